"""Pixoid's kernel compared with the rules, and the distribution of its playouts."""

import random
from itertools import product
from typing import Any

import numpy as np
import pytest

from pixcade.games.pixoid import Pixoid
from pixcade.games.pixoid.board import Board
from pixcade.games.pixoid.moves import Program
from tests.bots.search.draws import Draws, stream
from tests.lab.pixoid import kernel_comparison
from tests.lab.pixoid.compiled_kernel import kernel as pixoid
from tests.random_games import pixoid_options, pixoid_tempting

GAME = Pixoid()


def test_kernel_equals_rules_on_random_positions() -> None:
    counts = kernel_comparison.positions(800, seed=1_001)
    assert counts["on other boards"] > 0


def random_states(seed: int, count: int) -> list[Any]:
    """Positions from anywhere in random games."""
    generator = random.Random(seed)
    states: list[Any] = []
    while len(states) < count:
        options = pixoid_options(generator)
        if len(states) % 3 == 0:
            options = kernel_comparison.on_other_board(generator, options)
        state = GAME.start(options)
        while due := GAME.deciding(state):
            states.append(state)
            state = GAME.apply(state, {one: pixoid_tempting(generator, state, one) for one in due}).state
    return generator.sample(states, count)


def played_by_the_rules(state: Any, seed: int) -> int:
    """The result of a round played on by the plain rules, with the numbers that the kernel draws."""
    draws = Draws(seed)
    number = state.round
    if any(cube is not None for cube in state.cubes):
        while state.placing:
            draws.fresh()
            due = GAME.deciding(state)[0]
            legal = GAME.legal(state, due)
            state = GAME.apply(state, {due: legal[draws.below(len(legal))]}).state
    else:
        free = list(state.options.board.starts)
        draws.fresh()
        while state.placing:
            due = GAME.deciding(state)[0]
            at = draws.below(len(free))
            chosen, free[at] = free[at], free[-1]
            free.pop()
            move = next(move for move in GAME.legal(state, due) if getattr(move, "pix", None) == chosen)
            state = GAME.apply(state, {due: move}).state
    while True:
        draws.fresh()
        moves = {}
        for one in GAME.deciding(state):
            legal = GAME.legal(state, one)
            moves[one] = legal[draws.below(108) % len(legal)]
        step = GAME.apply(state, moves)
        if step.state.over or step.state.round != number:
            return round_result(state, step)
        state = step.state


def round_result(state: Any, step: Any) -> int:
    """Cubes taken, bonus cubes and survival of a round, from its last turn's events."""
    picked = sum(event.code == "pixoid.picked-up" for event in step.events)
    caught = any(event.code == "pixoid.caught" for event in step.events)
    reserve = any(event.code == "pixoid.cube-taken" for event in step.events)
    taken = int(state.taken) + reserve
    return int(taken + 16 * (state.picked_up + picked) + 128 * (not caught))


def test_playout_equals_rules_with_same_draws() -> None:
    for state in random_states(seed=5, count=300):
        table, packed = pixoid.tables(state.options), pixoid.pack(state)
        seed = hash(packed) % (1 << 61)
        expected = played_by_the_rules(state, seed)
        assert pixoid.playout(table, packed, np.uint64(seed)) == expected, GAME.format_position(state)
        assert pixoid.playout(table, packed, np.uint64(seed)) == expected


def test_batched_playouts_equal_single_ones() -> None:
    for state in random_states(seed=6, count=20):
        table, packed = pixoid.tables(state.options), pixoid.pack(state)
        results = np.zeros(50, np.uint8)
        pixoid.random_rounds(table, packed, np.uint64(9), results)
        single = [pixoid.playout(table, packed, np.uint64(stream(9, at))) for at in range(len(results))]
        assert results.tolist() == single


def test_batched_steps_equal_single_ones() -> None:
    state = random_states(seed=7, count=1)[0]._replace(cubes=(0, 0, 0, 0), over=False)
    state = state._replace(cubes=state.options.board.starts[:4])
    due = GAME.deciding(state)
    legal = [[pixoid.code_of(state.options, move) for move in GAME.legal(state, one)] for one in due]
    generator = random.Random(7)
    joints = [pixoid.joint([generator.choice(codes) for codes in legal]) for _ in range(200)]
    table, packed = pixoid.tables(state.options), pixoid.pack(state)
    after = np.zeros(200, np.int64)
    pixoid.steps(table, np.full(200, packed, np.int64), np.array(joints, np.int64), after)
    assert after.tolist() == [pixoid.step(table, packed, one) for one in joints]


@pytest.mark.parametrize("game", ["standard", "short"])
def test_random_rounds_have_frequencies_of_rules(game: str) -> None:
    options = GAME.configure({"game": game, "layout": "p1-1A.2A.3A.4A"}, seed=0)
    count = 100_000
    results = np.zeros(count, np.uint8)
    pixoid.random_rounds(pixoid.tables(options), pixoid.pack(GAME.start(options)), np.uint64(1), results)
    plain = np.array([plain_round(options, random.Random(seed)) for seed in range(1_500)])
    for name, ours, theirs in (
        ("turns", results & 15, plain & 15),
        ("bonus cubes", results >> 4 & 7, plain >> 4 & 7),
        ("survived", results >> 7, plain >> 7),
    ):
        deviation = float(np.std(theirs)) / len(theirs) ** 0.5
        assert abs(float(np.mean(ours)) - float(np.mean(theirs))) < 4 * deviation, name


def plain_round(options: Any, generator: random.Random) -> int:
    """One round by the plain rules with uniformly random moves."""
    state = GAME.start(options)
    while True:
        step = GAME.apply(state, {one: generator.choice(GAME.legal(state, one)) for one in GAME.deciding(state)})
        if step.state.over or step.state.round > 1:
            return round_result(state, step)
        state = step.state


@pytest.mark.parametrize("contact_cube", ["left", "taken"])
@pytest.mark.parametrize("game", ["standard", "short"])
def test_cubes_on_path_count_when_passed(game: str, contact_cube: str) -> None:
    # Pixoid on a1 of an open board of 6 x 6, cubes on a3, a4, a5 and f3, a Bug on a5: P4.3, P4.4, P6.1.
    options = GAME.configure({"game": game, "contact-cube": contact_cube}, seed=0)
    ways = [(pix, pix + 1) for pix in range(36) if pix % 6 < 5] + [(pix, pix + 6) for pix in range(30)]
    board = Board("open", 6, frozenset(ways), (0, 5, 30, 35), (2, 3, 4, 32))
    object.__setattr__(options, "board", board)
    table = pixoid.tables(options)
    count = 0
    for lying, taken, bug in product(range(16), range(12), (4, 5, 28)):
        bonus = tuple(pix for at, pix in enumerate(board.bonus) if lying >> at & 1)
        state = GAME.start(options)._replace(taken=taken, bonus=bonus, cubes=(0, bug, 21, 27))
        if game == "short" and taken + state.picked_up >= 12:
            continue
        for distance in range(1, 10):
            programs = [Program("D", distance), Program("U", 1), Program("U", 2), Program("L", 1)]
            moves = dict(zip(GAME.deciding(state), programs, strict=True))
            codes = pixoid.joint([pixoid.code_of(options, program) for program in programs])
            after = GAME.apply(state, moves).state
            assert pixoid.step(table, pixoid.pack(state), codes) == pixoid.pack(after), (state, moves)
            count += 1
    assert count > 1_000


def test_packed_fields_hold_largest_values() -> None:
    # 52 is the maximum score (P1.5), 12 cubes the whole reserve (P2.1).
    options = GAME.configure({"players": "4", "oldest": "4"}, seed=3)
    state = GAME.start(options)._replace(
        round=4, taken=12, bonus=options.board.bonus, cubes=(99, 98, 97, 96), scores=(52, 52, 52, 52), over=True
    )
    packed = pixoid.pack(state)
    assert 0 < packed < 1 << 63
    assert pixoid.unpack(options, packed) == state


def test_program_code_is_16_times_direction_plus_distance() -> None:
    options = GAME.configure({}, seed=1)
    assert pixoid.code_of(options, Program("L", 7)) == 16 * 2 + 7  # DIRECTIONS: up, down, left, right
    assert pixoid.move_of(options, 39) == Program("L", 7)
