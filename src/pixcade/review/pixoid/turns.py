"""Decomposes a turn: what Pixoid's run and the Bugs' joint run cost, each Bug's share of it, and luck.

With A(i, j) the value of Pixoid's run i against the joint run j, x and y the mixes and v the value,

    A(i, j) - v  =  -(v - A(i, y))  +  (A(x, j) - v)  +  (A(i, j) - A(i, y) - A(x, j) + v)
                     loss of Pixoid    loss of the Bugs    luck
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

import numpy as np

from pixcade.bots.exact.stage_game import StageGame, places, run_number
from pixcade.games.game import Decision
from pixcade.games.pixoid.moves import Program
from pixcade.games.pixoid.notation import format_move
from pixcade.games.pixoid.state import State
from pixcade.review.api import ReviewedDecision, ReviewedMove
from pixcade.review.pixoid.habits import readings_of_bugs, readings_of_pixoid

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Doubles = NDArray[np.float64]

PLAYED = 1e-6
"""Smaller shares of a mix are rounding errors."""
MAX_OPTIONS = 24
"""More than one piece has; of two pieces together the cheapest are listed."""


@dataclass(frozen=True, slots=True)
class TurnReview:
    """A turn of a round. All numbers but `variance` are in the unit of the round, from Pixoid's view."""

    step: int
    """The step of the record, from 1."""
    turn: int
    value: float
    after: float
    """The value of the position after the turn, or of the round's end."""
    pixoid: ReviewedDecision
    bugs: tuple[ReviewedDecision, ...]
    """One decision per seat that programs Bugs: its loss is what its runs cost while the others keep to the mix."""
    bugs_loss: float
    coordination: float
    """The part of the Bugs' loss that no single seat caused; negative if their runs fit together better than each
    alone.
    """
    luck: float
    variance: float
    """Variance of luck under both mixes."""
    gap: float


def turn_review(
    state: State,
    game: StageGame,
    moves: dict[Decision, Program],
    step: int,
    equal: float,
    before: Mapping[str, Program] = MappingProxyType({}),
) -> TurnReview:
    """Decompose a turn; `before` is what each piece ran in the turn before."""
    one, (here, *bugs) = state.options.board, places(state)
    due = list(moves)  # in the order of `deciding`: Pixoid, then the Bugs
    row = run_number(one, here, moves[due[0]])
    runs = [run_number(one, bug, moves[decision]) for bug, decision in zip(bugs, due[1:], strict=True)]
    column = game.column(runs)
    _, bugs_loss, luck = decompose(game, row, column)
    costs = game.value - game.against_bugs
    read = readings_of_pixoid(game, row, before.get(due[0].piece))
    own = decision_of(state, (due[0],), (row,), [game.pixoid], costs, game.rows, (moves[due[0]],), equal, read)
    theirs = tuple(
        bug_decision(state, game, [due[1 + at] for at in group], group, runs, moves, equal, before)
        for group in seats_of(due[1:])
    )
    return TurnReview(
        step=step,
        turn=state.turn,
        value=game.value,
        after=float(game.payoffs[row, column]),
        pixoid=own,
        bugs=theirs,
        bugs_loss=bugs_loss,
        coordination=bugs_loss - sum(one.loss for one in theirs),
        luck=luck,
        variance=luck_variance(game),
        gap=game.most - game.least,
    )


def decompose(game: StageGame, row: int, column: int) -> tuple[float, float, float]:
    """Return the loss of Pixoid, the loss of the Bugs and the luck of the runs played."""
    gets, concedes = float(game.against_bugs[row]), float(game.against_pixoid[column])
    luck = float(game.payoffs[row, column]) - gets - concedes + game.value
    return game.value - gets, concedes - game.value, luck


def luck_variance(game: StageGame) -> float:
    """Return the variance of luck if both sides play their mixes; its mean is zero."""
    rows, columns = np.flatnonzero(game.rows > 0.0), np.flatnonzero(game.columns > 0.0)
    luck = luck_of(game)[np.ix_(rows, columns)]
    return float(game.rows[rows] @ luck**2 @ game.columns[columns])


def luck_of(game: StageGame) -> "Doubles":
    """Return the luck of every pair, shape (Pixoid's runs, joint runs)."""
    found: Doubles = game.payoffs - game.against_bugs[:, None] - game.against_pixoid + game.value
    return found


def seats_of(due: Sequence[Decision]) -> list[tuple[int, ...]]:
    """Return which Bugs each seat programs, as indexes into `roles.bugs` (P7.2)."""
    found: dict[int, list[int]] = {}
    for at, decision in enumerate(due):
        found.setdefault(int(decision.seat), []).append(at)
    return [tuple(group) for group in found.values()]


def group_costs(game: StageGame, group: tuple[int, ...]) -> tuple["Doubles", "Doubles"]:
    """Return what each joint run of some Bugs costs while the others keep to the mix, and its share, by their runs.

    If the run is part of the mix, the others play the rest of that joint run; otherwise they play their average mix.
    """
    concedes = game.against_pixoid.reshape(game.shape)
    mix = game.columns.reshape(game.shape)
    others = tuple(at for at in range(len(game.shape)) if at not in group)
    share = mix.sum(axis=others)
    average = mix.sum(axis=group, keepdims=True)
    apart = (concedes * average).sum(axis=others) - game.value
    together = (concedes * mix).sum(axis=others) / np.where(share > PLAYED, share, 1.0) - game.value
    return np.where(share > PLAYED, together, apart), share


def bug_decision(
    state: State,
    game: StageGame,
    due: list[Decision],
    group: tuple[int, ...],
    runs: list[int],
    moves: dict[Decision, Program],
    equal: float,
    before: Mapping[str, Program],
) -> ReviewedDecision:
    """Return the decision of a seat's Bugs: one Bug, or two if it holds the spare controller."""
    costs, share = group_costs(game, group)
    at_runs = tuple(runs[at] for at in group)
    return decision_of(
        state,
        tuple(due),
        at_runs,
        [game.bugs[at] for at in group],
        costs,
        share,
        tuple(moves[decision] for decision in due),
        equal,
        readings_of_bugs(game, group, at_runs, [before.get(decision.piece) for decision in due]),
    )


def decision_of(
    state: State,
    due: tuple[Decision, ...],
    at: tuple[int, ...],
    programs: Sequence[tuple[Program, ...]],
    costs: "Doubles",
    share: "Doubles",
    played: tuple[Program, ...],
    equal: float,
    read: Mapping[str, float],
) -> ReviewedDecision:
    """Return a decision from the costs and shares of all alternatives, shape (runs of each piece)."""
    one = state.options.board

    def formatted(chosen: Sequence[Program]) -> dict[str, str]:
        return {decision.piece: format_move(one, program) for decision, program in zip(due, chosen, strict=True)}

    order = sorted(np.ndindex(costs.shape), key=lambda place: (round(float(costs[place]), 6), -share[place]))
    options = tuple(
        ReviewedMove(
            formatted([own[run] for own, run in zip(programs, place, strict=True)]),
            float(share[place]),
            float(costs[place]),
        )
        for place in order[:MAX_OPTIONS]
    )
    loss = float(costs[at])
    return ReviewedDecision(
        seat=int(due[0].seat),
        played=formatted(played),
        loss=loss,
        real=bool(costs.max() - costs.min() > equal),
        equal=loss <= equal,
        options=options,
        readings=read,
    )
