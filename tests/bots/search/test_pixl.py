"""Pixl's kernel: compared with the rules, and its play-outs."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from pixcade.games.pixl import Pixl
from pixcade.games.pixl.moves import Place
from pixcade.games.pixl.scoring import seat_points
from pixcade.games.pixl.state import tops_of
from tests.bots.search import comparison
from tests.bots.search.cached_kernels import pixl
from tests.bots.search.draws import GAMMA, MASK, drawn, stream
from tests.random_games import pixl_options, pixl_tempting

GAME = Pixl()


def test_kernel_matches_the_rules_on_random_positions() -> None:
    figures = comparison.pixl(800, seed=1_001)
    assert figures["largest stack"] > 1
    assert figures["locked Ports"] > 0


def random_states(seed: int, count: int, values: dict[str, str] | None = None) -> list[Any]:
    """Positions from random games in progress."""
    generator = random.Random(seed)
    states: list[Any] = []
    while len(states) < 4 * count:
        state = GAME.start(pixl_options(generator) if values is None else GAME.configure(values, seed=0))
        while due := GAME.deciding(state):
            states.append(state)
            move = pixl_tempting(generator, state, due[0], GAME.legal(state, due[0]))
            state = GAME.apply(state, {due[0]: move}).state
    return generator.sample(states, count)


def test_playout_equals_a_sequence_of_random_moves() -> None:
    for seed, state in enumerate(random_states(seed=5, count=60)):
        table, position = pixl.tables(state.options), pixl.pack(state)
        chance = seed
        while due := GAME.deciding(state):
            chance = chance + GAMMA & MASK
            move = pixl.move_of(pixl.random_move(table, pixl.pack(state), np.uint64(drawn(chance))))
            state = GAME.apply(state, {due[0]: move}).state
        for _ in range(2):
            played = position.copy()
            reason = pixl.playout(table, played, np.uint64(seed), 1_000)
            assert pixl.unpack(state.options, played) == state
            assert pixl.REASONS[reason] == getattr(GAME.outcome(state), "reason", "")


def test_playout_stops_after_the_most_turns() -> None:
    state = GAME.start(GAME.configure({}, seed=0))
    position = pixl.pack(state)
    assert pixl.playout(pixl.tables(state.options), position, np.uint64(1), 17) == 0
    assert pixl.unpack(state.options, position).turn == 17


def test_batched_playouts_match_single_ones() -> None:
    for state in random_states(seed=6, count=10):
        table, position = pixl.tables(state.options), pixl.pack(state)
        points, winners = np.full((20, 4), -1, np.int64), np.zeros(20, np.int64)
        pixl.playouts(table, position, np.uint64(4), 1_000, points, winners)
        assert pixl.unpack(state.options, position) == state
        for at in range(20):
            played = position.copy()
            pixl.playout(table, played, np.uint64(stream(4, at)), 1_000)
            final = pixl.unpack(state.options, played)
            assert tuple(points[at, : state.options.players]) == seat_points(final)
            result = GAME.outcome(final)
            assert result is not None
            assert sum(1 << seat for seat in result.winners) == winners[at]


def test_batched_moves_match_single_ones() -> None:
    state = random_states(seed=7, count=1, values={"players": "4"})[0]
    legal = GAME.legal(state, GAME.deciding(state)[0])
    codes = np.array([pixl.code_of(move) for move in legal], np.int64)
    positions = np.tile(pixl.pack(state), (len(codes), 1))
    pixl.apply_each(pixl.tables(state.options), positions, codes)
    for words, move in zip(positions, legal, strict=True):
        assert pixl.unpack(state.options, words) == GAME.apply(state, {GAME.deciding(state)[0]: move}).state


@pytest.mark.parametrize("conversion", ["all", "one"])
def test_every_legal_move_is_equally_likely(conversion: str) -> None:
    draws = 4_000
    for state in random_states(seed=8, count=12, values={"side": "5", "conversion": conversion}):
        table, position = pixl.tables(state.options), pixl.pack(state)
        legal = [pixl.code_of(move) for move in GAME.legal(state, GAME.deciding(state)[0])]
        seen = Counter(pixl.random_move(table, position, np.uint64(stream(1, at))) for at in range(draws))
        assert set(seen) <= set(legal)
        share = 1 / len(legal)
        deviation = (draws * share * (1 - share)) ** 0.5
        assert all(abs(seen[code] - draws * share) <= 5 * deviation for code in legal)


@pytest.mark.parametrize("values", [{}, {"players": "3", "conversion": "one"}, {"players": "2", "side": "5"}], ids=str)
def test_random_games_end_as_by_the_rules(values: dict[str, str]) -> None:
    options = GAME.configure(values, seed=0)
    points, winners = np.zeros((4_000, 4), np.int64), np.zeros(4_000, np.int64)
    pixl.playouts(pixl.tables(options), pixl.pack(GAME.start(options)), np.uint64(2), 1_000, points, winners)
    plain = np.array([plain_game(options, random.Random(seed)) for seed in range(120)])
    for seat in range(options.players):
        deviation = float(np.std(plain[:, seat])) / len(plain) ** 0.5
        assert abs(float(points[:, seat].mean()) - float(plain[:, seat].mean())) < 4 * deviation


def plain_game(options: Any, generator: random.Random) -> tuple[int, ...]:
    """The final points of a game by the plain rules, with uniform random moves."""
    state = GAME.start(options)
    while due := GAME.deciding(state):
        state = GAME.apply(state, {due[0]: generator.choice(GAME.legal(state, due[0]))}).state
    return seat_points(state)


def test_uncovered_pixl_extends_its_chain_again() -> None:
    # Fire takes Water from the stack on e5; Earth underneath is next to its Port on d6, and its chain grows by that.
    options = GAME.configure({"side": "5"}, seed=0)
    hexes = options.board.numbers
    stacks = [""] * len(hexes)
    stacks[hexes["e5"]] = "ew"
    stacks[hexes["f4"]] = "f"
    state = GAME.start(options)._replace(
        turn=2,
        stacks=tuple(stacks),
        tops=tops_of(tuple(stacks), 4),
        ports=(hexes["g4"], hexes["b6"], hexes["d6"], hexes["e2"]),
        supply=(23, 23, 23, 24),
    )
    table, position = pixl.tables(options), pixl.pack(state)
    for name in ("pass", "pass", "f5", "pass", "e4"):
        due = GAME.deciding(state)[0]
        comparison.compare_moves(state, GAME.legal(state, due), table, position, chance=1)
        move = GAME.parse_move(state, name)
        pixl.apply(table, position, pixl.code_of(move))
        state = GAME.apply(state, {due: move}).state
        assert pixl.unpack(options, position) == state
    assert state.stacks[hexes["e5"]] == "e"


@pytest.mark.parametrize(
    ("top", "height"), [("s", 92), ("e", 91), ("w", 90)], ids=["prey is covered", "neutral", "predator is taken"]
)
def test_stacks_have_no_height_limit(top: str, height: int) -> None:
    # 91 of the 96 Pixls (X1.1) are on one hex; Fire, adjacent on f4 and at its Port on g4, now places f5.
    options = GAME.configure({"side": "5"}, seed=0)
    hexes = options.board.numbers
    stacks = [""] * len(hexes)
    stacks[hexes["e5"]] = "fwes" * 22 + "we" + top
    stacks[hexes["f4"]] = "f"
    state = GAME.start(options)._replace(
        turn=4,
        stacks=tuple(stacks),
        tops=tops_of(tuple(stacks), 4),
        ports=(hexes["g4"], None, None, None),
        supply=(3, 3, 3, 3),
    )
    move = Place(hexes["f5"])
    after = GAME.apply(state, {GAME.deciding(state)[0]: move}).state
    assert len(after.stacks[hexes["e5"]]) == height
    table, position = pixl.tables(options), pixl.pack(state)
    assert pixl.unpack(options, position) == state
    pixl.apply(table, position, pixl.code_of(move))
    assert pixl.unpack(options, position) == after
    comparison.compare_standing(after, table, position)
