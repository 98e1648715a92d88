"""A third game with a form is available in all research adapters, and missing parts are reported."""

import warnings

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test, parallel_api_test

from pixcade.games.errors import PixcadeError
from pixcade.lab import make, restore, symmetric_forms, value
from pixcade.lab.batch import make_batch
from pixcade.lab.fingerprint import RulesDriver, Variant, variant_hash, variants
from pixcade.lab.form import forms, own_forms
from pixcade.lab.openspiel import register_games
from pixcade.lab.openspiel.driver import SpielDriver
from pixcade.lab.pettingzoo.driver import ZooDriver
from pixcade.lab.pettingzoo.makers import env, parallel_env
from tests.lab.third_game.lone_form import LoneForm

ID = LoneForm.id


def test_third_game_states_are_played_saved_and_shown() -> None:
    state = make(ID, players=3, rounds=5)
    while not state.over:
        state = state.play({player: player for player in state.deciding})
    assert state.utilities == (10.0, -5.0, -5.0)  # three, a lone 1 in each of five rounds: twice 5, and minus 5
    assert restore(state.to_bytes()) == state
    assert state.svg().startswith("<svg")
    assert [one.state for one in symmetric_forms(state)] == [state]


def test_third_game_passes_pettingzoo_tests() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        parallel_api_test(parallel_env(ID), num_cycles=20)
        api_test(env(ID, players=4), num_cycles=20)


def test_third_game_passes_openspiel_simulation_test() -> None:
    register_games()
    np.random.seed(1)
    pyspiel.random_sim_test(pyspiel.load_game(f"{ID}(players=3)"), num_sims=2, serialize=True, verbose=False)


def test_adapters_play_same_games_of_third_game() -> None:
    register_games()
    variant = Variant(ID, {"players": "3", "rounds": "5"})
    rules = variant_hash(RulesDriver(), variant, 40)
    assert [variant_hash(driver, variant, 40) for driver in (ZooDriver(), SpielDriver())] == [rules, rules]


def test_third_game_is_not_in_fingerprint() -> None:
    assert ID in forms()
    assert {variant.form_id for variant in variants()} == {*own_forms()}


def test_missing_parts_of_third_game_are_rejected() -> None:
    for ask in (lambda: value(make(ID)), lambda: make_batch(ID, 4)):
        with pytest.raises(PixcadeError):
            ask()
