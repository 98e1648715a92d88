"""The evaluator of one board: values of positions by the learned network, in NumPy."""

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from pixcade.bots.exact.evaluator.features import features_of
from pixcade.bots.exact.evaluator.weights import is_known, to_standard, weights
from pixcade.bots.exact.positions import SETS
from pixcade.bots.exact.runs import MOST_RUNS, runs_of
from pixcade.bots.exact.turn_game import TurnGame
from pixcade.games.errors import PixcadeError
from pixcade.games.pixoid.board import Board, board
from pixcade.games.pixoid.state import BONUS_CUBES, RESERVE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Bytes = NDArray[np.uint8]
    Reals = NDArray[np.float32]

STEP = 2.0**-10
"""Values are rounded to this, so that every machine finds the same mixes."""
KINDS = 3
COUNTED = 8
"""Kinds of Pixoid's runs, and the cap of their counts, as in training."""
NONE_LEFT = 0


class UnknownBoard(PixcadeError):
    """A board that the evaluator was not trained for."""


class Runs3(NamedTuple):
    """Pixoid's runs by kind, as bits, each of shape (n,)."""

    safe: "NDArray[np.int64]"
    single: "NDArray[np.int64]"
    free: "NDArray[np.int64]"


class Evaluator:
    """Values of the positions of a board, within a few hundredths of a cube."""

    def __init__(self, one: Board) -> None:
        """Take the learned parameters of a board. Raises UnknownBoard."""
        standard = to_standard(one.code)
        if standard is None or not is_known(one):
            raise UnknownBoard("solver.board-not-learned", text=one.code)
        self.board = one
        self.pix = np.array(standard.pix, np.uint8)
        self.sets = np.array([standard.lying(cubes) for cubes in range(SETS)], np.uint8)
        numbers, arrays = weights(standard.code.partition("-")[0])
        self.maze = features_of(runs_of(board(standard.code)))
        self.arrays = arrays
        embedding = arrays["embedding"][numbers[standard.code]]
        self.described = np.concatenate([self.maze.nodes, embedding], axis=1)
        counts = self.maze.runs.counts
        self.exists = np.array([(1 << int(many)) - 1 for many in counts], np.int64)
        width = arrays["runs_first.weight"].shape[0]
        by_kind = arrays["runs_first.weight"].T.reshape(KINDS, -1, width)
        self.counted = np.ascontiguousarray(by_kind[:, :COUNTED])
        self.by_end = np.ascontiguousarray(by_kind[:, COUNTED:])
        # Independent of the position
        described = self.described.shape[1]
        self.pixoid_node = self.described @ arrays["his.weight"][:, :described].T
        self.pixoid_rest = arrays["his.weight"][:, described:].T
        self.bug_node = self.described @ arrays["bug.weight"][:, :described].T
        self.bug_cubes = arrays["bug.weight"][:, described:].T
        self.near = self.described @ arrays["bugs.weight"].T

    def layer(self, name: str, given: "Reals") -> "Reals":
        found: Reals = given @ self.arrays[f"{name}.weight"].T
        if f"{name}.bias" in self.arrays:
            found += self.arrays[f"{name}.bias"]
        return found

    def values(self, turns_left: int, lying: "Bytes", pixoid: "Bytes", bugs: "Bytes") -> "Reals":
        """Return the values of n positions: cubes on the board as bits (n,), Pixoid's Pix (n,), the Bugs' (n, 3)."""
        if turns_left == NONE_LEFT:
            return np.zeros(len(lying), np.float32)
        lying, pixoid, bugs = self.sets[lying], self.pix[pixoid], self.pix[bugs]
        his = self.his(turns_left, lying, pixoid)
        pair = self.pairs(his, lying[:, None], pixoid[:, None], bugs)
        other = np.roll(bugs, -1, axis=1)
        single = self.layer("pair_triple", pair)
        triple = np.maximum(single + np.roll(single, -1, axis=1) + self.both(turns_left, bugs, other), 0.0)
        first = self.layer("pixoid_first", his) + self.layer("pair_first", pair.sum(axis=1))
        first += self.layer("triple_first", triple.sum(axis=1))
        ends = self.ends(lying, pixoid)
        for kind, runs in enumerate(self.kinds(pixoid, bugs)):
            bits = (runs[:, None] >> np.arange(MOST_RUNS) & 1).astype(np.float32)
            first += np.einsum("nr,nrw->nw", bits, ends[:, kind])
            first += self.counted[kind][np.minimum(bits.sum(axis=1), COUNTED - 1).astype(np.int64)]
        second = np.maximum(self.layer("second", np.maximum(first, 0.0)), 0.0)
        return self.bounded(turns_left, np.bitwise_count(lying), self.layer("value", second)[:, 0])

    def after(self, game: TurnGame) -> "Reals":
        """Return the values after a turn, of the shape of `game.caught`; 0 for a catch."""
        from pixcade.bots.exact.evaluator import trunk  # compiled code

        left = game.situation.turns_left - 1
        found = np.zeros(game.caught.shape, np.float32)
        if left == NONE_LEFT or not found.size:
            return found
        lying, ends = self.sets[game.lying], self.pix[game.ends]
        bugs = [self.pix[runs] for runs in game.bugs]
        his = self.his(left, lying, ends)
        pair = [self.pairs(his, lying[:, None], ends[:, None], runs[None].repeat(len(ends), 0)) for runs in bugs]
        single = [self.layer("pair_triple", one) for one in pair]
        direct = [0.5 * self.layer("pair_first", one) for one in pair]
        others_near = []
        for a, b in ((0, 1), (0, 2), (1, 2)):
            shape = len(bugs[a]), len(bugs[b])
            one = np.broadcast_to(bugs[a][:, None], shape)
            other = np.broadcast_to(bugs[b], shape)
            both = self.both(left, one.reshape(-1, 1), other.reshape(-1, 1)).reshape(*shape, -1)
            triple = np.maximum(single[a][:, :, None] + single[b][:, None] + both, 0.0)
            found_both = self.layer("triple_first", triple) + direct[a][:, :, None] + direct[b][:, None]
            others_near.append(np.ascontiguousarray(found_both))
        masks = np.zeros((len(ends), len(bugs), MOST_RUNS, 2), np.int64)
        for bug, runs in enumerate(bugs):
            masks[:, bug, : len(runs), 0] = self.maze.blocks[ends[:, None], runs]
            masks[:, bug, : len(runs), 1] = self.maze.covers[ends[:, None], runs]
        trunk.trunk(
            self.layer("pixoid_first", his),
            others_near[0],
            others_near[1],
            others_near[2],
            np.ascontiguousarray(self.ends(lying, ends)),
            self.counted,
            self.exists[ends],
            masks,
            game.caught,
            np.ascontiguousarray(self.arrays["second.weight"].T),
            self.arrays["second.bias"],
            self.arrays["value.weight"][0],
            float(self.arrays["value.bias"][0]),
            found,
        )
        bonus = np.bitwise_count(lying)[:, None, None, None]
        return np.where(game.caught, np.float32(0.0), self.bounded(left, bonus, found))

    def his(self, turns_left: int, lying: "Bytes", pixoid: "Bytes") -> "Reals":
        """Features of Pixoid's Pix, shape (n, width)."""
        found = self.pixoid_node[pixoid] + self.pixoid_rest[turns_left % RESERVE]
        found += self.maze.cubes[lying, pixoid] @ self.pixoid_rest[RESERVE:]
        described: Reals = np.maximum(found + self.arrays["his.bias"], 0.0)
        return described

    def pairs(self, his: "Reals", lying: "Bytes", pixoid: "Bytes", bugs: "Bytes") -> "Reals":
        """Features of Pixoid with each Bug of (n, Bugs): shape (n, Bugs, width)."""
        found = self.layer("pixoid_pair", his)[:, None] + self.bug_node[bugs]
        found += self.maze.cubes[lying, bugs] @ self.bug_cubes + self.layer("pair", self.maze.pairs[pixoid, bugs])
        return np.maximum(self.layer("pair_deep", np.maximum(found, 0.0)), 0.0)

    def both(self, turns_left: int, bugs: "Bytes", others: "Bytes") -> "Reals":
        """Features of two Bugs, shape (n, pairs, width), in either order."""
        pairs = self.maze.pairs[bugs, others] + self.maze.pairs[others, bugs]
        found = self.near[bugs] + self.near[others] + self.layer("bugs_pair", pairs)
        turn = self.arrays["bugs_turn.weight"][:, turns_left % RESERVE]
        return self.layer("bugs_triple", np.maximum(found + turn, 0.0))

    def ends(self, lying: "Bytes", pixoid: "Bytes") -> "Reals":
        """Return the share of each of Pixoid's runs in the first layer by kind: shape (n, KINDS, MOST_RUNS, width)."""
        runs = self.maze.runs
        picked = np.bitwise_count(runs.picks[pixoid] & lying[:, None]).astype(np.float32)
        described = np.concatenate([self.maze.pool[runs.ends[pixoid]], picked[:, :, None]], axis=2)
        return described[:, None] @ self.by_end

    def kinds(self, pixoid: "Bytes", bugs: "Bytes") -> Runs3:
        """Sort Pixoid's runs by who can stop or catch him."""
        blocks = self.maze.blocks[pixoid[:, None], bugs].astype(np.int64)
        one, two, three = self.maze.covers[pixoid[:, None], bugs].astype(np.int64).T
        free = self.exists[pixoid] & ~(blocks[:, 0] | blocks[:, 1] | blocks[:, 2])
        return Runs3(free & ~(one | two | three), free & (one ^ two ^ three) & ~(one & two & three), free)

    def bounded(self, turns_left: int, bonus: "NDArray[np.integer]", values: "Reals") -> "Reals":
        """Round values, and clip them to the possible range: a cube a turn and the bonus cubes on the board."""
        most = turns_left + np.minimum(bonus, BONUS_CUBES) / 2
        rounded: Reals = (np.rint(np.clip(values, 0.0, most) / STEP) * STEP).astype(np.float32)
        return rounded


@lru_cache(maxsize=8)
def evaluator_of(one: Board) -> Evaluator:
    """Return the evaluator of a board, cached. Raises UnknownBoard."""
    return Evaluator(one)
