"""Writes what PyTorch says of some positions, for the test that holds the inference in NumPy equal to it.

    python3 -m pixcade.lab.training.reference POSITIONS FILE

POSITIONS is a file of `pixcade.lab.training.games`.
"""

import argparse
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import torch

from pixcade.bots.exact.evaluator.features import features_of
from pixcade.bots.exact.runs import runs_of
from pixcade.games.pixoid.board import board
from pixcade.lab.training.network import Boards, Sizes, TorchNetwork

EACH = 40


def main() -> None:
    parser = argparse.ArgumentParser(prog="python3 -m pixcade.lab.training.reference")
    parser.add_argument("positions", type=Path)
    parser.add_argument("file", type=Path)
    parser.add_argument("--tiles", default="p1")
    given = parser.parse_args()
    with (files("pixcade.bots.exact.evaluator") / "learned" / f"{given.tiles}.npz").open("rb") as file:
        learned = dict(np.load(file))
    codes = [str(code) for code in learned.pop("boards")]
    network = TorchNetwork(len(codes), learned["embedding"].shape[1], Sizes())
    network.load_state_dict({name: torch.from_numpy(value.astype(np.float32)) for name, value in learned.items()})
    facts = Boards([features_of(runs_of(board(code))) for code in codes], "cpu")
    found: dict[str, Any] = {}
    positions = np.load(given.positions)
    for code in positions.files:
        some = positions[code][positions[code][:, 0] < 12]
        some = some[:: max(1, len(some) // EACH)][:EACH]
        asked = torch.from_numpy(some.astype(np.int64))
        number = torch.full((len(some),), codes.index(code))
        with torch.no_grad():
            values = network(facts, number, asked[:, 0], asked[:, 1:])
        found[f"{code}/positions"], found[f"{code}/values"] = some, values.numpy()
    np.savez_compressed(given.file, **found)


if __name__ == "__main__":
    main()
