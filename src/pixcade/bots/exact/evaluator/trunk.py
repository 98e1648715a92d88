"""The last layers of the evaluator for all joint runs of a turn, compiled: fast path of `network.Evaluator.values`."""

from typing import TYPE_CHECKING

from pixcade.bots.search.jit import kernel, np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Singles = NDArray[np.float32]
    Words = NDArray[np.int64]

SAFE, SINGLE, FREE = range(3)
"""Kinds of Pixoid's runs: those at whose end no Bug can catch him, one Bug can, and all unobstructed ones."""

TRUNK = (
    "void(float32[:,::1], float32[:,:,:,::1], float32[:,:,:,::1], float32[:,:,:,::1], float32[:,:,:,::1],"
    " float32[:,:,::1], int64[::1], int64[:,:,:,::1], boolean[:,:,:,::1], float32[:,::1], float32[::1], float32[::1],"
    " float32, float32[:,:,:,::1])"
)


@kernel(TRUNK)
def trunk(
    first: "Singles",
    pair_01: "Singles",
    pair_02: "Singles",
    pair_12: "Singles",
    ends: "Singles",
    counted: "Singles",
    exists: "Words",
    masks: "Words",
    caught: "NDArray[np.bool_]",
    second: "Singles",
    second_bias: "Singles",
    last: "Singles",
    last_bias: float,
    values: "Singles",
) -> None:
    """Write the value after each joint run that catches no one; shapes are in rows, Bugs' runs and layers' widths.

    `first` (rows, width) is Pixoid's share of the first layer, `pair_ab` (rows, runs of a, runs of b, width) that of
    two Bugs, `ends` (rows, 3, runs, width) that of each of his runs by kind, `counted` (3, counts, width) that of their
    counts. `masks` (rows, 3 Bugs, most runs, 2) has his runs that a Bug blocks and those it covers.
    """
    rows, runs_0, runs_1, runs_2 = caught.shape
    width, narrow = second.shape
    most = counted.shape[1] - 1
    sums, layer = np.empty(width, np.float32), np.empty(width, np.float32)
    out = np.empty(narrow, np.float32)
    zero = np.float32(0.0)
    for row in range(rows):
        for i in range(runs_0):
            for j in range(runs_1):
                for at in range(width):
                    sums[at] = first[row, at] + pair_01[row, i, j, at]
                blocks = masks[row, 0, i, 0] | masks[row, 1, j, 0]
                one, two = masks[row, 0, i, 1], masks[row, 1, j, 1]
                for k in range(runs_2):
                    if caught[row, i, j, k]:
                        continue
                    for at in range(width):
                        layer[at] = sums[at] + pair_02[row, i, k, at] + pair_12[row, j, k, at]
                    three = masks[row, 2, k, 1]
                    free = exists[row] & ~(blocks | masks[row, 2, k, 0])
                    safe = free & ~(one | two | three)
                    single = free & (one ^ two ^ three) & ~(one & two & three)
                    for kind in range(3):
                        left = safe if kind == SAFE else single if kind == SINGLE else free
                        many, run = 0, 0
                        while left:
                            if left & 1:
                                many += 1
                                for at in range(width):
                                    layer[at] += ends[row, kind, run, at]
                            left >>= 1
                            run += 1
                        many = min(many, most)
                        for at in range(width):
                            layer[at] += counted[kind, many, at]
                    for to in range(narrow):
                        out[to] = second_bias[to]
                    for at in range(width):
                        given = layer[at]
                        if given > zero:
                            for to in range(narrow):
                                out[to] += given * second[at, to]
                    value = last_bias
                    for to in range(narrow):
                        value += max(out[to], zero) * last[to]
                    values[row, i, j, k] = value
