"""Plays random games of Pixoid and compares the kernel with the readable rules at every position, field by field."""

import random
from typing import Any

import numpy as np

from pixcade.games.game import Decision
from pixcade.games.pixoid import Pixoid
from pixcade.games.pixoid.board import Board
from pixcade.games.pixoid.moves import DIRECTIONS, Placement
from pixcade.games.pixoid.state import Options
from tests.lab.pixoid.compiled_kernel import kernel
from tests.random_games import pixoid_later_in_round, pixoid_options, pixoid_survived, pixoid_tempting

GAME = Pixoid()
BUFFER = np.zeros(256, np.int64)


def positions(count: int, seed: int) -> dict[str, int]:
    """Compare at least `count` positions of Pixoid: decisions, legal moves, effects, points and the end."""
    generator = random.Random(seed)
    counted = {"positions": 0, "games": 0, "rounds survived": 0, "on other boards": 0}
    while counted["positions"] < count:
        options = pixoid_options(generator)
        if generator.random() < 0.3:
            options = on_other_board(generator, options)
            counted["on other boards"] += 1
        state = GAME.start(options)
        table, packed = kernel.tables(options), kernel.pack(state)
        counted["games"] += 1
        while True:
            counted["positions"] += 1
            assert kernel.unpack(options, packed) == state
            assert kernel.pack(state) == packed < 1 << 63
            due = GAME.deciding(state)
            if not due:
                break
            codes = {}
            moves = {}
            first = 4 - kernel.waiting(packed) if state.placing else 0
            assert len(due) == (1 if state.placing else 4)
            for at, one in enumerate(due):
                compare_decision(state, table, packed, first + at, one)
                moves[one] = pixoid_tempting(generator, state, one)
                codes[one] = kernel.code_of(options, moves[one])
                assert kernel.move_of(options, codes[one]) == moves[one]
            after = GAME.apply(state, moves).state
            packed = kernel.step(table, packed, kernel.joint([codes[one] for one in due]))
            assert packed == kernel.pack(after), (GAME.format_position(state), moves)
            counted["rounds survived"] += pixoid_survived(state, after)
            state = pixoid_later_in_round(generator, after)
            packed = kernel.pack(state)
        nothing = kernel.joint([17] * 4)
        assert kernel.step(table, packed, nothing) == packed
    return counted


def compare_decision(state: Any, table: Any, packed: int, place: int, decision: Decision) -> None:
    """Which cube and seat it is, every legal move, and every one that differs."""
    options = state.options
    cube = options.controllers.index(decision.piece)
    assert kernel.cube_of(table, packed, place) == cube
    assert kernel.seat_of(table, packed, place) == decision.seat
    legal = GAME.legal(state, decision)
    expected = [kernel.code_of(options, move) for move in legal]
    count = kernel.legal(table, packed, place, BUFFER)
    assert BUFFER[:count].tolist() == expected
    if not isinstance(legal[0], Placement):
        paths = options.board.paths[state.cubes[cube]]
        ends = {DIRECTIONS.index(move.direction) * 16 + len(paths[move]) for move in paths}
        expected = sorted(ends)
    count = kernel.distinct(table, packed, place, BUFFER)
    assert BUFFER[:count].tolist() == expected


def on_other_board(generator: random.Random, options: Options) -> Options:
    """The same options on a random maze of another size, in which every Pix is reachable."""
    changed = GAME.configure(GAME.option_values(options), seed=0)
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
