"""`plain-N`, the yardstick of Pixl's bots: a plain UCT, and nothing else."""

import math
from random import Random
from typing import Any

import pytest

from pixcade.bots.api import Budget, View
from pixcade.bots.pixl.plain import PlainSearch
from pixcade.bots.registry import UnknownBot, find_bot, require_bot
from pixcade.games import GAMES
from tests.bots.compiled_kernels import compiled
from tests.random_games import pixl_options

GAME = GAMES["pixl"]
WORD = (1 << 64) - 1


def drawn(state: int) -> int:
    """Splitmix64, as `pixcade.bots.search.rng` has it."""
    value = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & WORD
    value = (value ^ value >> 27) * 0x94D049BB133111EB & WORD
    return value ^ value >> 31


class Tree:
    """A node of the readable search: what came of it for each seat, and its children by their moves."""

    def __init__(self) -> None:
        self.visits = 0
        self.totals = [0.0] * 4
        self.children: dict[Any, Tree] = {}


def readable_uct(state: Any, seed: int, playouts: int) -> dict[Any, tuple[int, float]]:
    """UCT by the rules alone: each move's visits and results for the seat that moves."""
    from pixcade.bots.search.jit import np
    from pixcade.bots.search.pixl import plain_uct
    from pixcade.bots.search.pixl import rules as pixl

    table = pixl.tables(state.options)
    root = Tree()
    for number in range(playouts):
        source = drawn(drawn(seed) + number & WORD)
        now, node, path = state, root, [root]
        while due := GAME.deciding(now):
            if not node.children:
                if node is not root and node.visits == 0:
                    break
                node.children = {move: Tree() for move in GAME.legal(now, due[0])}
            source = source + 0x9E3779B97F4A7C15 & WORD
            unseen = [move for move, child in node.children.items() if child.visits == 0]
            if unseen:
                move = unseen[(drawn(source) >> 32) * len(unseen) >> 32]
            else:
                move = max(node.children, key=lambda one: ucb(node, node.children[one], due[0].seat))
            now, node = GAME.apply(now, {due[0]: move}).state, node.children[move]
            path.append(node)
        while due := GAME.deciding(now):
            source = source + 0x9E3779B97F4A7C15 & WORD
            code = plain_uct.random_placement(table, pixl.pack(now), np.uint64(drawn(source)))
            now = GAME.apply(now, {due[0]: pixl.move_of(int(code))}).state
        outcome = GAME.outcome(now)
        assert outcome is not None
        for one in path:
            one.visits += 1
            for seat in outcome.winners:
                one.totals[seat] += 1 / len(outcome.winners)
    seat = GAME.deciding(state)[0].seat
    return {move: (one.visits, one.totals[seat] / max(1, one.visits)) for move, one in root.children.items()}


def ucb(node: Tree, child: Tree, seat: int) -> float:
    return child.totals[seat] / child.visits + 0.7 * math.sqrt(math.log(node.visits) / child.visits)


@pytest.mark.slow(3)
@pytest.mark.parametrize("players", ["3", "4"])
def test_compiled_search_visits_moves_like_the_readable_one(players: str) -> None:
    state = GAME.start(GAME.configure({"players": players, "side": "5"}, seed=0))
    generator = Random(int(players))
    for _ in range(3 * int(players)):
        due = GAME.deciding(state)[0]
        state = GAME.apply(state, {due: generator.choice(GAME.legal(state, due))}).state
    decision = GAME.deciding(state)[0]
    with compiled():
        thought = PlainSearch(150)(View(GAME, state, decision, Budget(), Random(5)))
        wanted = readable_uct(state, Random(5).getrandbits(64), 150)
    found = {one.move: (round(one.probability * 150), round(one.value, 9)) for one in thought.weighed}
    assert found == {GAME.format_move(state, move): (many, round(value, 9)) for move, (many, value) in wanted.items()}
    assert thought.move == max(wanted, key=lambda move: wanted[move][0])


@pytest.mark.slow(13)
@pytest.mark.parametrize("seed", [1])
def test_plays_whole_games_under_any_options(seed: int) -> None:
    generator = Random(seed)
    state = GAME.start(pixl_options(generator))
    with compiled():
        while due := GAME.deciding(state):
            thought = PlainSearch(20)(View(GAME, state, due[0], Budget(), generator))
            assert thought.move in GAME.legal(state, due[0])
            state = GAME.apply(state, {due[0]: thought.move}).state
    assert GAME.outcome(state) is not None


def test_plain_name_sets_playouts_and_needs_a_baseline() -> None:
    assert require_bot("plain-30000") == ("plain-30000", "")
    assert find_bot("plain-30000", "pixl") == PlainSearch(30_000)
    for name in ("plain-0", "plain-", "plain-12x", "plain-999999999"):
        with pytest.raises(UnknownBot):
            require_bot(name)
    with pytest.raises(UnknownBot):
        find_bot("plain-30000", "pixoid")
