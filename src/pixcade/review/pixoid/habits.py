"""Predictability: the gain, each turn, of an opponent who knows a player's habit.

A habit expects some runs, all equally likely. An opponent who knows it plays the best reply to these; the reading of a
turn is what that gains over the opponent's own mix, against the run actually played. It is negative if the habit wasn't
followed. Its average over many turns measures how predictable a player is.
"""

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import TYPE_CHECKING

import numpy as np

from pixcade.bots.exact.stage_game import StageGame
from pixcade.games.pixoid.moves import Program

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Doubles = NDArray[np.float64]

OPPOSITE = {"U": "D", "D": "U", "L": "R", "R": "L"}
HABITS = ("onwards", "back", "far", "near", "likely")
"""Same direction as last turn, or the opposite one; up to the wall; one Pix; the most likely run."""


def expected_runs(programs: Sequence[Program], share: "Doubles", before: Program | None) -> dict[str, "Doubles"]:
    """Return the runs of a piece that each habit expects, as shares, shape (runs,), except habits that expect all."""
    longest = {one.direction: 0 for one in programs}
    for one in programs:
        longest[one.direction] = max(longest[one.direction], one.distance)
    follows = {
        "onwards": [before is not None and one.direction == before.direction for one in programs],
        "back": [before is not None and one.direction == OPPOSITE[before.direction] for one in programs],
        "far": [one.distance == longest[one.direction] for one in programs],
        "near": [one.distance == 1 for one in programs],
        "likely": [at == int(share.argmax()) for at in range(len(programs))],
    }
    return {
        name: np.array(chosen, dtype=float) / sum(chosen)
        for name, chosen in follows.items()
        if 0 < sum(chosen) < len(programs)
    }


def readings_of_pixoid(game: StageGame, row: int, before: Program | None) -> Mapping[str, float]:
    """Return by habit what Bugs who know it would have gained over their mix against Pixoid's run, in this turn."""
    found = {}
    for name, runs in expected_runs(game.pixoid, game.rows, before).items():
        reply = int((runs @ game.payoffs).argmin())
        found[name] = float(game.against_bugs[row] - game.payoffs[row, reply])
    return found


def readings_of_bugs(
    game: StageGame, group: tuple[int, ...], at: tuple[int, ...], before: Sequence[Program | None]
) -> Mapping[str, float]:
    """Return by habit what a Pixoid who knows it would have gained over his mix; the other Bugs keep to theirs."""
    mix = game.columns.reshape(game.shape)
    others = tuple(place for place in range(len(game.shape)) if place not in group)
    average = mix.sum(axis=group, keepdims=True)
    whole = game.payoffs.reshape(-1, *game.shape) * average
    against = whole.sum(axis=tuple(place + 1 for place in others))  # (Pixoid's runs, runs of each of the group)
    usual = float(game.rows @ against[(slice(None), *at)])
    own = [
        expected_runs(game.bugs[place], mix.sum(axis=tuple(other for other in range(mix.ndim) if other != place)), last)
        for place, last in zip(group, before, strict=True)
    ]
    found = {}
    for name in HABITS:
        if all(name in one for one in own):
            runs = reduce(np.multiply.outer, [one[name] for one in own])
            reply = int((against * runs).reshape(len(game.pixoid), -1).sum(axis=1).argmax())
            found[name] = float(against[(reply, *at)]) - usual
    return found
