"""Compares a round with exact play: losses of its turns, and its result without the luck of draws.

Let A(i, j) be Pixoid's expected result if he runs i and the Bugs jointly run j, p the mix that he drew from and q the
Bugs'. Whatever A is, A(i, j) - A(p, q) is zero on average. So the result minus the sum of these over the turns has the
same mean, and less variance the better A is: a control variate (AIVAT). If a bot doesn't report its mix, its move
counts as its mix: the mean stays the same, its luck isn't removed.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from pixcade.bots.exact.pixoid_analyst import MarginWorth
from pixcade.bots.exact.sources import source_of
from pixcade.bots.exact.stage_game import StageGame, places, programs_from, run_number, stage_game
from pixcade.games import GAMES
from pixcade.games.game import Decision
from pixcade.games.pixoid.board import Pix
from pixcade.games.pixoid.state import RESERVE, State
from pixcade.lab.arena.contests import AskedStep

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Doubles = NDArray[np.float64]


class ExactRound(NamedTuple):
    """A round in cubes, one of the reserve 1 and a bonus cube 1/2."""

    result: float
    adjusted: float
    """Without the luck of draws."""
    lost: float
    """The loss of Pixoid's mixes against the best Bugs."""
    conceded: float
    """The loss of the Bugs' mixes against the best Pixoid."""
    turns: float


def exact_round(steps: Sequence[AskedStep], folder: Path) -> ExactRound | None:
    """Compare the turns of a finished round with exact play; None if the board has no exact values."""
    result = luck = lost = conceded = 0.0
    turns = [step for step in steps if not step.state.placing]
    for step in turns:
        state: State = step.state
        source = source_of(state.options.board, RESERVE - state.taken, folder)
        if source is None:
            return None
        game = stage_game(state, MarginWorth(source))
        own, bugs = mixes_of(step, game)
        result = played_worth(step, game)  # of the last turn: how the round ended
        luck += result - float(own @ game.payoffs @ bugs)
        lost += game.value - float(own @ game.against_bugs)
        conceded += float(game.against_pixoid @ bugs) - game.value
    return ExactRound(result, result - luck, lost, conceded, float(len(turns)))


def mixes_of(step: AskedStep, game: StageGame) -> tuple["Doubles", "Doubles"]:
    """Return Pixoid's mix, and that of the Bugs' joint runs, drawn independently."""
    here = places(step.state)
    own, first, second, third = (mix_of(step, decision, at) for decision, at in zip(step.moves, here, strict=True))
    joint: Doubles = np.einsum("i,j,k->ijk", first, second, third).reshape(-1)
    assert own.shape == game.rows.shape
    assert joint.shape == game.columns.shape
    return own, joint


def mix_of(step: AskedStep, decision: Decision, here: Pix) -> "Doubles":
    """Return the mix over the runs from a Pix; an unknown mix is the move itself."""
    one, rules = step.state.options.board, GAMES["pixoid"]
    known = step.mixes.get(decision)
    shares = {step.moves[decision]: 1.0}
    if known is not None:
        shares = {rules.parse_move(step.state, text): max(0.0, share) for text, share in known.items()}
    found = np.zeros(len(programs_from(one, here)))
    for program, share in shares.items():
        found[run_number(one, here, program)] += share
    mix: Doubles = found / found.sum()
    return mix


def played_worth(step: AskedStep, game: StageGame) -> float:
    """Return the worth of the played runs."""
    one = step.state.options.board
    row, *runs = (
        run_number(one, here, program) for here, program in zip(places(step.state), step.moves.values(), strict=True)
    )
    return float(game.payoffs[row, game.column(runs)])
