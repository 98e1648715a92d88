"""Matches between two searches on a CPU: they can be resumed."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pixcade.bots.api import Budget, View
from pixcade.bots.pixl import GRANDMASTER
from pixcade.bots.pixl.tree_memory import TreeMemory
from pixcade.games import GAMES
from pixcade.lab.arena.match import Result
from pixcade.lab.arena.pairing import ArenaSettings
from pixcade.lab.arena.results import Ledger
from pixcade.lab.training.pixl.search_matches import MATCHES, OPENING, SearchBot, drawn_opening, play, report
from tests.bots.tiny_network import tiny_network

GAME = GAMES["pixl"]
TINY = Budget(work=0.01)


@pytest.fixture(scope="module", autouse=True)
def small() -> Iterator[None]:
    """A small network, and few passes."""
    with tiny_network():
        yield


def played(what: str, folder: Path, games: int) -> tuple[list[Result], int]:
    """Play a match with hardly any work; return its results without times, and how many searches this run took."""
    chosen = MATCHES[what]
    setting = ArenaSettings("pixl", seed=3, work=TINY.work, players=chosen.players)
    ledger = Ledger(folder, setting)
    bots = play(chosen, ledger, setting, games)
    assert f"| {games} |" in " ".join(report(chosen, ledger, games).split())
    return [replace(one, seconds=((), ())) for one in ledger.results.values()], sum(bot.moves for bot in bots.values())


def position(seed: int, turns: int) -> Any:
    """A position of a game for two by random moves."""
    random, state = Random(seed), GAME.start(GAME.configure({"players": "2"}, seed=0))
    for _ in range(turns):
        (decision,) = GAME.deciding(state)
        state = GAME.apply(state, {decision: random.choice(GAME.legal(state, decision))}).state
    return state


@pytest.mark.parametrize("what", MATCHES)
def test_interrupted_match_resumes_with_same_result(what: str, tmp_path: Path) -> None:
    whole, searches = played(what, tmp_path / "whole", games=2)
    assert searches > 50
    begun, _ = played(what, tmp_path / "parts", games=1)
    assert begun == whole[:1]
    assert played(what, tmp_path / "parts", games=2)[0] == whole
    assert played(what, tmp_path / "parts", games=2) == (whole, 0)
    assert whole[0].setup != whole[1].setup


def test_openings_follow_from_seed_and_differ() -> None:
    openings = [drawn_opening({"players": "2"}, 0.5, Random(seed)) for seed in (1, 1, 2)]
    assert openings[0] == openings[1] != openings[2]
    assert {len(one) for one in openings} == {OPENING}


def test_unchanged_side_plays_like_its_level() -> None:
    for seed in range(4):
        state = position(seed, turns=20)
        (decision,) = GAME.deciding(state)
        bots = SearchBot(MATCHES["reuse"].sides["no reuse"]), replace(GRANDMASTER, memory=TreeMemory())
        own, usual = (bot(View(GAME, state, decision, Budget(work=0.6), Random(seed))) for bot in bots)
        assert own == usual.move
