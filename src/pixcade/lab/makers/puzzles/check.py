"""Checks puzzles from their positions alone, trusting none of their stored results."""

from random import Random
from typing import TYPE_CHECKING

import numpy as np

from pixcade.bots.exact.stage_game import lying_in
from pixcade.games.pixoid.notation import parse_position
from pixcade.games.pixoid.symmetry import placement_key, turnings
from pixcade.lab.makers.puzzles.ideas import PIXL_IDEAS, PIXOID_IDEAS, ideas_of
from pixcade.lab.makers.puzzles.pixl import check_search, pixl_key
from pixcade.lab.makers.puzzles.pixl_points import check_points
from pixcade.lab.makers.puzzles.pixoid import EXACT, FEWEST, GAIN, MARGIN, MOST, NEARLY, ROUGH_LOSS
from pixcade.lab.makers.puzzles.puzzle import (
    KINDS,
    MIX,
    MOVE,
    ONLY,
    PIXL_KINDS,
    PUNISH,
    THIRD,
    THOUSAND,
    Puzzle,
    best_of,
    losses_of,
)
from pixcade.lab.makers.puzzles.turn import BUGS, PIXOID, SolvedTurn, turn_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Doubles = NDArray[np.float64]

ROUNDED = 1.01
"""Tolerance in thousandths for rounded numbers whose mixes are rounded, too."""
TRIED_MIXES = 20


def check(puzzle: Puzzle) -> None:
    """Raise AssertionError if a puzzle's claims are wrong."""
    assert puzzle.kind in KINDS, puzzle.kind
    moves = [option.move for option in puzzle.options]
    assert len(set(moves)) == len(moves), "no option stands twice"
    assert puzzle.ideas, "it is about something"
    if puzzle.kind in PIXL_KINDS:
        assert set(puzzle.ideas) <= set(PIXL_IDEAS), puzzle.ideas
        (check_search if puzzle.kind == MOVE else check_points)(puzzle)
        return
    assert set(puzzle.ideas) <= set(PIXOID_IDEAS), puzzle.ideas
    turn = turn_of(puzzle.position)
    assert turn.solution.most - turn.solution.least <= EXACT, "the value is proven"
    assert puzzle.piece in (BUGS if puzzle.kind == THIRD else (PIXOID,)), "who moves"
    {ONLY: check_only, PUNISH: check_punish, THIRD: check_third, MIX: check_mix}[puzzle.kind](turn, puzzle)
    assert puzzle.ideas == ideas_of(turn, puzzle), "its ideas are those of the answer"


def check_worths(puzzle: Puzzle, moves: list[str], worths: "Doubles", margin: float) -> None:
    """Compare the options with their worths; one must be better than all others."""
    assert [option.move for option in puzzle.options] == moves, "everything that can be run is offered"
    assert FEWEST <= len(moves) <= MOST, "few enough to compare"
    written = np.array([option.worth for option in puzzle.options])
    assert np.abs(written - worths * THOUSAND).max() <= ROUNDED, f"worths are {worths}"
    assert losses_of(puzzle)[0] >= margin * THOUSAND - ROUNDED, "there is one answer"


def shown_mix(turn: SolvedTurn, puzzle: Puzzle) -> "Doubles":
    assert sum(plan.share for plan in puzzle.plans) == 100, "shares add up"
    found = np.zeros(len(turn.own))
    for plan in puzzle.plans:
        assert tuple(piece for piece, _ in plan.moves) == BUGS, "every Bug has a run"
        found += plan.share / 100 * turn.against(tuple(move for _, move in plan.moves))
    return found


def check_only(turn: SolvedTurn, puzzle: Puzzle) -> None:
    """Check that the answer guarantees the value, and every other run loses against the Bugs' best mix."""
    flat = turn.payoffs.reshape(len(turn.own), -1)
    check_worths(puzzle, turn.own, flat @ turn.solution.columns, MARGIN)
    answer = turn.own.index(best_of(puzzle).move)
    assert flat[answer].min() >= turn.value - EXACT, "the answer is safe by itself"
    assert np.abs(shown_mix(turn, puzzle) - flat @ turn.solution.columns).max() < 0.02, "the plans are the Bugs' mix"


def check_punish(turn: SolvedTurn, puzzle: Puzzle) -> None:
    """Check that the answer is best against the plans, and better than the position's value."""
    worths = shown_mix(turn, puzzle)
    check_worths(puzzle, turn.own, worths, MARGIN)
    assert worths.max() >= turn.value + GAIN - EXACT, "the mix gives something away"


def check_third(turn: SolvedTurn, puzzle: Puzzle) -> None:
    (plan,) = puzzle.plans
    known = dict(plan.moves)
    assert {*known, puzzle.piece} == set(BUGS), "the other two Bugs' runs are known"
    moves = turn.bugs[BUGS.index(puzzle.piece)]
    joint = [tuple({**known, puzzle.piece: move}[bug] for bug in BUGS) for move in moves]
    check_worths(puzzle, moves, np.array([turn.against(one).max() for one in joint]), 2 * MARGIN)


def check_mix(turn: SolvedTurn, puzzle: Puzzle) -> None:
    """Check that the shares reach the value, equal ones don't, and every relevant answer of the Bugs is listed."""
    assert sum(option.worth for option in puzzle.options) == THOUSAND, "shares add up"
    flat = turn.payoffs.reshape(len(turn.own), -1)
    rows = [turn.own.index(option.move) for option in puzzle.options]
    table = np.array([option.row for option in puzzle.options]) / THOUSAND
    best = np.array([option.worth for option in puzzle.options]) / THOUSAND
    equal = np.full(len(rows), 1 / len(rows))
    random = np.random.default_rng(len(rows))
    for mix in (best, equal, *random.dirichlet(np.ones(len(rows)), TRIED_MIXES)):
        assert abs((mix @ flat[rows]).min() - (mix @ table).min()) <= ROUNDED / THOUSAND, "their best answer is there"
    assert (best @ flat[rows]).min() >= NEARLY * turn.value - ROUNDED / THOUSAND, "it reaches the value"
    assert (equal @ flat[rows]).min() <= (1 - ROUGH_LOSS) * turn.value + ROUNDED / THOUSAND, "equal shares do not"


def key_of(puzzle: Puzzle) -> str:
    """Return a key shared by positions that are rotations or, in Pixl, reflections of each other."""
    if puzzle.kind in PIXL_KINDS:
        return pixl_key(puzzle.position)
    state = parse_position(puzzle.position)
    turned = min(turnings(state.options.layout), key=lambda one: one.code)
    return f"{placement_key(state)} {state.taken} {turned.lying(lying_in(state))}"


def sample(puzzles: list[Puzzle], count: int, seed: int) -> list[Puzzle]:
    return Random(seed).sample(puzzles, min(count, len(puzzles)))
