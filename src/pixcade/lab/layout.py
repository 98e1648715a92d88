"""The layout of a tensor: named parts in sequence, each with a shape."""

from dataclasses import dataclass, field
from math import prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Singles = NDArray[np.float32]


class Part(NamedTuple):
    """A part of a tensor: its name, its shape and its meaning."""

    name: str
    shape: tuple[int, ...]
    holds: str


@dataclass(frozen=True)
class Layout:
    """The parts of a tensor, in order."""

    parts: tuple[Part, ...]
    size: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "size", sum(prod(part.shape) for part in self.parts))

    def zeros(self) -> Singles:
        """Return a zero tensor, shape (size,)."""
        return np.zeros(self.size, np.float32)

    def views(self, tensor: Singles) -> dict[str, Singles]:
        """Return views of a tensor's parts by name, in their shapes."""
        found: dict[str, Singles] = {}
        at = 0
        for part in self.parts:
            many = prod(part.shape)
            found[part.name] = tensor[at : at + many].reshape(part.shape)
            at += many
        return found

    def described(self) -> str:
        rows = ["| part | shape | holds |", "| --- | --- | --- |"]
        rows += [f"| `{part.name}` | {' x '.join(map(str, part.shape))} | {part.holds} |" for part in self.parts]
        return "\n".join(rows)
