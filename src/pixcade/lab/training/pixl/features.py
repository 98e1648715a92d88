"""What the network is shown of a position, as arrays of JAX. `pixcade.bots.search.pixl.features` writes the same.

Elements stand in slots as the one that moves sees them: itself, its prey, its neutral, its predator. So a position with
all elements moved on by one in their cycle looks the same.
"""

import numpy as np

from pixcade.lab.jax_random import jax, jnp
from pixcade.lab.pixl.jax_twin import MOST, NOWHERE, JaxPixlState
from pixcade.lab.training.pixl.variants import Variant, VariantPixl

PLANES = 19
"""On the board, where Ports may stand, tops by slot, Ports by slot, what lies right under the top by slot, how many lie
under it, what each slot can reach."""
SCALARS = 25
"""By slot: supply, prisoners, whether the Port has just been moved, whether it is off the board, points; then passes in
a row, two, three or four players, the order of turns."""
SUPPLIES, PRISONERS, POINTS, HEIGHTS, PASSES = 24.0, 8.0, 40.0, 4.0, 4.0
"""What is divided by."""


class Cells:
    """Where hexes lie in the square of rows and numbers."""

    def __init__(self, game: VariantPixl) -> None:
        """Number the cells of the square row by row."""
        rows = game.rows
        self.of_hex = game.row[: game.hexes] * rows + game.bit[: game.hexes].astype(np.int32)  # (hexes,)
        self.hex_of = np.full(rows * rows, game.hexes, np.int32)  # (cells,), `hexes` outside the board
        self.hex_of[self.of_hex] = np.arange(game.hexes)
        self.valid = (self.hex_of < game.hexes).reshape(rows, rows)


def features(game: VariantPixl, cells: Cells, state: JaxPixlState, variant: Variant) -> tuple[jax.Array, jax.Array]:
    """Return float32 (R, R, PLANES) and (SCALARS,) of one position."""
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
