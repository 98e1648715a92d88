"""What is known of a position for certain: its value, both sides' mixes and the proof, for any game.

A game that can answer names a `GameAnalyst` in `GameParts.exact`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class MixedMove:
    """Moves of a side: how often they belong to its mix, and what they are worth against the other side's."""

    moves: Mapping[str, str]
    """Moves in notation, by piece."""
    share: float
    worth: float


@dataclass(frozen=True, slots=True)
class MixedSide:
    """A side and what it plays, the largest share first."""

    pieces: tuple[str, ...]
    mix: tuple[MixedMove, ...]


@dataclass(frozen=True, slots=True)
class Certificate:
    """The proof: the first side's mix gets at least `least`, the second side's concedes at most `most`.

    `error` is how far the values after this turn can be from the exact ones; None where that is measured, not proven.
    """

    least: float
    most: float
    error: float | None

    @property
    def gap(self) -> float:
        return max(0.0, self.most - self.least)


@dataclass(frozen=True, slots=True)
class ExactAnswer:
    """The answer to a position. `goal` says what the value counts, `source` where values after this turn come from."""

    game: str
    position: str
    goal: str
    source: str
    value: float
    sides: tuple[MixedSide, MixedSide]
    certificate: Certificate


class GameAnalyst(Protocol):
    """What answers for one game."""

    def answer(self, state: Any) -> ExactAnswer:
        """Return what is known of a position. Raises a PixcadeError where nothing is."""


def told(answer: ExactAnswer) -> dict[str, object]:
    """Return an answer as plain data, as the engine prints it and the server sends it."""
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
