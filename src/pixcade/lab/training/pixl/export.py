"""Makes of learned weights what players get: whole numbers of 8 bits, with a scale for each output.

python3 -m pixcade.lab.training.pixl.export WEIGHTS src/pixcade/bots/pixl/learned/side7-more.npz
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from pixcade.bots.pixl.network import SCALE

LARGEST = 127


def quantize(weights: dict[str, Any]) -> dict[str, Any]:
    """Quantise arrays, except those of one dimension."""
    found = {}
    for name, one in weights.items():
        if one.ndim == 1:
            found[name] = one.astype(np.float32)
            continue
        scale = np.abs(one).max(axis=tuple(range(one.ndim - 1))) / LARGEST
        scale = np.where(scale == 0.0, 1.0, scale).astype(np.float32)
        found[name] = np.rint(one / scale).astype(np.int8)
        found[name + SCALE] = scale
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python3 -m pixcade.lab.training.pixl.export")
    parser.add_argument("weights", type=Path)
    parser.add_argument("file", type=Path)
    given = parser.parse_args()
    with np.load(given.weights) as found:
        np.savez_compressed(given.file, allow_pickle=False, **quantize(dict(found)))
    print(f"{given.file}: {given.file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
