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
    board, (here, *bugs) = state.options.board, places(state)
    due = list(moves)  # in the order of `deciding`: Pixoid, then the Bugs
    row = run_number(board, here, moves[due[0]])
    runs = [run_number(board, bug, moves[decision]) for bug, decision in zip(bugs, due[1:], strict=True)]
    column = game.column(runs)
    _, bugs_loss, luck = decompose(game, row, column)
    costs = game.value - game.against_bugs
    read = readings_of_pixoid(game, row, before.get(due[0].piece))
    chosen = Chosen((due[0],), (moves[due[0]],), (row,))
    own = decision_of(state, chosen, [game.pixoid], costs, game.rows, equal, read)
    theirs = []
    for group in seats_of(due[1:]):
        seated = tuple(due[1 + at] for at in group)
        chosen = Chosen(seated, tuple(moves[one] for one in seated), tuple(runs[at] for at in group))
        theirs.append(bug_decision(state, game, chosen, group, equal, before))
    return TurnReview(
        step=step,
        turn=state.turn,
        value=game.value,
        after=float(game.payoffs[row, column]),
        pixoid=own,
        bugs=tuple(theirs),
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


@dataclass(frozen=True)
class Chosen:
    """What a seat has chosen: for each of its pieces the decision, the program and its run."""

    due: tuple[Decision, ...]
    played: tuple[Program, ...]
    runs: tuple[int, ...]


def bug_decision(
    state: State,
    game: StageGame,
    chosen: Chosen,
    group: tuple[int, ...],
    equal: float,
    before: Mapping[str, Program],
) -> ReviewedDecision:
    """Return the decision of a seat's Bugs: one Bug, or two if it holds the spare controller."""
    costs, share = group_costs(game, group)
    read = readings_of_bugs(game, group, chosen.runs, [before.get(one.piece) for one in chosen.due])
    return decision_of(state, chosen, [game.bugs[at] for at in group], costs, share, equal, read)


def decision_of(
    state: State,
    chosen: Chosen,
    programs: Sequence[tuple[Program, ...]],
    costs: "Doubles",
    share: "Doubles",
    equal: float,
    read: Mapping[str, float],
) -> ReviewedDecision:
    """Return a decision from the costs and shares of all alternatives, shape (runs of each piece)."""
    board = state.options.board

    def formatted(moves: Sequence[Program]) -> dict[str, str]:
        return {due.piece: format_move(board, move) for due, move in zip(chosen.due, moves, strict=True)}

    order = sorted(np.ndindex(costs.shape), key=lambda place: (round(float(costs[place]), 6), -share[place]))
    options = tuple(
        ReviewedMove(
            formatted([own[run] for own, run in zip(programs, place, strict=True)]),
            float(share[place]),
            float(costs[place]),
        )
        for place in order[:MAX_OPTIONS]
    )
    loss = float(costs[chosen.runs])
    return ReviewedDecision(
        seat=int(chosen.due[0].seat),
        played=formatted(chosen.played),
        loss=loss,
        real=bool(costs.max() - costs.min() > equal),
        equal=loss <= equal,
        options=options,
        readings=read,
    )
