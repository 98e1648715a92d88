"""The levels: whole games of legal moves, on the plain rules and with compiled code."""

from pathlib import Path

import pytest

from pixcade.bots.api import Budget, View, as_thought, random_source
from pixcade.bots.levels import LEVELS, is_missing, levels_of
from pixcade.bots.parts import bots_of
from pixcade.bots.registry import find_bot, searches
from pixcade.games import GAMES
from tests.bots.search.cached_kernels import FOLDER

SHORT = {"pixoid": {"game": "short", "players": "3", "layout": "p1-1A.2A.3A.4A"}, "pixl": {"side": "5"}}
LITTLE = Budget(work=0.01)
"""The strongest level would take minutes for a whole game."""
WITHOUT = ("easy", "master")
"""Levels that play without compiled code, unless the amount is full."""
CASES = [(game, level) for game in GAMES for level in dict.fromkeys((*LEVELS, *bots_of(game).levels))]


def play(game_id: str, level: str) -> list[bool]:
    """Play a whole game; return of every move whether it was thought with less work than usual."""
    game, bot = GAMES[game_id], find_bot(level, game_id)
    state = game.start(game.configure(SHORT[game_id], seed=0))
    reduced, step = [], 0
    while due := game.deciding(state):
        moves = {}
        for decision in due:
            said = as_thought(bot(View(game, state, decision, LITTLE, random_source(bytes(32), step, decision.piece))))
            assert said.move in game.legal(state, decision)
            for one in said.weighed:
                assert game.parse_move(state, one.move) in game.legal(state, decision)
                assert 0 <= one.probability <= 1
            if said.weighed:
                assert sum(one.probability for one in said.weighed) == pytest.approx(1)
            moves[decision] = said.move
            reduced.append(said.reduced)
        state, step = game.apply(state, moves).state, step + 1
    assert game.outcome(state) is not None
    return reduced


@pytest.mark.parametrize(("game", "level"), CASES)
def test_levels_play_whole_games_with_compiled_code(game: str, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIXCADE_DATA", str(FOLDER))
    assert not any(play(game, level))


@pytest.mark.slow(5)
@pytest.mark.parametrize(("game", "level"), [case for case in CASES if case[1] in WITHOUT])
def test_levels_without_compiled_code_report_reduced_thoughts(
    game: str, level: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PIXCADE_DATA", str(tmp_path))
    assert any(play(game, level)) is searches(level, game)


@pytest.mark.parametrize("game", GAMES)
def test_our_games_have_a_bot_for_every_level(game: str) -> None:
    assert LEVELS == ("easy", "normal", "hard", "master")
    assert not [level for level in LEVELS if is_missing(level, game)]
    assert levels_of(game)[: len(LEVELS)] == LEVELS
