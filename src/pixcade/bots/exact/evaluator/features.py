"""The evaluator's input features of a maze: arrays derived from its runs, for inference and training.

Nothing here is learned and nothing depends on a position: `nodes` describe a Pix, `pairs` two of them, `blocks` and
`covers` are bit sets of the first Pix's runs that a Bug on the second one stops or can punish.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from pixcade.bots.exact.positions import SETS
from pixcade.bots.exact.runs import MOST_RUNS, Runs
from pixcade.games.pixoid.moves import DIRECTIONS
from pixcade.games.pixoid.state import BONUS_CUBES

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Reals = NDArray[np.float32]

FAR = 4
"""Cap of distances in runs."""
NODE = 41
PAIR = 16
CUBES = BONUS_CUBES * (FAR + 1) + BONUS_CUBES + 1
POOL = 12
"""Numbers of features of a Pix, a pair, the bonus cubes on the board as seen from a Pix, and the end of a run."""


@dataclass(frozen=True, eq=False)
class MazeFeatures:
    """Features of a board. Shapes are in Pix and runs."""

    runs: Runs
    nodes: "Reals"  # (Pix, NODE)
    pairs: "Reals"  # (Pix, Pix, PAIR)
    cubes: "Reals"  # (SETS, Pix, CUBES): distances from a Pix to the cubes on the board
    pool: "Reals"  # (Pix, POOL): features of a run's end
    blocks: "NDArray[np.uint16]"  # (Pix, Pix): the first one's runs onto or over the second (P4.2)
    covers: "NDArray[np.uint16]"  # (Pix, Pix): the first one's runs at whose end a Bug on the second can catch


def features_of(runs: Runs) -> MazeFeatures:
    pix = runs.pix
    size = runs.board.size
    sees = runs.over != 0
    distance = fewest(sees, FAR)
    walk: Reals = fewest(steps(runs), 2 * size).astype(np.float32) / np.float32(size)
    reached = [(distance <= runs_away).sum(axis=1).astype(np.float32) / pix for runs_away in (2, 3)]
    counts = runs.counts.astype(np.float32)
    column, row = np.divmod(np.arange(pix), size)
    place: Reals = np.stack([column, row], axis=1).astype(np.float32) / np.float32(size - 1)
    rays = np.array(
        [[len(runs.board.rays[here][way]) for way in DIRECTIONS] for here in range(pix)], np.float32
    )  # fmt: skip
    bonus = list(runs.board.bonus)
    to_cubes = one_hot(distance[:, bonus], FAR + 1).reshape(pix, -1)
    nodes = np.concatenate(
        [
            np.ones((pix, 1), np.float32),
            counts[:, None] / MOST_RUNS,
            rays > 0,
            rays / (size - 1),
            to_cubes,
            walk[:, bonus],
            place,
            np.stack(reached, axis=1),
            walk.mean(axis=1, keepdims=True),
            distance.mean(axis=1, keepdims=True),
            (rays > 0).sum(axis=1, keepdims=True) == 1,
        ],
        axis=1,
        dtype=np.float32,
    )
    assert nodes.shape == (pix, NODE), nodes.shape
    covers = np.zeros((pix, pix), np.uint16)
    for here in range(pix):
        for run in range(int(runs.counts[here])):
            covers[here, sees[:, runs.ends[here, run]]] |= np.uint16(1 << run)
    pool = np.concatenate(
        [
            np.ones((pix, 1), np.float32),
            counts[:, None] / MOST_RUNS,
            np.stack(reached, axis=1),
            place,
            walk.mean(axis=1, keepdims=True),
            (rays > 0).sum(axis=1, keepdims=True) == 1,
            walk[:, bonus],
        ],
        axis=1,
        dtype=np.float32,
    )
    assert pool.shape == (pix, POOL), pool.shape
    return MazeFeatures(
        runs, nodes, pairs(sees, distance, walk, place), cubes(distance[:, bonus]), pool, runs.over.copy(), covers
    )


def pairs(sees: "NDArray[np.bool_]", distance: "NDArray[np.int64]", walk: "Reals", place: "Reals") -> "Reals":
    """Return the features of two Pix: distance, direction, common reach."""
    reach = sees.astype(np.float32)
    near = (distance <= 2).astype(np.float32)
    common = reach @ reach
    counts = np.maximum(reach.sum(axis=1), 1.0)
    overlap = reach @ near
    offset = place[None] - place[:, None]
    columns = [
        one_hot(distance, FAR + 1),
        walk[..., None],
        offset,
        np.abs(offset),
        (common / 8)[..., None],
        (common / counts[:, None])[..., None],
        (common / counts[None])[..., None],
        (overlap / counts[:, None])[..., None],
        (overlap.T / counts[None])[..., None],
        (walk * (distance == 1))[..., None],
    ]
    found = np.concatenate(columns, axis=2, dtype=np.float32)
    assert found.shape[2] == PAIR, found.shape
    return found


def cubes(distance: "NDArray[np.int64]") -> "Reals":
    """Return, for each set of cubes on the board, the distance of each from a Pix, and the set itself."""
    pix = len(distance)
    found = np.zeros((SETS, pix, CUBES), np.float32)
    hot = one_hot(distance, FAR + 1)
    for lying in range(SETS):
        bits = np.array([lying >> cube & 1 for cube in range(BONUS_CUBES)], np.float32)
        found[lying, :, : -BONUS_CUBES - 1] = (hot * bits[:, None]).reshape(pix, -1)
        found[lying, :, -BONUS_CUBES - 1 : -1] = bits
        found[lying, :, -1] = bits.sum() / BONUS_CUBES
    return found


def steps(runs: Runs) -> "NDArray[np.bool_]":
    """Return which Pix are adjacent without a wall between."""
    near = np.zeros((runs.pix, runs.pix), np.bool_)
    for one, other in runs.board.joined:
        near[one, other] = near[other, one] = True
    return near


def fewest(near: "NDArray[np.bool_]", most: int) -> "NDArray[np.int64]":
    """Return the number of moves from each Pix to each other, at most `most`."""
    found = np.full(near.shape, most, np.int64)
    reached = np.eye(len(near), dtype=np.bool_)
    for count in range(most):
        found[reached & (found > count)] = count
        reached = reached | (reached.astype(np.float32) @ near.astype(np.float32) > 0)
    return found


def one_hot(numbers: "NDArray[np.int64]", many: int) -> "Reals":
    """Add an axis that is 1 at the number."""
    found: Reals = (numbers[..., None] == np.arange(many)).astype(np.float32)
    return found
