"""The shipped network equals the trained one: features and outputs."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from pixcade.bots.pixl.network import Network, dequantized, neighbours, weights_file
from pixcade.games.pixl import Pixl
from pixcade.games.pixl.hexes import hexagon_turns
from pixcade.lab.training.pixl.export import quantize
from pixcade.lab.training.pixl.features import PLANES, SCALARS, Cells, features
from pixcade.lab.training.pixl.network import TAPS, Sizes, network, random_weights
from pixcade.lab.training.pixl.variants import VARIANTS, Variant, VariantPixl, variants
from tests.bots.compiled_kernels import compiled

POSITIONS = 200
CLOSE = 1e-3


def code_of(action: int, hexes: int) -> int:
    """The kernels' code of an action."""
    from pixcade.bots.search.pixl.packing import PASS, PUT_PORT, TAKE_PORT

    if action < 2 * hexes:
        return action if action < hexes else PUT_PORT + action - hexes
    return TAKE_PORT if action == 2 * hexes else PASS


@pytest.mark.slow(12)
def test_kernel_features_equal_training_features() -> None:
    side, random, stacks = 5, np.random.default_rng(7), 0
    game, kinds = VariantPixl(options={"side": str(side)}), variants(side)
    cells = Cells(game)
    seen = jax.jit(lambda state, kind: (*features(game, cells, state, kind), game.under(kind).legal(state)))
    moved = jax.jit(lambda state, kind, action: game.under(kind).moved(state, action))
    with compiled():
        from pixcade.bots.search.pixl import features as kernel
        from pixcade.bots.search.pixl import rules

        turns = np.array([goes for _, goes in hexagon_turns(side)], np.int64)
        planes = np.zeros((2, game.hexes, kernel.PLANES), np.float32)
        scalars = np.zeros((2, kernel.SCALARS), np.float32)
        assert (kernel.PLANES, kernel.SCALARS) == (PLANES, SCALARS)
        for number in (0, 1, 4):
            players, order, _ = VARIANTS[number]
            options = Pixl().configure({"players": str(players), "order": order, "side": str(side)}, seed=0)
            table, position = rules.tables(options), rules.pack(Pixl().start(options))
            kind = Variant(*(rows[number] for rows in kinds))
            state: Any = game.under(kind).start()
            for _ in range(60):
                expected, numbers, mask = (np.asarray(one) for one in seen(state, kind))
                both = np.stack([position, position])
                kernel.features(table, both, 2, turns, np.array([0, 8]), planes, scalars)
                flat = expected.reshape(-1, PLANES)[cells.of_hex]
                assert np.allclose(planes[0], flat)
                assert np.allclose(planes[1][turns[8]], flat)
                assert np.allclose(scalars, numbers)
                stacks += int((flat[:, 14] > 0).any())
                legal = np.flatnonzero(mask)
                if not len(legal):
                    break
                action = int(random.choice(legal[:-1] if len(legal) > 1 else legal))
                state = moved(state, kind, action)
                rules.apply(table, position, code_of(action, game.hexes))
    assert stacks > 10


@pytest.mark.slow(15)
@pytest.mark.parametrize("players", [2, 4])
def test_numpy_network_equals_trained_network(players: int) -> None:
    side = 7
    with weights_file(side, players).open("rb") as file, np.load(file) as found:
        weights = dequantized(found)
    random, game = np.random.default_rng(3), VariantPixl(options={"side": str(side)})
    cells = Cells(game)
    planes, scalars = shown(side, random)
    square = np.zeros((POSITIONS, game.rows * game.rows, PLANES), np.float32)
    square[:, cells.of_hex] = planes
    evaluate = jax.jit(lambda planes, scalars: network(weights, cells, planes, scalars, jnp.float32))
    numpy_network = Network(weights, side)
    for first in range(0, POSITIONS, 100):
        some = slice(first, first + 100)
        expected = evaluate(square[some].reshape(-1, game.rows, game.rows, PLANES), scalars[some])
        answer = numpy_network(planes[some], scalars[some])
        assert np.abs(answer.hexes - expected.hexes).max() < CLOSE
        others = np.concatenate([expected.others, expected.victory, expected.points], axis=1)
        assert np.abs(answer.others - others).max() < CLOSE


def shown(side: int, random: np.random.Generator) -> tuple[Any, Any]:
    """Features of positions of random games for two, three and four players."""
    with compiled():
        from pixcade.bots.search.pixl import features as kernel
        from pixcade.bots.search.pixl import rules

        hexes = len(neighbours(side))
        turns = np.arange(hexes)[None]
        planes = np.zeros((POSITIONS, hexes, PLANES), np.float32)
        scalars = np.zeros((POSITIONS, SCALARS), np.float32)
        found = 0
        while found < POSITIONS:
            options = Pixl().configure({"players": str(random.integers(2, 5)), "side": str(side)}, seed=0)
            table, position = rules.tables(options), rules.pack(Pixl().start(options))
            while found < POSITIONS and not rules.end_reason(table, position):
                one = slice(found, found + 1)
                kernel.features(table, position[None], 1, turns, np.zeros(1, np.int64), planes[one], scalars[one])
                found += 1
                rules.apply(
                    table, position, rules.random_move(table, position, random.integers(1 << 63, dtype=np.uint64))
                )
    return planes, scalars


def test_numpy_taps_equal_training_taps() -> None:
    game = VariantPixl(options={"side": "5"})
    cells = Cells(game)
    padded = np.pad(cells.hex_of.reshape(game.rows, game.rows), 1, constant_values=game.hexes)
    for hex, near in enumerate(neighbours(5)):
        row, number = divmod(int(cells.of_hex[hex]), game.rows)
        assert [padded[row + 1 + down, number + 1 + right] for down, right in TAPS] == near.tolist()


def test_quantization_error_is_below_one_percent() -> None:
    weights = {name: np.asarray(one) for name, one in random_weights(Sizes(8, 1), seed=2).items()}
    again = dequantized(quantize(weights))
    assert set(again) == set(weights)
    for name, one in weights.items():
        largest = np.abs(one).max(axis=tuple(range(one.ndim - 1)))
        assert (np.abs(again[name] - one) <= largest / 200 + 1e-9).all()
