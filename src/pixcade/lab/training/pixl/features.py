"""The network's inputs in JAX, the same as in `pixcade.bots.search.pixl.features`.

Elements are in slots relative to the mover: itself, its prey, its neutral, its predator. So cyclic shifts of all
elements give the same inputs.
"""

import numpy as np

from pixcade.lab.jax_random import jax, jnp
from pixcade.lab.pixl.jax_twin import MOST, NOWHERE, JaxPixlState
from pixcade.lab.training.pixl.variants import Variant, VariantPixl

PLANES = 19
"""Cells on the board, possible Port hexes, tops by slot, Ports by slot, the second Pixl by slot, stack heights, reach
by slot."""
SCALARS = 25
"""By slot: supply, prisoners, whether the Port has just moved, whether it is off the board, points; then consecutive
passes, the number of players, the turn order."""
SUPPLIES, PRISONERS, POINTS, HEIGHTS, PASSES = 24.0, 8.0, 40.0, 4.0, 4.0
"""Divisors of the inputs."""


class Cells:
    """Maps hexes to the square of rows and numbers."""

    def __init__(self, game: VariantPixl) -> None:
        """Number the square's cells row by row."""
        rows = game.rows
        self.of_hex = game.row[: game.hexes] * rows + game.bit[: game.hexes].astype(np.int32)  # (hexes,)
        self.hex_of = np.full(rows * rows, game.hexes, np.int32)  # (cells,), `hexes` outside the board
        self.hex_of[self.of_hex] = np.arange(game.hexes)
        self.valid = (self.hex_of < game.hexes).reshape(rows, rows)


def features(game: VariantPixl, cells: Cells, state: JaxPixlState, variant: Variant) -> tuple[jax.Array, jax.Array]:
    """Return the planes, float32 (R, R, PLANES), and scalars, (SCALARS,), of one position."""
    rules = game.under(variant)
    slots = variant.slots[rules.mover(state)]  # (4,)
    bits = np.arange(game.rows, dtype=np.uint32)

    def square(sets: jax.Array) -> jax.Array:  # (n, R) to (R, R, n)
        return jnp.moveaxis(sets[:, :, None] >> bits & 1, 0, -1).astype(jnp.float32)

    def of_hexes(values: jax.Array) -> jax.Array:  # (hexes,) to (R, R)
        return jnp.append(values, 0)[cells.hex_of].reshape(game.rows, game.rows)

    height = of_hexes(state.height.astype(jnp.int32))
    under = of_hexes((state.under[0] & 3).astype(jnp.int32))
    buried = (under[:, :, None] == slots) & (height > 0)[:, :, None]
    planes = [
        jnp.asarray(cells.valid, jnp.float32)[:, :, None],
        square(jnp.asarray(game.port_hexes)[None]),
        square(state.tops[slots]),
        square(rules.port_sets(state)[slots]),
        buried.astype(jnp.float32),
        (height / HEIGHTS).astype(jnp.float32)[:, :, None],
        square(rules.reach(state)[slots]),
    ]
    absent = (state.ports[slots] == NOWHERE) & variant.in_slot
    scalars = [
        state.supply[slots] / SUPPLIES,
        state.prisoners[slots] / PRISONERS,
        state.fresh[slots],
        absent,
        rules.element_points(state)[slots] / POINTS,
        state.passes[None] / PASSES,
        variant.players == np.arange(2, MOST + 1),
        variant.flipped[None],
    ]
    return jnp.concatenate(planes, axis=2), jnp.concatenate([one.astype(jnp.float32) for one in scalars])
