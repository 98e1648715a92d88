"""Matches of one change in the search on a processor: they go on where they stopped, and a carried tree is sound."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from pixcade.bots.api import Budget
from pixcade.bots.arena.match import Result
from pixcade.bots.arena.pairing import ArenaSettings
from pixcade.bots.arena.results import Ledger
from pixcade.bots.pixl.network import Network
from pixcade.games import GAMES
from tests.bots.compiled_kernels import compiled
from training.pixl.carried_tree import CarriedTree
from training.pixl.network import Sizes, random_weights
from training.pixl.search_matches import LEVEL, MATCHES, OPENING, SearchBot, drawn_opening, play, report

GAME = GAMES["pixl"]
TINY = Budget(work=0.01)


@pytest.fixture(scope="module", autouse=True)
def tiny_network() -> Iterator[None]:
    """A small network with opinions, and few passes, instead of the shipped ones; and compiled code."""
    random = np.random.default_rng(1)
    weights = {
        name: random.normal(0.0, 0.3, one.shape).astype(np.float32)
        for name, one in random_weights(Sizes(4, 1), seed=1).items()
    }
    network = Network(weights, side=7)
    with pytest.MonkeyPatch.context() as patch, compiled():
        patch.setattr("pixcade.bots.pixl.network.network_of", lambda *_: network)
        yield


def played(what: str, folder: Path, games: int) -> tuple[list[Result], int]:
    """Play a match with hardly any work; return its results without times, and how many searches this run took."""
    chosen = MATCHES[what]
    setting = ArenaSettings("pixl", seed=3, work=TINY.work, players=chosen.players)
    ledger = Ledger(folder, setting)
    bots = play(chosen, ledger, setting, games)
    found = list(ledger.results.values())
    assert f"| {games} |" in " ".join(report(chosen.match, chosen.players, found).split())
    return [replace(one, seconds=((), ())) for one in found], sum(bot.moves for bot in bots.values())


def position(seed: int, turns: int) -> Any:
    """A position of a game for two by random moves."""
    random, state = Random(seed), GAME.start(GAME.configure({"players": "2"}, seed=0))
    for _ in range(turns):
        (decision,) = GAME.deciding(state)
        state = GAME.apply(state, {decision: random.choice(GAME.legal(state, decision))}).state
    return state


@pytest.mark.parametrize("what", MATCHES)
def test_a_match_goes_on_where_it_stopped_and_ends_as_in_one_go(what: str, tmp_path: Path) -> None:
    whole, searches = played(what, tmp_path / "whole", games=2)
    assert searches > 50
    begun, _ = played(what, tmp_path / "parts", games=1)
    assert begun == whole[:1]
    assert played(what, tmp_path / "parts", games=2)[0] == whole
    assert played(what, tmp_path / "parts", games=2) == (whole, 0)
    assert whole[0].setup != whole[1].setup


def test_openings_follow_from_the_seed_and_differ() -> None:
    openings = [drawn_opening({"players": "2"}, Random(seed)) for seed in (1, 1, 2)]
    assert openings[0] == openings[1] != openings[2]
    assert {len(one) for one in openings} == {OPENING}


def test_the_side_without_a_change_plays_as_the_level_does() -> None:
    for seed in range(4):
        state = position(seed, turns=20)
        (decision,) = GAME.deciding(state)
        bots = SearchBot(MATCHES["reuse"].sides["no reuse"]), LEVEL
        own, usual = (bot(state, decision, Budget(work=0.1), Random(seed)) for bot in bots)
        assert own == usual.move


def check(tree: CarriedTree) -> None:
    """Visits add up at every node that has children, and the priors of the root to 1."""
    kernels, links, waiting = tree.kernels, tree.links, [0]
    while waiting:
        node = waiting.pop()
        first, many = (int(links[node, column]) for column in (kernels.FIRST, kernels.MANY))
        if many:
            assert links[node, kernels.VISITS] == 1 + links[first : first + many, kernels.VISITS].sum()
            assert np.isclose(tree.sums[first : first + many, kernels.PRIOR].sum(), 1.0)
            waiting += range(first, first + many)


@pytest.mark.parametrize("seed", range(3))
def test_a_carried_tree_is_that_of_its_position_and_its_visits_add_up(seed: int) -> None:
    state, random = position(seed, turns=20), Random(seed)
    tree = CarriedTree(state, 400)
    tree.grow(400, random)
    for _ in range(6):
        check(tree)
        best = max(tree.moves(), key=lambda one: one.visits)
        (decision,) = GAME.deciding(state)
        node = tree.node().moved(best.move)
        assert node is not None
        middle = GAME.apply(state, {decision: best.move}).state
        reply = max(node.children(), key=lambda child: int(tree.links[child, tree.kernels.VISITS]))
        move = tree.move_of(int(tree.links[reply, tree.kernels.CODE]))
        (other,) = GAME.deciding(middle)
        state = GAME.apply(middle, {other: move}).state
        if GAME.outcome(state) is not None:
            break
        found = node.after(state)
        assert found is not None
        assert found.state() == state
        assert found.node == reply
        visits = int(tree.links[reply, tree.kernels.VISITS])
        priors = [one.prior for one in CarriedTree(state, 0).moves()]
        tree = CarriedTree(state, 50, older=found)
        assert tree.carried == max(1, visits) - 1  # all but the root's own evaluation
        assert [one.prior for one in tree.moves()] == priors
        tree.grow(50, random)
        assert tree.links[0, tree.kernels.VISITS] == 1 + tree.carried + 50


def test_a_tree_is_not_carried_on_to_another_position() -> None:
    state = position(1, turns=20)
    tree = CarriedTree(state, 64)
    tree.grow(64, Random(1))
    node = tree.node()
    assert node.after(state) == node
    for other in (position(1, turns=19), position(2, turns=20), position(2, turns=21), position(1, turns=22)):
        assert node.after(other) is None
