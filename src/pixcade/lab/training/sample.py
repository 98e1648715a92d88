"""Solves boards on a GPU and draws positions with their exact values while these are in its memory.

    python3 -m pixcade.lab.training.sample --seeds FILE --folder FOLDER [--wanted FILE] [--seconds N]

Boards with a file in the folder are skipped, so that an interrupted run can be resumed. For each number of turns left
`--each` positions are drawn: mostly those after random runs from positions of games (`--seeds`), since solving a turn
needs these, and some uniformly. `--wanted` has positions whose payoff matrices are written, too, to measure losses.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np

from pixcade.bots.exact.payoffs import Goal
from pixcade.bots.exact.runs import Runs, runs_of
from pixcade.bots.exact.turn_game import Situation, turn_game
from pixcade.games.pixoid.board import board, layouts_up_to_rotation
from pixcade.lab.boards import cuda

MOST_LEFT = 11
"""Values are needed after a turn, so never with all twelve left."""
STEPS = 4000
"""Values are stored as multiples of 1 / STEPS."""
SHARES = {"next": 0.45, "any": 0.2, "two": 0.2, "alike": 0.15}


class Drawing:
    """Draws positions of one board."""

    def __init__(self, runs: Runs, seeds: "np.ndarray", cupy: Any, seed: int) -> None:
        """`seeds` has turns left, bonus cubes left, Pixoid's Pix and the Bugs': shape (n, 6)."""
        self.cupy, self.runs = cupy, runs
        self.random = cupy.random.RandomState(seed)
        self.seeds = {left: cupy.asarray(seeds[seeds[:, 0] == left, 1:].astype(np.int64)) for left in range(1, 13)}
        self.every = cupy.asarray(seeds[:, 1:].astype(np.int64))
        names = ("counts", "ends", "picks", "over")
        self.counts, self.ends, self.picks, self.over = (
            cupy.asarray(getattr(runs, name).astype(np.int64)) for name in names
        )

    def chosen(self, positions: Any, many: int) -> Any:
        return positions[self.random.randint(0, len(positions), many)]

    def after(self, positions: Any) -> Any:
        """Return positions after uniformly random runs, except catches."""
        cupy = self.cupy
        lying, pixoid, bugs = positions[:, 0], positions[:, 1], positions[:, 2:]
        run = (self.random.random_sample(len(positions)) * self.counts[pixoid]).astype(np.int64)
        over = self.over[pixoid[:, None], bugs]
        blocked = ((over >> run[:, None]) & 1).any(axis=1)
        there = self.ends[pixoid, run]
        theirs = (self.random.random_sample(bugs.shape) * self.counts[bugs]).astype(np.int64)
        caught = ((self.over[bugs, there[:, None]] >> theirs) & 1).any(axis=1)
        left = lying & ~self.picks[pixoid, run]
        found = cupy.concatenate([left[:, None], there[:, None], self.ends[bugs, theirs]], axis=1)
        return found[~(blocked | caught)]

    def alike(self, many: int) -> Any:
        cupy, pix = self.cupy, self.runs.pix
        cubes = self.random.randint(0, 16, (many, 1))
        found = cupy.concatenate([cubes, self.random.randint(0, pix, (many, 4))], axis=1).astype(np.int64)
        return found[(found[:, 1:2] != found[:, 2:]).all(axis=1)]

    def several(self, left: int, many: int) -> Any:
        wanted = {kind: int(share * many) for kind, share in SHARES.items()}
        before = self.seeds.get(left + 1, self.every)
        before = before if len(before) >= 4 else self.every
        parts = [
            self.filled(lambda count: self.after(self.chosen(before, count)), wanted["next"]),
            self.filled(lambda count: self.after(self.chosen(self.every, count)), wanted["any"]),
            self.filled(lambda count: self.after(self.after(self.chosen(self.every, count))), wanted["two"]),
        ]
        parts.append(self.filled(self.alike, many - sum(map(len, parts))))
        return self.cupy.concatenate(parts)

    def filled(self, draw: Any, many: int) -> Any:
        """Draw until there are enough."""
        found: list[Any] = []
        while sum(map(len, found)) < many:
            found.append(draw(2 * many))
        return self.cupy.concatenate(found)[:many]


def numbers(positions: Any, pix: int) -> Any:
    """Return the positions' indices in `CudaTurns.worth`."""
    found = positions[..., 0]
    for at in range(1, 5):
        found = found * pix + positions[..., at]
    return found


def matrices(turns: cuda.CudaTurns, wanted: "np.ndarray", cupy: Any) -> "list[np.ndarray]":
    """Return the payoffs of the wanted positions with one turn more than solved, in steps."""
    found = []
    for row in wanted[wanted[:, 0] == turns.turns_left + 1].tolist():
        game = turn_game(turns.runs, Situation(row[0], row[1], row[2], (row[3], row[4], row[5])))
        shape = game.caught.shape
        first, second, third = game.bugs
        parts = [
            game.lying[:, None, None, None], game.ends[:, None, None, None],
            first[:, None, None], second[:, None], third,
        ]  # fmt: skip
        spots = np.stack([np.broadcast_to(part, shape).astype(np.int64) for part in parts], axis=-1)
        values = turns.worth[cupy.asarray(numbers(spots, turns.runs.pix))].get() - 1.0
        found.append(np.rint(game.payoffs(np.where(game.caught, 0.0, values)) * STEPS).astype(np.uint16).reshape(-1))
    return found


def sample(runs: Runs, seeds: "np.ndarray", wanted: "np.ndarray", each: int, seed: int) -> dict[str, Any]:
    import cupy

    turns = cuda.CudaTurns(runs, Goal.MARGIN)
    drawing = Drawing(runs, seeds, cupy, seed)
    positions = np.empty((MOST_LEFT, each, 5), np.uint8)
    values = np.empty((MOST_LEFT, each), np.uint16)
    payoffs: list[np.ndarray] = []
    if len(wanted):
        payoffs += matrices(turns, wanted, cupy)
    for left in range(1, MOST_LEFT + 1):
        turns.solve()
        drawn = drawing.several(left, each)
        worth = turns.worth[numbers(drawn, runs.pix)] - np.float32(1.0)
        positions[left - 1] = drawn.astype(np.uint8).get()
        values[left - 1] = cupy.rint(worth * STEPS).astype(np.uint16).get()
        if len(wanted):
            payoffs += matrices(turns, wanted, cupy)
    ordered = np.concatenate([wanted[wanted[:, 0] == left] for left in range(1, 13)])
    found = {"positions": positions, "values": values, "wanted": ordered}
    found["payoffs"] = np.concatenate(payoffs) if payoffs else np.zeros(0, np.uint16)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python3 -m pixcade.lab.training.sample")
    parser.add_argument("--tiles", default="p1")
    parser.add_argument("--seeds", type=Path, required=True)
    parser.add_argument("--wanted", type=Path)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--each", type=int, default=400_000)
    parser.add_argument("--seconds", type=float, default=540.0)
    parser.add_argument("--leave-out", type=int, default=0, help="every so many boards, for a later run")
    parser.add_argument("--boards", type=int, default=96)
    parser.add_argument("--tolerance", type=float, default=cuda.TOLERANCE, help="for boards without wanted positions")
    given = parser.parse_args()
    began = time.perf_counter()
    seeds = np.load(given.seeds)
    wanted = np.load(given.wanted) if given.wanted else {}
    given.folder.mkdir(parents=True, exist_ok=True)
    exact = cuda.TOLERANCE
    every = layouts_up_to_rotation(given.tiles)
    late = set(every[:: given.leave_out]) if given.leave_out else set()
    codes = [code for code in sorted(every, key=lambda code: code not in wanted) if code not in late][: given.boards]
    for number, code in enumerate(codes):
        path = given.folder / f"{code}.npz"
        if path.exists():
            continue
        if time.perf_counter() - began > given.seconds:
            print("time is up", flush=True)
            return
        started = time.perf_counter()
        asked = wanted[code] if code in wanted else np.zeros((0, 6), np.uint8)
        cuda.TOLERANCE = exact if len(asked) else given.tolerance
        found = sample(runs_of(board(code)), seeds[code], asked, given.each, number + 1)
        new = path.with_suffix(".new.npz")
        np.savez(new, **found)
        new.replace(path)
        print(
            f"{number + 1:3} {code} {time.perf_counter() - started:.1f} s, {time.perf_counter() - began:.0f} s in all",
            flush=True,
        )
    print("all boards are there", flush=True)


if __name__ == "__main__":
    main()
