"""Pixl's network in NumPy, with the weights trained by `pixcade.lab.training.pixl`.

Weights are 8-bit integers with a scale for each output. Positions are stored consecutively, a row for each hex; a last
row of zeros represents everything outside the board.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import numpy as np

from pixcade.games.pixl.hexes import hex_board

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from numpy.typing import NDArray

    Single = NDArray[np.float32]

TAPS = ((0, 0), (0, 1), (0, -1), (1, 0), (1, -1), (-1, 0), (-1, 1))
"""A hex and its neighbours, in the order of the weights."""
SCALE = ".scale"


def dequantized(arrays: Mapping[str, "NDArray[Any]"]) -> dict[str, "Single"]:
    return {
        name: (one.astype(np.float32) * arrays[name + SCALE] if name + SCALE in arrays else one.astype(np.float32))
        for name, one in arrays.items()
        if not name.endswith(SCALE)
    }


def weights_file(side: int, players: int) -> "Traversable":
    """Return the file of weights for games on boards of a side; games of two have another network."""
    return file_named(f"side{side}-{'two' if players == 2 else 'more'}.npz")


def file_named(name: str) -> "Traversable":
    return files(__package__) / "learned" / name


@cache
def is_learned(side: int, players: int) -> bool:
    return weights_file(side, players).is_file()


def network_of(side: int, players: int) -> "Network":
    return read_network(weights_file(side, players).name, side)


@cache
def read_network(name: str, side: int) -> "Network":
    """Read the network of a file, cached."""
    with file_named(name).open("rb") as opened, np.load(opened) as found:
        return Network(dequantized(found), side)


def neighbours(side: int) -> "NDArray[np.int64]":
    """Return int64 (hexes, 7): the hexes of TAPS; the number of hexes means outside the board."""
    board = hex_board(side)
    cells = [(ord(name[0]), int(name[1:])) for name in board.names]
    number = {cell: at for at, cell in enumerate(cells)}
    return np.array([[number.get((q + down, r + right), len(cells)) for down, right in TAPS] for q, r in cells])


@dataclass(frozen=True)
class Evaluation:
    """The network's output for n positions."""

    hexes: "Single"
    """float32 (n, hexes): policy logits of each hex, for a Pixl or for an absent Port."""
    others: "Single"
    """float32 (n, 10): logits of taking the Port off and of passing; then by slot the logarithms of shares of the
    victory, and points in tens.
    """


class Room:
    """Buffers for evaluations of up to `most` positions: allocating them takes as long as evaluating."""

    def __init__(self, network: "Network", most: int) -> None:
        """Allocate them. The last row of a convolution's input stays zero: it represents everything outside the
        board.
        """
        hexes, (inputs, width) = len(network.near), (network.inputs, network.width)
        self.hexes, self.most, rows = hexes, most, most * hexes
        shifted = network.near + hexes * np.arange(most)[:, None, None]
        self.places = np.where(network.near == hexes, rows, shifted).reshape(-1)
        self.planes = np.zeros((rows + 1, inputs), np.float32)
        self.trunk, self.inner = (np.zeros((rows + 1, width), np.float32) for _ in range(2))
        self.after = np.zeros((rows, width), np.float32)
        self.around = np.zeros(rows * len(TAPS) * max(inputs, width), np.float32)

    def convolved(self, source: "Single", weights: "Single", into: "Single") -> None:
        """Write a convolution of the first rows of an array, as many as `into` has."""
        many, taps = len(into), len(TAPS)
        around = self.around[: many * len(weights)]
        np.take(source, self.places[: many * taps], axis=0, out=around.reshape(many * taps, -1), mode="clip")
        np.matmul(around.reshape(many, -1), weights, out=into)


class Network:
    """Residual convolutions over the hexes of one board."""

    def __init__(self, weights: Mapping[str, "Single"], side: int) -> None:
        self.weights = {
            name: np.ascontiguousarray(one.reshape(-1, one.shape[-1]) if one.ndim == 3 else one)
            for name, one in weights.items()
        }
        self.blocks = sum(name.startswith("pool") for name in weights)
        _, self.inputs, self.width = weights["stem"].shape
        self.near = neighbours(side)

    def room(self, most: int) -> Room:
        """Return buffers for up to `most` positions, one set per thread."""
        return Room(self, most)

    def __call__(self, planes: "Single", scalars: "Single", room: Room | None = None) -> Evaluation:
        """Evaluate n positions: float32 (n, hexes, planes) and (n, scalars)."""
        weights, (many, hexes, _) = self.weights, planes.shape
        room = room or self.room(many)
        rows = many * hexes
        trunk, inner, after = room.trunk[:rows], room.inner[:rows], room.after[:rows]
        room.planes[:rows] = planes.reshape(rows, -1)
        room.convolved(room.planes, weights["stem"], trunk)
        trunk.reshape(many, hexes, -1)[:] += (scalars @ weights["scalars"] + weights["stem_bias"])[:, None]
        np.maximum(trunk, 0.0, out=trunk)
        for at in range(self.blocks):
            room.convolved(room.trunk, weights[f"first{at}"], inner)
            inner += weights[f"first_bias{at}"]
            np.maximum(inner, 0.0, out=inner)
            around = pool(inner, many) @ weights[f"pool{at}"] + weights[f"second_bias{at}"]
            room.convolved(room.inner, weights[f"second{at}"], after)
            after.reshape(many, hexes, -1)[:] += around[:, None]
            trunk += after
            np.maximum(trunk, 0.0, out=trunk)
        summary = pool(trunk, many)
        policy = trunk @ weights["policy"]
        policy.reshape(many, hexes, -1)[:] += (summary @ weights["policy_pool"] + weights["policy_bias"])[:, None]
        liking = np.maximum(policy, 0.0, out=policy) @ weights["policy_out"]
        hidden = np.maximum(summary @ weights["hidden"] + weights["hidden_bias"], 0.0)
        return Evaluation(liking.reshape(many, hexes), hidden @ weights["out"] + weights["out_bias"])


def pool(rows: "Single", many: int) -> "Single":
    """Return the mean and the maximum of each channel over the hexes of each position: (n, 2 x channels)."""
    wide = rows.reshape(many, -1, rows.shape[1])
    share = np.full((1, wide.shape[1]), 1 / wide.shape[1], np.float32)
    return np.concatenate([(share @ wide)[:, 0], wide.max(axis=1)], axis=1)  # six times as fast as wide.mean
