"""A tree that is carried on is that of its position, and no game depends on the games before it."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from pixcade.bots.api import Budget, View
from pixcade.bots.pixl import GRANDMASTER, MASTER
from pixcade.bots.pixl.puct import Effort, Learned, LearnedTree
from pixcade.bots.pixl.tree_memory import MOST_TREES, TreeMemory
from pixcade.games import GAMES
from pixcade.lab.arena.match import Hall
from pixcade.lab.arena.pairing import ArenaSettings, Match, Task
from tests.bots.tiny_network import tiny_network

GAME = GAMES["pixl"]


@pytest.fixture(scope="module", autouse=True)
def small() -> Iterator[None]:
    """A small network, and few passes."""
    with tiny_network():
        yield


def position(seed: int, turns: int, players: str = "2") -> Any:
    """A position of a game by random moves."""
    random, state = Random(seed), GAME.start(GAME.configure({"players": players}, seed=0))
    for _ in range(turns):
        state = moved(state, random.choice(legal(state)))
    return state


def legal(state: Any) -> Any:
    """The moves of whose turn it is."""
    (decision,) = GAME.deciding(state)
    return GAME.legal(state, decision)


def moved(state: Any, move: Any) -> Any:
    """The position after a move."""
    (decision,) = GAME.deciding(state)
    return GAME.apply(state, {decision: move}).state


def add_up(tree: LearnedTree) -> None:
    """Fail unless visits add up at every node that has children, and its priors to 1."""
    kernels, links, waiting = tree.kernels, tree.links, [0]
    while waiting:
        node = waiting.pop()
        first, many = (int(links[node, column]) for column in (kernels.FIRST, kernels.MANY))
        if many:
            assert links[node, kernels.VISITS] == 1 + links[first : first + many, kernels.VISITS].sum()
            assert np.isclose(tree.sums[first : first + many, kernels.PRIOR].sum(), 1.0)
            waiting += range(first, first + many)


def likeliest(tree: LearnedTree, children: range) -> int:
    """The child with most visits."""
    return max(children, key=lambda child: int(tree.links[child, tree.kernels.VISITS]))


@pytest.mark.parametrize("seed", range(3))
def test_reused_tree_matches_its_position_and_visits_add_up(seed: int) -> None:
    state, random, memory = position(seed, turns=20), Random(seed), TreeMemory()
    tree = LearnedTree(state, 400)
    tree.grow(400, random)
    for _ in range(6):
        add_up(tree)
        best = max(tree.moves(), key=lambda one: one.visits).move
        node = tree.node().moved(best)
        assert node is not None
        memory.keep(node)
        reply = likeliest(tree, node.children())
        state = moved(moved(state, best), tree.move_of(int(tree.links[reply, tree.kernels.CODE])))
        if GAME.outcome(state) is not None:
            break
        found = memory.find(state)
        assert found is not None
        assert (found.node, found.state()) == (reply, state)
        visits = int(tree.links[reply, tree.kernels.VISITS])
        priors = [one.prior for one in LearnedTree(state, 0).moves()]
        tree = LearnedTree(state, 50, found)
        assert tree.carried == max(1, visits) - 1, "all but the root's own evaluation"
        assert [one.prior for one in tree.moves()] == priors
        tree.grow(50, random)
        assert tree.links[0, tree.kernels.VISITS] == 1 + tree.carried + 50


def test_tree_is_not_reused_for_another_position() -> None:
    state, memory = position(1, turns=20), TreeMemory()
    tree = LearnedTree(state, 200)
    tree.grow(200, Random(1))
    best = max(tree.moves(), key=lambda one: one.visits).move
    memory.keep(tree.node().moved(best))
    foreseen = moved(state, best)
    assert all(memory.find(moved(foreseen, reply)) is not None for reply in legal(foreseen))
    otherwise = moved(state, next(move for move in legal(state) if move != best))
    others = [state, foreseen, otherwise, *(moved(otherwise, move) for move in legal(otherwise)[:3])]
    others += [position(1, turns=19), position(2, turns=21), position(2, turns=22)]
    assert [memory.find(other) for other in others] == [None] * len(others)


def test_player_of_two_reuses_last_tree_and_keeps_few(monkeypatch: pytest.MonkeyPatch) -> None:
    bot, carried = Learned(Effort(100), Effort(100), MASTER), list[int]()
    usual = LearnedTree.graft

    def noted(self: LearnedTree, older: LearnedTree, node: int) -> None:
        usual(self, older, node)
        carried.append(self.carried)

    monkeypatch.setattr(LearnedTree, "graft", noted)
    for players, expected in (("2", True), ("3", False), ("4", False)):
        carried.clear()
        state = position(3, turns=20, players=players)
        for turn in range(12):
            (decision,) = GAME.deciding(state)
            state = moved(state, bot(View(GAME, state, decision, Budget(), Random(turn))).move)
        assert (sum(carried) > 0) == expected, players
    assert len(bot.memory.nodes) == MOST_TREES


def test_arena_game_is_independent_of_earlier_ones() -> None:
    tree = LearnedTree(position(1, turns=20), 16)
    tree.grow(16, Random(1))
    GRANDMASTER.memory.keep(tree.node())
    Hall(ArenaSettings("pixl", seed=2, players=2)).play(Task(Match("normal", "easy"), 0))
    assert not GRANDMASTER.memory.nodes
