"""The board's twelve symmetries, for data augmentation."""

from typing import NamedTuple

import numpy as np

from pixcade.games.pixl.hexes import hexagon_turns
from pixcade.lab.jax_random import jax, jnp
from pixcade.lab.training.pixl.features import Cells


class TurnTables(NamedTuple):
    """The maps of the twelve symmetries, a row each."""

    hexes: jax.Array
    """int32 (12, hexes): the image of each hex."""
    sources: jax.Array
    """int32 (12, cells): the source of each cell in the square; itself outside the board."""


def turns_of(side: int, cells: Cells) -> TurnTables:
    hexes = np.array([goes for _, goes in hexagon_turns(side)], np.int32)
    sources = np.tile(np.arange(cells.hex_of.size, dtype=np.int32), (len(hexes), 1))
    for row, goes in zip(sources, hexes, strict=True):
        row[cells.of_hex[goes]] = cells.of_hex
    return TurnTables(jnp.asarray(hexes), jnp.asarray(sources))


def turned_features(turns: TurnTables, planes: jax.Array, way: jax.Array) -> jax.Array:
    """Return planes (n, R, R, p), each transformed by its own symmetry (n,)."""
    flat = planes.reshape(len(planes), -1, planes.shape[-1])
    return jnp.take_along_axis(flat, turns.sources[way][:, :, None], axis=1).reshape(planes.shape)
