"""What stands where in a tensor: named parts, one after the other, each with a shape."""

from dataclasses import dataclass, field
from math import prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Singles = NDArray[np.float32]


class Part(NamedTuple):
    """A part of a tensor: its name, its shape and what it holds."""

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
        """Return an empty tensor, shape (size,)."""
        return np.zeros(self.size, np.float32)

    def views(self, tensor: Singles) -> dict[str, Singles]:
        """Return each part of a tensor by its name, in its shape. Writing to a part writes to the tensor."""
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
