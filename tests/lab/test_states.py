"""Game states: copied, saved, undone, observed and rotated."""

import copy
import pickle
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from pixcade.games.errors import IllegalMove, InvalidNotation, InvalidOption
from pixcade.lab.form import own_forms
from pixcade.lab.game_state import GameState, make, restore, symmetric_forms
from pixcade.lab.pixoid.actions import SINGLE

IDS = tuple(own_forms())

SETTINGS: dict[str, dict[str, Any]] = {
    "pixoid": {},
    "pixoid with three": {"players": 3},
    "pixoid short": {"game": "short"},
    "team": {},
    "pixl": {},
    "pixl of two, one conversion": {"players": 2, "conversion": "one", "side": 5},
}


def first(name: str) -> GameState:
    form_id = {"pixoid": IDS[0], "team": IDS[1], "pixl": IDS[2]}[name.split()[0]]
    return make(form_id, seed=3, **SETTINGS[name])


def walk(state: GameState, steps: int, seed: int = 1) -> list[GameState]:
    random, found = Random(seed), [state]
    while not state.over and len(found) <= steps:
        state = state.play({player: random.choice(state.legal_actions(player)) for player in state.deciding})
        found.append(state)
    return found


@pytest.mark.parametrize("name", SETTINGS)
def test_saved_state_is_restored_with_history(name: str) -> None:
    for state in walk(first(name), 30)[::5]:
        for other in (restore(state.to_bytes()), pickle.loads(pickle.dumps(state))):
            assert other == state
            assert other.history == state.history
            assert other.information_text(0) == state.information_text(0)
            assert not state.history or other.undo() == state.undo()


def test_invalid_bytes_are_rejected() -> None:
    with pytest.raises(ValueError, match="no saved state"):
        restore(b"{}")


@pytest.mark.parametrize("name", SETTINGS)
def test_undo_goes_back_and_copy_is_same_state(name: str) -> None:
    states = walk(first(name), 20)
    last = states[-1]
    for steps, before in enumerate(reversed(states)):
        assert last.undo(steps) == before
    assert copy.deepcopy(last) is last
    with pytest.raises(ValueError, match="steps to take back"):
        last.undo(len(states))


@pytest.mark.parametrize("name", SETTINGS)
def test_masks_match_legal_actions_and_all_are_playable(name: str) -> None:
    for state in walk(first(name), 25)[::4]:
        for player in range(state.form.players):
            legal = state.legal_actions(player)
            assert np.flatnonzero(state.legal_mask(player)).tolist() == legal == sorted({*legal})
            assert bool(legal) == (player in state.deciding)
            for action in legal[:: max(1, len(legal) // 20)]:
                moves = state.form.moves(state.state, state.due[player], action)
                assert state.form.number(state.state, moves) == action
                others = {other: state.legal_actions(other)[0] for other in state.deciding if other != player}
                assert state.play({**others, player: action}).history[-1][player] == action


@pytest.mark.parametrize("name", SETTINGS)
def test_illegal_action_is_rejected_without_change(name: str) -> None:
    state = walk(first(name), 6)[-1]
    legal = {player: state.legal_actions(player)[0] for player in state.deciding}
    player = state.deciding[0]
    for action in (
        -1,
        state.form.actions,
        10**9,
        next(one for one in range(SINGLE) if not state.legal_mask(player)[one]),
    ):
        with pytest.raises(IllegalMove):
            state.play({**legal, player: action})
    with pytest.raises(IllegalMove):
        state.play({})
    assert state.play(legal) == state.play(legal)


@pytest.mark.parametrize("name", SETTINGS)
def test_utilities_sum_to_zero_and_equal_summed_rewards(name: str) -> None:
    states = walk(first(name), 1_000)
    assert states[-1].over
    assert sum(states[-1].utilities) == 0
    lowest, highest = states[-1].form.bounds
    assert all(lowest <= one <= highest for one in states[-1].utilities)
    gained = np.sum([state.rewards for state in states], axis=0)
    assert gained.tolist() == list(states[-1].utilities)
    assert len(states) - 1 <= states[-1].form.longest


@pytest.mark.parametrize("name", SETTINGS)
def test_observations_are_distinct_and_within_0_and_1(name: str) -> None:
    seen: dict[bytes, GameState] = {}
    for state in walk(first(name), 60):
        tensor = state.observation(0)
        assert tensor.shape == (state.layout.size,)
        assert tensor.min() >= 0
        assert tensor.max() <= 1
        assert seen.setdefault(tensor.tobytes(), state).state == state.state
        assert not np.array_equal(tensor, state.observation(1))
        recall = state.information_state(0)
        past = recall[state.layout.size :].reshape(state.history_shape)[: len(state.history)]
        actions = np.rint(past * state.form.actions).astype(int) - 1
        assert [tuple(joint) for joint in actions.tolist()] == list(state.history)


def test_layout_locates_cubes_in_tensor() -> None:
    state = make(IDS[1], position="pixoid p1-1A.2A.3A.4A taken=3 bonus=b5.f1 amber@c1 sky@h1 rose@h8 mint@b8")
    parts = state.layout.views(state.observation(1))
    assert np.argwhere(parts["cubes"][0]).tolist() == [[0, 2]], "c1 is the third column of the first row"
    assert np.argwhere(parts["bonus"]).tolist() == [[0, 5], [4, 1]]
    assert parts["taken"].argmax() == 3
    assert parts["own"].tolist() == [0, 1, 1, 1]


def test_pixl_planes_show_stacks_from_top() -> None:
    state = make(IDS[2], position="pixl players=2 side=5 turn=4 fire@e5 water@b6 earth@h4 spirit@e8 stacks=d5:f.e4:fwe")
    parts = state.layout.views(state.observation(1))
    fire, water, earth, _ = range(4)
    assert np.argwhere(parts["levels"][:, 3, 4]).tolist() == [[fire]], "d5 is the fifth column of the fourth row"
    assert np.argwhere(parts["levels"][:, 4, 3]).tolist() == [[earth], [4 + water], [8 + fire]]
    assert parts["height"][4, 3] == pytest.approx(3 / 96)
    assert np.argwhere(parts["ports"][earth]).tolist() == [[7, 3]]
    assert parts["mover"].argmax() == state.state.mover
    assert parts["own"].tolist() == [0, 1, 0, 1]


def test_same_seed_draws_same_board() -> None:
    assert make(IDS[0], seed=5) == make(IDS[0], seed=5)
    assert len({make(IDS[0], seed=seed).state.options.layout for seed in range(20)}) > 10


@pytest.mark.parametrize("name", SETTINGS)
def test_symmetric_forms_continue_symmetrically(name: str) -> None:
    random = Random(4)
    for state in walk(first(name), 24)[:20:6]:
        forms = symmetric_forms(state)
        assert forms[0].state == state
        joint = {player: random.choice(state.legal_actions(player)) for player in state.deciding}
        after = [one.state for one in symmetric_forms(state.play(joint))]
        for form in forms:
            for player in state.deciding:
                legal = sorted(form.action(player, action) for action in state.legal_actions(player)[:300])
                assert {*legal} <= {*form.state.legal_actions(player)}
            moved = form.state.play({player: form.action(player, action) for player, action in joint.items()})
            assert moved in after
            assert sum(map(abs, moved.utilities)) == sum(map(abs, state.play(joint).utilities))


def test_number_of_symmetric_forms_matches_board() -> None:
    team = make(IDS[1], position="pixoid p1-1A.2A.3A.4A amber@c1 sky@h1 rose@h8 mint@b8")
    assert len({one.state for one in symmetric_forms(team)}) == 4 * 6
    assert len(symmetric_forms(make(IDS[0]))) == 4
    assert len({one.state for one in symmetric_forms(walk(make(IDS[2]), 6)[-1])}) == 12


@pytest.mark.parametrize("name", ["pixoid", "pixl"])
def test_state_renders_as_svg_and_pixels(name: str) -> None:
    state = walk(first(name), 12)[-1]
    picture = state._repr_svg_()
    assert picture.startswith("<svg")
    assert state.position.replace("&", "&amp;") in picture
    pixels = state.rgb()
    assert pixels.dtype == np.uint8
    assert pixels.shape[2] == 3
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) >= 6
    assert len(state.text().splitlines()) > 10


def test_invalid_states_and_options_are_rejected() -> None:
    with pytest.raises(InvalidNotation):
        make("pixcade/pixoid-v9")
    with pytest.raises(InvalidOption):
        make(IDS[1], players=3)
    with pytest.raises(InvalidNotation):
        make(IDS[0], layout="m3-0-0-145-aa", seed=1)


def test_docs_describe_current_tensors() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    for form_id in (IDS[0], IDS[2]):
        assert f"<!-- layout: {form_id} -->\n\n{make(form_id).layout.described()}\n" in page
