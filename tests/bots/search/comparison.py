"""Plays random games of Pixl and compares the kernel with the readable rules at every position, field by field."""

import random
from typing import Any

import numpy as np

from pixcade.games.pixl import Pixl
from pixcade.games.pixl.scoring import element_points, lockers, outcome, reason_to_end, seat_points
from tests.bots.search.cached_kernels import pixl as pixl_kernel
from tests.random_games import pixl_options, pixl_tempting

PIXL = Pixl()
BUFFER = np.zeros(pixl_kernel.MOST_MOVES, np.int64)


def pixl(count: int, seed: int) -> dict[str, int]:
    """Compare at least `count` positions of Pixl: mover, legal moves, results, locks, points, winners."""
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
    """Every legal move of the position, both as played and as repacked, and one drawn from them."""
    expected = [pixl_kernel.code_of(move) for move in legal]
    assert [pixl_kernel.move_of(code) for code in expected] == list(legal)
    for words in (position, pixl_kernel.pack(state)):
        count = pixl_kernel.legal(table, words, BUFFER)
        assert BUFFER[:count].tolist() == expected, PIXL.format_position(state)
    assert pixl_kernel.random_move(table, position, np.uint64(chance)) in expected


def compare_standing(state: Any, table: Any, position: Any) -> int:
    """Whose turn it is, who is locked, what each element and seat has, and the end; return how many are locked."""
    options = state.options
    assert pixl_kernel.REASONS[pixl_kernel.end_reason(table, position)] == reason_to_end(state)
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
