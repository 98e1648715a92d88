"""Batches compared with the rules, and their other properties."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from pixcade.games.errors import PixcadeError
from pixcade.lab.fingerprint import fingerprint
from pixcade.lab.form import own_forms
from pixcade.lab.jax_random import mixed
from pixcade.lab.pixoid.jax_twin import JaxPixoid
from tests.lab import comparison
from tests.lab.batch_comparison import Batched
from tests.lab.compiled import IllegalAction, PixlBatch, PixoidBatch, make_batch
from tests.lab.test_fingerprint import FEW, stored

SEATS, TEAM, PIXL = own_forms()
BOARDS = ("p1-1A.2A.3A.4A", "p1-2B.1A.4A.3B", "p1-4B.3B.2A.1B")
ONE_BOARD: dict[str, dict[str, Any]] = {TEAM: {"boards": BOARDS[:1]}, PIXL: {"options": {"side": "5"}}}
SEVERAL_BOARDS: dict[str, dict[str, Any]] = {TEAM: {"boards": BOARDS}, PIXL: {}}
ONE_VICTIM = {"side": "5", "conversion": "one"}
BOTH = pytest.mark.parametrize("form_id", [TEAM, PIXL], ids=["pixoid", "pixl"])


def test_pixoid_batch_equals_rules_on_random_games() -> None:
    counts = comparison.pixoid(Batched(), 4_000, seed=1_001)
    assert counts["rounds survived"] > 0


@pytest.mark.parametrize("conversion", ["all", "one"])
def test_pixl_batch_equals_rules_on_random_games(conversion: str) -> None:
    counts = comparison.pixl(Batched(), 2_000, seed=1_001, conversion=conversion)
    assert counts["largest stack"] > 1


def test_batch_has_fingerprint_of_rules() -> None:
    assert fingerprint("batch", FEW) == stored()[FEW]


@pytest.mark.long
def test_jax_pixoid_draws_same_boards_and_actions_as_batch() -> None:
    batch, game, seeds = PixoidBatch(TEAM, 300), JaxPixoid(TEAM), np.arange(300, dtype=np.uint32) + 11
    batch.reset(seeds)
    states = jax.vmap(game.start)(jnp.asarray(seeds))
    draw, step = jax.jit(jax.vmap(game.random_actions)), jax.jit(jax.vmap(game.step))
    ends = 0
    for number in range(1, 40):
        actions = batch.random_actions()
        assert np.array_equal(draw(states, mixed(jnp.asarray(seeds), jnp.uint32(number))), actions)
        states, rewards, done = step(states, actions)
        expected = batch.step(actions)
        assert np.array_equal(rewards, expected.rewards)
        assert np.array_equal(done, expected.done)
        assert np.array_equal(states.board, batch.boards)
        assert np.array_equal(states.cubes, batch.view().cubes)
        ends += int(expected.done.sum())
    assert ends > 300


def play_random(batch: Any, steps: int) -> tuple[Any, Any]:
    """The rewards and ends of random play over some steps."""
    results = [batch.step(batch.random_actions()) for _ in range(steps)]
    return np.array([one.rewards for one in results]), np.array([one.done for one in results])


@BOTH
def test_same_seeds_give_same_games_on_any_threads(form_id: str) -> None:
    seeds = np.arange(2_048) * 7 + 5
    kept = []
    for threads in (1, 3, 4):
        batch = make_batch(form_id, 2_048, threads=threads, **SEVERAL_BOARDS[form_id])
        batch.reset(seeds)
        assert batch.workers.threads == threads
        kept.append((*play_random(batch, 40), batch.positions))
    for other in kept[1:]:
        assert all(np.array_equal(one, same) for one, same in zip(kept[0], other, strict=True))
    assert not np.array_equal(kept[0][2][:1_024], kept[0][2][1_024:])


@BOTH
def test_random_actions_are_legal_and_uniform(form_id: str) -> None:
    batch = make_batch(form_id, 8_192, **ONE_BOARD[form_id])
    play_random(batch, 9)
    batch.positions[:] = batch.positions[0]
    legal, drawn = batch.legal(), batch.random_actions()
    rows = [(legal[0, cube], drawn[:, cube]) for cube in range(4)] if form_id == TEAM else [(legal[0], drawn)]
    for mask, actions in rows:
        counts = np.bincount(actions, minlength=len(mask))
        assert not counts[~mask].any()
        share = 1 / mask.sum()
        assert (abs(counts[mask] - 8_192 * share) <= 5 * (8_192 * share * (1 - share)) ** 0.5 + 1e-9).all()


@BOTH
def test_illegal_action_is_rejected_without_change(form_id: str) -> None:
    batch = make_batch(form_id, 1_500, **ONE_BOARD[form_id])
    play_random(batch, 12)
    batch.positions[1_400] = still_running(batch)
    for wrong in (-1, 36, 40, 10_000):
        actions, before = batch.random_actions(), batch.positions.copy()
        at = (1_400, 2) if form_id == TEAM else 1_400
        if form_id == PIXL and wrong in (36, 40):
            wrong = int(np.flatnonzero(~batch.legal()[1_400])[wrong])
        actions[at] = wrong
        with pytest.raises(IllegalAction, match=f"game 1400: action {wrong} "):
            batch.step(actions)
        assert np.array_equal(batch.positions, before)


def still_running(batch: Any) -> Any:
    """A position in which all cubes of Pixoid are set, or the one that is there in Pixl."""
    if isinstance(batch, PixlBatch):
        return batch.positions[1_400]
    cubes = batch.view().cubes
    return batch.positions[int(np.flatnonzero((cubes != 127).all(axis=1))[0])]


@BOTH
def test_finished_game_stays_without_auto_reset(form_id: str) -> None:
    batch = make_batch(SEATS if form_id == TEAM else PIXL, 64, auto_reset=False, **ONE_BOARD[form_id])
    for _ in range(1_001):
        _, done = batch.step(batch.random_actions())
        if done.all():
            break
    assert done.all()
    kept = batch.positions.copy()
    rewards, done = batch.step(batch.random_actions())
    assert done.all()
    assert not rewards.any()
    assert np.array_equal(batch.positions, kept)
    legal = batch.legal()
    assert legal.sum() == (64 * 4 if form_id == TEAM else 0)  # in Pixoid all wait


def test_position_arrays_equal_rules() -> None:
    batch = PixoidBatch(SEATS, 200, boards=BOARDS, options={"players": "3", "oldest": "2"})
    for _ in range(30):
        batch.step(batch.random_actions())
        arrays = batch.view()
        for at in range(0, 200, 20):
            state = batch.state(at).state
            assert state.options.layout == batch.layouts[arrays.board[at]]
            cubes = [state.cubes[cube] for cube in state.roles.all_cubes]
            assert arrays.cubes[at].tolist() == [127 if pix is None else pix for pix in cubes]
            assert (arrays.taken[at], arrays.round[at] + 1) == (state.taken, state.round)
            assert [pix for pix, lies in zip(state.options.board.bonus, arrays.bonus[at], strict=True) if lies] == [
                *state.bonus
            ]
            assert tuple(arrays.scores[at]) == state.scores
    games = PixlBatch(PIXL, 64, options={"players": "3", "side": "6"})
    for _ in range(60):
        games.step(games.random_actions())
    found = games.view()
    for at in range(64):
        position = games.state(at).state
        assert "".join(" fwes"[top + 1] for top in found.tops[at]) == "".join(
            stack[-1:] or " " for stack in position.stacks
        )
        assert tuple(None if hex == 255 else hex for hex in found.ports[at, :3]) == position.ports
        assert tuple(found.supply[at, :3]) == position.supply
        assert tuple(found.prisoners[at, :3]) == position.prisoners
        assert (found.turn[at], found.mover[at]) == (position.turn, position.mover)


def test_picked_victims_are_drawn_and_checked() -> None:
    batch = make_batch(PIXL, 4_096, options=ONE_VICTIM)
    play_random(batch, 40)
    picking = batch.legal()[:, 2 * 61 + 2 :].any(axis=1)
    assert picking.any()
    batch.positions[:] = batch.positions[int(np.flatnonzero(picking)[0])]
    mask = batch.legal()[0]
    counts = np.bincount(batch.random_actions(), minlength=len(mask))
    assert (counts[mask] > 0).all()
    assert not counts[~mask].any()
    drawn = batch.random_actions()
    for wrong in np.flatnonzero(~mask)[::29]:
        with pytest.raises(IllegalAction):
            batch.step(np.where(np.arange(4_096) == 7, wrong, drawn))


def test_unplayable_batches_are_rejected() -> None:
    with pytest.raises(PixcadeError):
        make_batch(TEAM, 4, options={"players": "3"})
    with pytest.raises(ValueError, match="one board of each size"):
        make_batch(PIXL, 4, boards=BOARDS)
    with pytest.raises(ValueError, match="one whole number for each of the 4 games"):
        make_batch(PIXL, 4).reset([1, 2, 3])
    with pytest.raises(ValueError, match=r"actions have the shape \(4, 4\), not \(4,\)"):
        make_batch(TEAM, 4, boards=BOARDS).step([0, 0, 0, 0])
