"""OpenSpiel: its own tests pass, and its algorithms find our solver's values."""

import pickle
import sys
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import exploitability
from open_spiel.python.policy import TabularPolicy, UniformRandomPolicy

import pixcade.lab.openspiel  # noqa: F401 - registers the games
from pixcade.bots.exact.pixoid_analyst import already_taken
from pixcade.lab.answers import loss, mixes, value
from pixcade.lab.form import own_forms
from pixcade.lab.game_state import make
from pixcade.lab.pixoid.mazes import maze_code
from tests.lab.boards.naive import by_program
from tests.small_boards import small_board

IDS = tuple(own_forms())

GAMES = {
    "pixoid": "pixcade/pixoid-v1(seed=3)",
    "pixoid of three": "pixcade/pixoid-v1(players=3,seed=3,game=short)",
    "team": "pixcade/pixoid_team-v1(seed=3)",
    "pixl": "pixcade/pixl-v1(side=5)",
    "pixl of two": "pixcade/pixl-v1(players=2,side=5,conversion=one)",
}
PLAYTHROUGHS = Path(__file__).parents[2] / "fixtures" / "playthroughs"
SMALL = maze_code(small_board(3, 1))
LAST_TURN = f"pixoid {SMALL} taken=11 amber@a1 sky@c1 rose@c3 mint@a3"

TWO_TURNS = LAST_TURN.replace("taken=11", "taken=10")


def load_game(name: str) -> Any:
    return pyspiel.load_game(GAMES[name])


def moved(state: Any, random: Random) -> None:
    """Take a random step."""
    if state.is_simultaneous_node():
        state.apply_actions([random.choice(state.legal_actions(player)) for player in range(state.num_players())])
    else:
        state.apply_action(random.choice(state.legal_actions()))


@pytest.mark.parametrize("name", GAMES)
def test_game_passes_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_state_is_cloned_serialized_and_pickled(name: str) -> None:
    game, random = load_game(name), Random(5)
    state = game.new_initial_state()
    for _ in range(5):
        moved(state, random)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for other in (state.clone(), again, pickle.loads(pickle.dumps(state))):
        assert str(other) == str(state)
        assert other.history() == state.history()
        assert other.information_state_string(0) == state.information_state_string(0)
        moved(other, random)
        assert str(other) != str(state)


def test_parameters_are_options_of_rules() -> None:
    game = pyspiel.load_game("pixcade/pixoid-v1(players=3,layout=p1-1A.2A.3A.4A,contact_cube=taken)")
    assert str(game.new_initial_state()) == "pixoid p1-1A.2A.3A.4A players=3 contact-cube=taken"
    assert game.num_players() == 3
    at_position = small_game(LAST_TURN)
    assert str(pyspiel.load_game(str(at_position)).new_initial_state()) == LAST_TURN
    assert {name for name in pyspiel.registered_names() if name.startswith("pixcade/")} == {*IDS}


@pytest.mark.parametrize("path", sorted(PLAYTHROUGHS.glob("*.txt")), ids=lambda path: path.stem)
def test_stored_playthrough_is_current(path: Path) -> None:
    from open_spiel.python.algorithms import generate_playthrough  # brings all of scipy.stats: not where others collect

    flags.FLAGS.mark_as_parsed()  # where OpenSpiel's own runner would have read a command line
    expected, actual = generate_playthrough.replay(str(path))
    assert actual == expected


def test_every_game_has_playthrough() -> None:
    stored = "".join(path.read_text(encoding="utf-8") for path in PLAYTHROUGHS.glob("*.txt"))
    assert all(f"game: {form_id}(" in stored for form_id in IDS)


@pytest.mark.parametrize("name", ["pixoid", "team"])
def test_turn_based_wrapper_has_observation_tensors(name: str) -> None:
    game = pyspiel.convert_to_turn_based(load_game(name))
    state, random = game.new_initial_state(), Random(1)
    while not state.is_terminal():
        player = state.current_player()
        assert len(state.observation_tensor(player)) == game.observation_tensor_size()
        state.apply_action(random.choice(state.legal_actions()))
    assert sum(state.returns()) == 0


def small_game(position: str) -> Any:
    return pyspiel.load_game(IDS[1], {"position": position})


def test_exploitability_equals_losses_of_both_sides() -> None:
    turns = pyspiel.convert_to_turn_based(small_game(LAST_TURN))
    state = make(IDS[1], position=LAST_TURN)
    lost = 0.0
    for player in (0, 1):
        legal = state.legal_actions(player)
        lost += loss(state, player, dict.fromkeys(legal, 1 / len(legal)))
    assert exploitability.nash_conv(turns, UniformRandomPolicy(turns)) == pytest.approx(lost, abs=1e-6)
    assert lost > 0.1


def test_best_response_cannot_exploit_exact_mixes() -> None:
    turns = pyspiel.convert_to_turn_based(small_game(LAST_TURN))
    best = mixes(make(IDS[1], position=LAST_TURN))
    policy = TabularPolicy(turns)
    for player in (0, 1):
        for state in policy.states:
            if state.current_player() == player:
                shares = policy.action_probability_array[policy.state_index(state)]
                shares[:] = 0
                shares[list(best[player])] = list(best[player].values())
    assert exploitability.nash_conv(turns, policy) == pytest.approx(0, abs=1e-6)


@pytest.fixture
def _linear_programs_by_scipy(monkeypatch: pytest.MonkeyPatch) -> None:
    """OpenSpiel's value iteration solves matrix games by cvxpy, which is large; SciPy's HiGHS takes its place."""

    def solve(game: Any) -> tuple[None, None, float, float]:
        payoffs = np.array([[game.row_utility(row, column) for column in range(game.num_cols())]
                            for row in range(game.num_rows())])  # fmt: skip
        found = by_program(payoffs)
        return None, None, found, -found

    solver = ModuleType("open_spiel.python.algorithms.lp_solver")
    setattr(solver, "solve_zero_sum_matrix_game", solve)  # noqa: B010 - a module has no such attribute to mypy
    monkeypatch.setitem(sys.modules, solver.__name__, solver)


@pytest.mark.usefixtures("_linear_programs_by_scipy")
def test_value_iteration_equals_solver() -> None:
    from open_spiel.python.algorithms.value_iteration import value_iteration

    values = value_iteration(small_game(TWO_TURNS), -1, 1e-6)
    played = [make(IDS[1], position=position) for position in values if "scores=" not in position]
    assert len(played) > 20
    for state in played:
        assert values[state.position] == pytest.approx(value(state) + already_taken(state.state), abs=1e-5)
