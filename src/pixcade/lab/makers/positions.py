"""Chooses the positions of `pixcade benchmark` among the exactly solved ones of the tests.

A published set never changes: this documents its origin, and refuses to overwrite it.
"""

import sys
from pathlib import Path
from random import Random

import numpy as np

from pixcade.bots.exact.stage_game import runs_on
from pixcade.bots.exact.turn_game import Situation, turn_game
from pixcade.games.pixoid.board import board

ROOT = Path(__file__).resolve().parents[4]
SOURCE = ROOT / "tests" / "lab" / "boards" / "data" / "games-exact.npz"
TARGET = ROOT / "src" / "pixcade" / "lab" / "pixoid" / "data" / "positions-v1.npz"
A_BOARD = 16
AT_STAKE = 1000
"""In 1/4000 of a cube: positions with less at stake allow no large losses."""


def main() -> int:
    if TARGET.exists():
        print(f"{TARGET.name} is published and stays as it is; choose another version.", file=sys.stderr)
        return 1
    boards: list[str] = []
    positions: list[list[int]] = []
    payoffs = []
    with np.load(SOURCE) as data:
        for name in sorted(name for name in data.files if name.endswith("/positions")):
            code = name.removesuffix("/positions")
            steps, at, found = data[f"{code}/payoffs"], 0, []
            for left, lying, pixoid, *bugs in data[name].tolist():
                game = turn_game(runs_on(board(code)), Situation(left, lying, pixoid, (bugs[0], bugs[1], bugs[2])))
                own = steps[at : at + game.caught.size]
                at += game.caught.size
                if len(game.rows) > 1 and int(own.max()) - int(own.min()) >= AT_STAKE:
                    found.append(([len(boards), left, lying, pixoid, *bugs], own))
            chosen = Random(code).sample(found, A_BOARD)
            boards.append(code)
            positions += [one for one, _ in chosen]
            payoffs += [own for _, own in chosen]
    TARGET.parent.mkdir(exist_ok=True)
    np.savez_compressed(
        TARGET,
        boards=np.array(boards),
        positions=np.array(positions, np.uint8),
        payoffs=np.concatenate(payoffs).astype(np.uint16),
    )
    print(f"{len(positions)} positions on {len(boards)} boards, {TARGET.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
