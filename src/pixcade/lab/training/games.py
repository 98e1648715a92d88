"""Plays rounds between bots and writes their positions, to measure losses there.

    .venv/bin/python -m pixcade.lab.training.games FILE [--boards N] [--each N]

Each pair of `PAIRS` (Pixoid, Bugs) plays one round for every board and each of its starts.
"""

import argparse
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from pixcade.bots.api import Budget, View, as_thought
from pixcade.bots.registry import find_bot
from pixcade.games import GAMES
from pixcade.games.pixoid.board import board, layouts_up_to_rotation
from pixcade.games.pixoid.state import CONTROLLERS, RESERVE, State

PAIRS = (
    ("normal", "normal"),
    ("hard", "normal"),
    ("normal", "hard"),
    ("hard", "hard"),
    ("master-tenth", "hard"),
    ("hard", "master-tenth"),
    ("master-tenth", "master-tenth"),
)


def play_round(layout: str, start: int, pair: tuple[str, str], seed: int) -> list[tuple[int, ...]]:
    """Play a round; returns its positions: turns left, bonus cubes left, Pixoid's Pix, the Bugs' (ascending)."""
    game = GAMES["pixoid"]
    random = Random(f"{layout} {start} {pair} {seed}")
    bots = [find_bot(name, "pixoid") for name in pair]
    state: State = game.start(game.configure({"layout": layout}, seed=0))
    starts = board(layout).starts
    order = (starts[start], *(pix for at, pix in enumerate(starts) if at != start))
    for piece, pix in zip(CONTROLLERS, order, strict=False):
        (due,) = [one for one in game.deciding(state) if one.piece == piece]
        state = game.apply(state, {due: game.parse_move(state, f"@{board(layout).names[pix]}")}).state
    found = []
    while state.round == 1:
        bonus = board(layout).bonus
        lying = sum(1 << at for at, pix in enumerate(bonus) if pix in state.bonus)
        pixoid, *bugs = [state.cubes[cube] or 0 for cube in state.roles.all_cubes]
        found.append((RESERVE - state.taken, lying, pixoid, *sorted(bugs)))
        moves = {}
        for due in game.deciding(state):
            is_bug = state.options.controllers.index(due.piece) != state.roles.pixoid
            moves[due] = as_thought(bots[is_bug](View(game, state, due, Budget(), random))).move
        state = game.apply(state, moves).state
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m pixcade.lab.training.games")
    parser.add_argument("file", type=Path)
    parser.add_argument("--tiles", default="p1")
    parser.add_argument("--boards", type=int, default=16)
    parser.add_argument("--each", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    codes = layouts_up_to_rotation(given.tiles)
    codes = codes[:: len(codes) // given.boards][: given.boards]
    arrays: dict[str, Any] = {}
    for code in codes:
        positions: set[tuple[int, ...]] = set()
        for start in range(4):
            for pair in PAIRS:
                positions.update(play_round(code, start, pair, given.seed))
        chosen = Random(f"{code} {given.seed}").sample(sorted(positions), min(given.each, len(positions)))
        arrays[code] = np.array(sorted(chosen), np.uint8)
        print(f"{code}: {len(positions)} positions, {len(chosen)} kept", file=sys.stderr, flush=True)
    np.savez_compressed(given.file, **arrays)


if __name__ == "__main__":
    main()
