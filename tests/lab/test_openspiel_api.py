"""OpenSpiel's own tests of its API and of simulated games, which come with it, pass on ours."""

import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.tests import games_sim_test

import pixcade.lab.openspiel  # noqa: F401 - registers the games
from pixcade.lab.form import own_forms
from pixcade.lab.game_state import GameState, make
from tests.lab.test_openspiel import GAMES, LAST_TURN, small_game

_, _, PIXL = own_forms()
TWO_LEFT = "pixl players=2 side=5 turn=998 fire@e5 water@b6 earth@h4 spirit@e8 stacks=d5:f.d6:w.e4:fw.f5:f.g4:e.h3:e"
SIMULTANEOUS = ("pixoid", "pixoid of three", "team")


def require_success(base: type[unittest.TestCase], name: str, game: Any, tests: int) -> None:
    """Run all tests of a class of OpenSpiel's on a game, as its own runner does."""
    case = type("OurGame", (base,), {"game_name": name, "game": game})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert [*result.failures, *result.errors, *result.skipped] == []
    assert result.testsRun >= tests


@pytest.mark.parametrize("name", ["pixl of two", "team"])
def test_game_passes_api_test_on_sampled_states(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    del capfd  # it prints every expected exception
    np.random.seed(1)
    game = pyspiel.load_game(GAMES[name])
    if name in SIMULTANEOUS:  # no state behind the first joint decision is sampled unless it is one of turns
        require_success(api_test.EnforceAPIOnPartialTreeBase, name, game, 5)
        game = pyspiel.convert_to_turn_based(game)
    require_success(api_test.EnforceAPIOnPartialTreeBase, name, game, 5)


def counted(state: GameState) -> tuple[int, int]:
    """The number of sequential states below a state, including itself, and of final ones."""
    if state.over:
        return 0, 1
    (player,) = state.deciding
    below = [counted(state.play({player: action})) for action in state.legal_actions(player)]
    return 1 + sum(playable for playable, _ in below), sum(over for _, over in below)


def test_last_pixl_turns_pass_api_test_on_full_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    playable, over = counted(make(PIXL, position=TWO_LEFT))
    assert over > playable > 5
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, "pixl", (0, playable, over))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, "pixl", playable)  # everyone sees every move
    game = pyspiel.load_game(PIXL, {"position": TWO_LEFT})
    require_success(api_test.EnforceAPIOnFullTreeBase, "pixl", game, 8)


def test_last_pixoid_turn_passes_api_test_on_full_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    game = small_game(LAST_TURN)
    pixoid, bugs = (len(game.new_initial_state().legal_actions(side)) for side in (0, 1))
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, "pixoid", (0, 1 + pixoid, pixoid * bugs))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, "pixoid", 2)  # the Bugs don't see Pixoid's choice
    require_success(api_test.EnforceAPIOnFullTreeBase, "pixoid", pyspiel.convert_to_turn_based(game), 8)


@pytest.mark.parametrize("name", GAMES)
def test_game_passes_simulation_test(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    np.random.seed(2)
    game = pyspiel.load_game(GAMES[name])
    simulation = games_sim_test.GamesSimTest("sim_game")
    simulation.sim_game(game)
    if name in SIMULTANEOUS:
        simulation.sim_game(pyspiel.convert_to_turn_based(game))
    assert "terminated with" in capsys.readouterr().out
