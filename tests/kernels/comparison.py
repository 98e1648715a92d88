"""Plays random games and holds the kernels against the readable rules at every position, field by field."""

import random
from typing import Any

import numpy as np

from pixcade.core.game import Decision
from pixcade.games.pixl import Pixl
from pixcade.games.pixl.scoring import element_points, lockers, outcome, reason_to_end, seat_points
from pixcade.games.pixoid import Pixoid
from pixcade.games.pixoid.board import Board
from pixcade.games.pixoid.moves import DIRECTIONS, Placement
from pixcade.games.pixoid.state import Options
from tests.kernels.cached_kernels import pixl as pixl_kernel
from tests.kernels.cached_kernels import pixoid as pixoid_kernel
from tests.random_games import (
    pixl_options,
    pixl_tempting,
    pixoid_later_in_round,
    pixoid_options,
    pixoid_survived,
    pixoid_tempting,
)

PIXOID, PIXL = Pixoid(), Pixl()
BUFFER = np.zeros(pixl_kernel.MOST_MOVES, np.int64)


def pixoid(count: int, seed: int) -> dict[str, int]:
    """Compare at least `count` positions of Pixoid: who decides, what is legal, what follows, points and the end."""
    generator = random.Random(seed)
    figures = {"positions": 0, "games": 0, "rounds survived": 0, "on other boards": 0}
    while figures["positions"] < count:
        options = pixoid_options(generator)
        if generator.random() < 0.3:
            options = on_other_board(generator, options)
            figures["on other boards"] += 1
        state = PIXOID.start(options)
        table, packed = pixoid_kernel.tables(options), pixoid_kernel.pack(state)
        figures["games"] += 1
        while True:
            figures["positions"] += 1
            assert pixoid_kernel.unpack(options, packed) == state
            assert pixoid_kernel.pack(state) == packed < 1 << 63
            due = PIXOID.deciding(state)
            if not due:
                break
            codes = {}
            moves = {}
            first = 4 - pixoid_kernel.waiting(packed) if state.placing else 0
            assert len(due) == (1 if state.placing else 4)
            for at, one in enumerate(due):
                compare_decision(state, table, packed, first + at, one)
                moves[one] = pixoid_tempting(generator, state, one)
                codes[one] = pixoid_kernel.code_of(options, moves[one])
                assert pixoid_kernel.move_of(options, codes[one]) == moves[one]
            after = PIXOID.apply(state, moves).state
            packed = pixoid_kernel.step(table, packed, pixoid_kernel.joint([codes[one] for one in due]))
            assert packed == pixoid_kernel.pack(after), (PIXOID.format_position(state), moves)
            figures["rounds survived"] += pixoid_survived(state, after)
            state = pixoid_later_in_round(generator, after)
            packed = pixoid_kernel.pack(state)
        nothing = pixoid_kernel.joint([17] * 4)
        assert pixoid_kernel.step(table, packed, nothing) == packed
    return figures


def compare_decision(state: Any, table: Any, packed: int, place: int, decision: Decision) -> None:
    """Which cube and seat it is, every legal move, and every one that differs."""
    options = state.options
    cube = options.controllers.index(decision.piece)
    assert pixoid_kernel.cube_of(table, packed, place) == cube
    assert pixoid_kernel.seat_of(table, packed, place) == decision.seat
    legal = PIXOID.legal(state, decision)
    expected = [pixoid_kernel.code_of(options, move) for move in legal]
    count = pixoid_kernel.legal(table, packed, place, BUFFER)
    assert BUFFER[:count].tolist() == expected
    if not isinstance(legal[0], Placement):
        paths = options.board.paths[state.cubes[cube]]
        ends = {DIRECTIONS.index(move.direction) * 16 + len(paths[move]) for move in paths}
        expected = sorted(ends)
    count = pixoid_kernel.distinct(table, packed, place, BUFFER)
    assert BUFFER[:count].tolist() == expected


def on_other_board(generator: random.Random, options: Options) -> Options:
    """The same options on a random maze of another size, in which every Pix is reachable."""
    changed = PIXOID.configure(PIXOID.option_values(options), seed=0)
    object.__setattr__(changed, "board", random_board(generator, generator.choice((4, 5, 6, 6, 8, 11))))
    return changed


def random_board(generator: random.Random, size: int) -> Board:
    """A maze grown from one Pix, with some walls taken out."""
    ways = [(pix, pix + 1) for pix in range(size * size) if pix % size < size - 1]
    ways += [(pix, pix + size) for pix in range(size * (size - 1))]
    share = generator.choice((0.2, 0.5, 0.9))
    joined, reached = set(), {generator.randrange(size * size)}
    while len(reached) < size * size:
        way = generator.choice([way for way in ways if (way[0] in reached) != (way[1] in reached)])
        joined.add(way)
        reached |= {*way}
    joined |= {way for way in ways if generator.random() < share}
    chosen = generator.sample(range(size * size), 12)
    starts, bonus = chosen[: generator.choice((4, 4, 8))], chosen[8 : 8 + generator.choice((4, 4, 1, 0))]
    return Board("other", size, frozenset(joined), tuple(sorted(starts)), tuple(sorted(bonus)))


def pixl(count: int, seed: int) -> dict[str, int]:
    """Compare at least `count` positions of Pixl: who moves, what is legal, what follows, locks, points, who wins."""
    generator = random.Random(seed)
    figures = {"positions": 0, "games": 0, "locked Ports": 0, "stacks": 0, "largest stack": 0}
    while figures["positions"] < count:
        options = pixl_options(generator)
        state = PIXL.start(options)
        table, position = pixl_kernel.tables(options), pixl_kernel.pack(state)
        figures["games"] += 1
        while True:
            figures["positions"] += 1
            assert pixl_kernel.unpack(options, position) == state, PIXL.format_position(state)
            figures["locked Ports"] += compare_standing(state, table, position)
            highest = max(len(stack) for stack in state.stacks)
            figures["largest stack"] = max(figures["largest stack"], highest)
            figures["stacks"] += highest > 1
            due = PIXL.deciding(state)
            if not due:
                break
            legal = PIXL.legal(state, due[0])
            compare_moves(state, legal, table, position, generator.getrandbits(64))
            move = pixl_tempting(generator, state, due[0], legal)
            pixl_kernel.apply(table, position, pixl_kernel.code_of(move))
            state = PIXL.apply(state, {due[0]: move}).state
    return figures


def compare_moves(state: Any, legal: Any, table: Any, position: Any, chance: int) -> None:
    """Every legal move of the position as it was played to and as it is packed anew, and one drawn from them."""
    expected = [pixl_kernel.code_of(move) for move in legal]
    assert [pixl_kernel.move_of(code) for code in expected] == list(legal)
    for words in (position, pixl_kernel.pack(state)):
        count = pixl_kernel.legal(table, words, BUFFER)
        assert BUFFER[:count].tolist() == expected, PIXL.format_position(state)
    assert pixl_kernel.random_move(table, position, np.uint64(chance)) in expected


def compare_standing(state: Any, table: Any, position: Any) -> int:
    """Whose turn it is, who is locked, what each element and seat has, and the end; return how many are locked."""
    options = state.options
    assert pixl_kernel.REASONS[pixl_kernel.ended(table, position)] == reason_to_end(state)
    assert pixl_kernel.mover(table, position) == state.mover
    locked = 0
    for element in range(len(options.order)):
        by = pixl_kernel.locked_by(table, position, element)
        assert tuple(colour for colour in range(4) if by >> colour & 1) == lockers(state, element)
        locked += by != 0
    points = np.full((4, 4), -1, np.int64)
    seats = np.full(4, -1, np.int64)
    winners = pixl_kernel.seat_points(table, position, points, seats)
    assert points[: len(options.order)].tolist() == [list(each) for each in element_points(state)]
    assert tuple(seats[: options.players]) == seat_points(state)
    result = outcome(state)
    if result is not None:
        assert tuple(seat for seat in range(4) if winners >> seat & 1) == result.winners
    return locked
