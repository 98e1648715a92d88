"""PettingZoo: the environments pass its tests, and illegal actions are replaced."""

import warnings
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from pixcade.lab.game_state import make
from pixcade.lab.pettingzoo import pixl_v1, pixoid_team_v1, pixoid_v1
from pixcade.lab.pettingzoo.spaces import PENALTY, RENDER_MODES
from pixcade.lab.pixoid.actions import WAIT

PARALLEL = {"pixoid": pixoid_v1, "pixoid_team": pixoid_team_v1}
SMALL: dict[str, Any] = {"side": 5}


@pytest.fixture(autouse=True)
def _advice_is_no_error() -> Iterator[None]:
    """PettingZoo's tests warn of unusual properties, such as an observation that is a dict."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize("name", PARALLEL)
def test_parallel_env_passes_parallel_api_test(name: str) -> None:
    parallel_api_test(PARALLEL[name].parallel_env(), num_cycles=40)


@pytest.mark.parametrize("module", [pixoid_v1, pixoid_team_v1, pixl_v1], ids=lambda one: one.__name__)
def test_env_passes_api_test(module: ModuleType) -> None:
    api_test(module.env(), num_cycles=12)


def test_env_with_options_passes_api_test() -> None:
    parallel_api_test(pixoid_v1.parallel_env(players=3, game="short"), num_cycles=20)
    api_test(pixl_v1.env(players=2, conversion="one", **SMALL), num_cycles=10)


@pytest.mark.parametrize("name", PARALLEL)
def test_parallel_env_passes_seed_test(name: str) -> None:
    parallel_seed_test(PARALLEL[name].parallel_env, num_cycles=8)


def test_pixl_passes_seed_test() -> None:
    seed_test(lambda: pixl_v1.env(**SMALL), num_cycles=8)


@pytest.mark.parametrize("module", [pixoid_v1, pixl_v1], ids=lambda one: one.__name__)
def test_env_passes_render_test(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    tests: dict[str, Callable[[object], bool]] = {
        "svg": lambda picture: isinstance(picture, str) and picture.startswith("<svg"),
    }
    render_test(module.env, custom_tests=tests)
    assert capsys.readouterr().out, "the mode human prints the board"
    assert tuple(module.env().metadata["render_modes"]) == RENDER_MODES


def test_unknown_render_mode_is_rejected() -> None:
    with pytest.raises(ValueError, match="render_mode"):
        pixoid_v1.parallel_env(render_mode="video")


def test_pixoid_passes_max_cycles_test() -> None:
    max_cycles_test(pixoid_v1)


def test_pixl_is_truncated_after_max_cycles() -> None:
    env = pixl_v1.raw_env(max_cycles=3, **SMALL)
    env.reset(seed=1)
    turns = 0
    while not any(env.truncations.values()):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
        turns += 1
    assert turns == 3 * 4
    assert not any(env.terminations.values())


def test_masks_are_in_observations_and_infos() -> None:
    env = pixoid_v1.parallel_env()
    observations, infos = env.reset(seed=2)
    for agent in env.agents:
        mask = infos[agent]["action_mask"]
        assert np.array_equal(mask, observations[agent]["action_mask"])
        assert env.observation_space(agent).contains(observations[agent])
    assert infos["player_1"]["action_mask"].nonzero()[0].tolist() == [WAIT]
    assert env.state_space.contains(env.state())
    assert make("pixcade/pixoid-v1", layout=env.now.state.options.layout) == env.now


def test_illegal_action_costs_penalty_and_plays_default() -> None:
    env = pixoid_v1.parallel_env()
    env.reset(seed=2)
    before = env.now
    for actions in ({"player_0": 0}, {"player_0": 10**9, "player_1": 3}, {}):
        env.current, env.agents = before, list(env.possible_agents)
        _, rewards, _, _, infos = env.step(actions)
        default = before.form.default(before.state, before.due[0])
        assert env.now == before.play({0: default})
        assert rewards["player_0"] == -PENALTY
        assert infos["player_0"]["illegal_action"]
    turns = pixl_v1.raw_env(**SMALL)
    turns.reset()
    start = turns.now
    turns.step(-5)
    assert turns.now == start.play({0: start.form.default(start.state, start.due[0])})
    assert turns.rewards["player_0"] == -PENALTY
    assert turns.infos["player_0"]["illegal_action"]


def test_reset_starts_at_given_position() -> None:
    position = "pixoid p1-1A.2A.3A.4A taken=11 amber@c1 sky@h1 rose@h8 mint@b8"
    env = pixoid_team_v1.parallel_env()
    env.reset(options={"position": position})
    assert env.now.position == position


def test_seeds_draw_games_like_gymnasium() -> None:
    env = pixoid_v1.parallel_env()

    def boards(seed: int) -> list[str]:
        env.reset(seed=seed)
        found = [env.now.position]
        for _ in range(3):
            env.reset()
            found.append(env.now.position)
        return found

    assert boards(1) == boards(1)
    assert len({*boards(1), *boards(2)}) > 5
