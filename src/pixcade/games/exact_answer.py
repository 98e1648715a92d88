"""Exact analysis of a position: its value, both sides' mixed strategies and a certificate.

A game with an exact solver names its `GameAnalyst` in `GameParts.exact`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class MixedMove:
    """Equivalent moves of a side: their probability in the mix, and their value against the other side's mix."""

    moves: Mapping[str, str]
    """Moves in notation, by piece."""
    share: float
    worth: float


@dataclass(frozen=True, slots=True)
class MixedSide:
    """A side and its mixed strategy, most likely moves first."""

    pieces: tuple[str, ...]
    mix: tuple[MixedMove, ...]


@dataclass(frozen=True, slots=True)
class Certificate:
    """What both mixes guarantee: the first side's gets at least `least`, the second side's concedes at most `most`.

    `error` bounds how far the values after this turn are from the exact ones. If it is None they are estimates, and
    this is not a proof.
    """

    least: float
    most: float
    error: float | None

    @property
    def gap(self) -> float:
        return max(0.0, self.most - self.least)


@dataclass(frozen=True, slots=True)
class ExactAnswer:
    """The analysis of a position.

    `goal` is what the value counts, `source` where the values after this turn come from.
    """

    game: str
    position: str
    goal: str
    source: str
    value: float
    sides: tuple[MixedSide, MixedSide]
    certificate: Certificate


class GameAnalyst(Protocol):
    """Exact analysis for one game."""

    def answer(self, state: Any) -> ExactAnswer:
        """Analyse a position. Raises a PixcadeError if there is no exact answer for it."""


def answer_data(answer: ExactAnswer) -> dict[str, object]:
    """Return an answer as plain data, for the engine and the server."""
    certificate = answer.certificate
    return {
        "game": answer.game,
        "position": answer.position,
        "goal": answer.goal,
        "source": answer.source,
        "value": answer.value,
        "sides": [
            {
                "pieces": list(side.pieces),
                "mix": [{"moves": dict(one.moves), "share": one.share, "worth": one.worth} for one in side.mix],
            }
            for side in answer.sides
        ],
        "certificate": {
            "least": certificate.least,
            "most": certificate.most,
            "gap": certificate.gap,
            "error": certificate.error,
        },
    }
