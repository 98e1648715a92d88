"""The network in JAX: residual convolutions on the hexes, the same as `pixcade.bots.pixl.network` in NumPy.

The hexagon is embedded in a square of R rows; 3 x 3 convolutions omit the two corners that aren't neighbours. After
each layer cells outside the board are zero.
"""

from typing import NamedTuple

import numpy as np

from pixcade.lab.jax_random import jax, jnp
from pixcade.lab.pixl.jax_twin import MOST
from pixcade.lab.training.pixl.features import PLANES, SCALARS, Cells
from pixcade.lab.training.pixl.variants import Variant

TAPS = ((0, 0), (0, 1), (0, -1), (1, 0), (1, -1), (-1, 0), (-1, 1))
"""Offsets in rows and numbers of a hex and its neighbours, in the order of the weights."""
HIDDEN = 64
POLICY = 32

Weights = dict[str, jax.Array]


class Sizes(NamedTuple):
    """The network's size."""

    width: int = 64
    blocks: int = 6


class Outputs(NamedTuple):
    """The network's outputs for n positions, by slot."""

    hexes: jax.Array
    """float32 (n, hexes): logits of the hexes, for a Pixl or for an absent Port."""
    others: jax.Array
    """float32 (n, 2): logits of removing the Port and of passing."""
    victory: jax.Array
    """float32 (n, 4): logarithms of the slots' shares of the victory, for `shares`."""
    points: jax.Array
    """float32 (n, 4): the points of each slot at the end, in tens."""


def layers(sizes: Sizes) -> dict[str, tuple[int, ...]]:
    """Return each array's shape. Convolutions are (taps, in, out), the others (in, out) or (out,)."""
    width = sizes.width
    shapes: dict[str, tuple[int, ...]] = {
        "stem": (7, PLANES, width),
        "scalars": (SCALARS, width),
        "stem_bias": (width,),
    }
    for at in range(sizes.blocks):
        shapes |= {f"first{at}": (7, width, width), f"first_bias{at}": (width,), f"pool{at}": (2 * width, width)}
        shapes |= {f"second{at}": (7, width, width), f"second_bias{at}": (width,)}
    shapes |= {"policy": (width, POLICY), "policy_pool": (2 * width, POLICY), "policy_bias": (POLICY,)}
    shapes |= {"policy_out": (POLICY, 1)}
    shapes |= {"hidden": (2 * width, HIDDEN), "hidden_bias": (HIDDEN,)}
    return shapes | {"out": (HIDDEN, 2 + 2 * MOST), "out_bias": (2 + 2 * MOST,)}


SILENT = ("second", "pool", "policy_out", "out")
"""Layers initialised with zero, so that the network starts out shallow."""

RESTRAINT = -3.0
"""Initial logits of removing the Port and of passing: games with many of these teach little."""


def random_weights(sizes: Sizes, seed: int) -> Weights:
    random = np.random.default_rng(seed)
    found = {}
    for name, shape in layers(sizes).items():
        inputs = int(np.prod(shape[:-1])) if len(shape) > 1 else 1
        drawn = random.normal(0.0, (2.0 / inputs) ** 0.5, shape)
        if len(shape) == 1 or name.rstrip("0123456789") in SILENT:
            drawn = np.zeros(shape)
        found[name] = jnp.asarray(drawn, jnp.float32)
    found["out_bias"] = found["out_bias"].at[:2].set(RESTRAINT)
    return found


def blocks_of(weights: Weights) -> int:
    return sum(name.startswith("pool") for name in weights)


def network(
    weights: Weights, cells: Cells, planes: jax.Array, scalars: jax.Array, kind: type = jnp.bfloat16
) -> Outputs:
    """Evaluate n positions: planes (n, R, R, PLANES), scalars (n, SCALARS). Convolutions use the type `kind`."""
    mask = jnp.asarray(cells.valid, kind)[:, :, None]
    count = float(cells.valid.sum())

    def convolution(inputs: jax.Array, name: str) -> jax.Array:
        taps = weights[name].astype(kind)
        kernel = jnp.zeros((3, 3, *taps.shape[1:]), kind)
        rows, numbers = np.array(TAPS).T + 1
        kernel = kernel.at[rows, numbers].set(taps)
        return jax.lax.conv_general_dilated(inputs, kernel, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))

    def pooled(inputs: jax.Array) -> jax.Array:  # not negative, and zero outside the board
        wide = inputs.astype(jnp.float32)
        return jnp.concatenate([wide.sum(axis=(1, 2)) / count, wide.max(axis=(1, 2))], axis=1)

    def spread(values: jax.Array) -> jax.Array:
        return values.astype(kind)[:, None, None, :]

    first = spread(scalars @ weights["scalars"] + weights["stem_bias"])
    trunk = jax.nn.relu(convolution(planes.astype(kind), "stem") + first) * mask
    for at in range(blocks_of(weights)):
        bias = weights[f"first_bias{at}"].astype(kind)
        inner = jax.nn.relu(convolution(trunk, f"first{at}") + bias) * mask
        around = spread(pooled(inner) @ weights[f"pool{at}"] + weights[f"second_bias{at}"])
        trunk = jax.nn.relu(trunk + convolution(inner, f"second{at}") + around) * mask
    summary = pooled(trunk)
    around = spread(summary @ weights["policy_pool"] + weights["policy_bias"])
    policy = jax.nn.relu(trunk @ weights["policy"].astype(kind) + around).astype(jnp.float32)
    hexes = (policy @ weights["policy_out"])[..., 0].reshape(len(planes), -1)[:, cells.of_hex]
    hidden = jax.nn.relu(summary @ weights["hidden"] + weights["hidden_bias"])
    out = hidden @ weights["out"] + weights["out_bias"]
    return Outputs(hexes, out[:, :2], out[:, 2 : 2 + MOST], out[:, 2 + MOST :])


def shares(victory: jax.Array, variant: Variant) -> jax.Array:
    """Return each slot's share of the victory for its seat, float32 (4,). Of two players, slots 0 and 1 cover both."""
    two = variant.players == 2
    speaking = variant.in_slot & ~(two & (np.arange(MOST) > 1))
    found = jax.nn.softmax(jnp.where(speaking, victory, -1e9))
    return jnp.where(two, jnp.tile(found[:2], 2), found)
