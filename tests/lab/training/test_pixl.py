"""Training for Pixl, on a small board with a tiny network."""

from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from pixcade.games.pixl.hexes import hexagon_turns
from pixcade.lab.pixl.jax_twin import JaxPixl
from pixcade.lab.training.pixl.features import PLANES, SCALARS, Cells, features
from pixcade.lab.training.pixl.lookahead import Lookahead
from pixcade.lab.training.pixl.network import TAPS, Sizes, network, random_weights
from pixcade.lab.training.pixl.self_play import TRACE, SelfPlay
from pixcade.lab.training.pixl.symmetry import turned_features, turns_of
from pixcade.lab.training.pixl.train import arguments, read, run
from pixcade.lab.training.pixl.variants import VARIANTS, Variant, VariantPixl, variants

SIDE = 5
PLAYED = (4,)
"""Variants that are compared with the rules for their options alone: each takes seconds to compile."""
STEPS = 50


@pytest.fixture(scope="module")
def played() -> tuple[VariantPixl, list[tuple[int, Any]]]:
    """Positions of random games, each compared with the rules for its options alone."""
    together, kinds = VariantPixl(options={"side": str(SIDE)}), variants(SIDE)
    moved = jax.jit(lambda state, kind, action: together.under(kind).moved(state, action))
    known = jax.jit(lambda state, kind: (together.under(kind).legal(state), together.under(kind).points(state)))
    random, found = np.random.default_rng(5), []
    for number in PLAYED:
        players, order, _ = VARIANTS[number]
        alone = JaxPixl(options={"players": str(players), "order": order, "side": str(SIDE)})
        kind = Variant(*(rows[number] for rows in kinds))
        state, own = together.under(kind).start(), alone.start()
        step = jax.jit(lambda state, action, game=alone: game.step(state, action)[0])
        own_known = jax.jit(lambda state, game=alone: (game.legal(state), game.points(state)))
        for _ in range(STEPS):
            (mask, points), (own_mask, own_points) = known(state, kind), own_known(own)
            assert np.array_equal(mask, own_mask)
            assert np.array_equal(points[:players], own_points)
            found.append((number, state))
            legal = np.flatnonzero(mask)
            action = int(random.choice(legal[:-2] if len(legal) > 2 else legal))  # without ending the game early
            state, own = moved(state, kind, action), step(own, action)
            assert all(np.array_equal(one, other) for one, other in zip(state, own, strict=True))
    return together, found


@pytest.mark.slow(15)
def test_variants_in_one_batch_follow_their_rules(played: tuple[VariantPixl, list[Any]]) -> None:
    assert len(played[1]) == STEPS * len(PLAYED)


@pytest.mark.slow(5)
def test_rotated_position_gives_rotated_features(played: tuple[VariantPixl, list[Any]]) -> None:
    game, positions = played
    cells, turns = Cells(game), turns_of(SIDE, Cells(game))
    kinds = variants(SIDE)
    weights = random_weights(Sizes(4, 1), seed=1)
    seen = jax.jit(lambda state, kind: features(game, cells, state, kind))
    for way in (1, 7):
        name, goes = hexagon_turns(SIDE)[way]
        assert name
        for number, state in positions[20::STEPS]:
            planes, scalars = seen(state, Variant(*(rows[number] for rows in kinds)))
            assert planes.shape == (game.rows, game.rows, PLANES)
            assert scalars.shape == (SCALARS,)
            turned = turned_features(turns, planes[None], jnp.array([way]))[0]
            before, after = planes.reshape(-1, PLANES), turned.reshape(-1, PLANES)
            assert np.array_equal(np.asarray(after)[cells.of_hex[list(goes)]], np.asarray(before)[cells.of_hex])
    outputs = network(weights, cells, planes[None], scalars[None], jnp.float32)
    assert outputs.hexes.shape == (1, game.hexes)


def test_convolution_taps_are_hex_and_neighbours() -> None:
    game = VariantPixl(options={"side": str(SIDE)})
    cells, board = Cells(game), game.options.board
    for hex, cell in enumerate(cells.of_hex):
        row, number = divmod(int(cell), game.rows)
        places = [(row + down) * game.rows + number + right for down, right in TAPS]
        inside = [
            place
            for (down, right), place in zip(TAPS, places, strict=True)
            if 0 <= row + down < game.rows and 0 <= number + right < game.rows and cells.hex_of[place] < game.hexes
        ]
        assert {int(cells.hex_of[place]) for place in inside} == {
            hex,
            *np.flatnonzero([board.near[hex] >> at & 1 for at in range(game.hexes)]),
        }


@pytest.mark.long
def test_training_resumes_from_its_file(tmp_path: Path) -> None:
    small = ["--out", str(tmp_path), "--side", str(SIDE), "--width", "4", "--blocks", "1", "--games", "4"]
    small += ["--turns", "4", "--window", "2", "--batch", "16", "--reuse", "2", "--lots", "1"]
    run(arguments(small))
    first = read(tmp_path / "learner.npz")
    assert int(first.step) == 2
    assert all(np.isfinite(one).all() for one in first.weights.values())
    changed = [
        name
        for name, one in random_weights(Sizes(4, 1), seed=1).items()
        if not np.array_equal(one, first.weights[name])
    ]
    assert "out" in changed
    run(arguments([*small[:-1], "0", "--resume", str(tmp_path / "learner.npz")]))
    again = read(tmp_path / "learner.npz")
    for one, other in zip(jax.tree.leaves(first), jax.tree.leaves(again), strict=True):
        assert np.array_equal(one, other)
    with np.load(tmp_path / "weights.npz") as written:
        assert set(written.files) == set(first.weights)


def test_samples_use_results_of_their_own_game_only() -> None:
    play = SelfPlay(Lookahead(SIDE), games=1, turns=3)
    turns = play.blank(play.begin(seed=1))
    after = jnp.stack([jnp.full((1, 8), value) for value in (0.2, 0.9, 0.1)])  # the game ends with the second turn
    samples = play._learned(turns._replace(after=after, done=jnp.array([[False], [True], [False]])))
    expected = [(1 - TRACE) * 0.2 + TRACE * 0.9, 0.9, 0.1]
    assert np.allclose(samples.worth[:, 0], expected)
