"""The batches against the rules: see `tests.research.comparison`."""

from typing import Any

from tests.kernels.cached_kernels import pixl as pixl_kernel
from tests.kernels.cached_kernels import pixoid as pixoid_kernel
from tests.research import comparison
from tests.research.compiled import PixlBatch, PixoidBatch

TAKEN = 28  # the place of the cubes taken in a packed position: four cubes of seven bits lie below


class BatchedPixoid:
    """Games of Pixoid in a batch."""

    def begin(self, form: Any, boards: list[str], options: dict[str, str], seeds: list[int]) -> None:
        self.batch = PixoidBatch(len(seeds), form=form, boards=boards, options=options)
        self.batch.reset(seeds)

    def legal(self) -> Any:
        return self.batch.legal()

    def step(self, actions: Any) -> tuple[Any, Any]:
        return self.batch.step(actions)

    def board(self) -> Any:
        return self.batch.view().board

    def set_taken(self, taken: Any) -> None:
        self.batch.positions = self.batch.positions & ~(15 << TAKEN) | taken << TAKEN

    def states(self, options: list[Any]) -> list[Any]:
        packed = self.batch.positions.tolist()
        return [pixoid_kernel.unpack(one, position) for one, position in zip(options, packed, strict=True)]


class BatchedPixl:
    """Games of Pixl in a batch."""

    def begin(self, options: dict[str, str], games: int) -> None:
        self.batch = PixlBatch(games, options=options)

    def legal(self) -> Any:
        return self.batch.legal()

    def step(self, actions: Any) -> tuple[Any, Any]:
        return self.batch.step(actions)

    def points(self) -> Any:
        return self.batch.points()

    def states(self) -> list[Any]:
        return [pixl_kernel.unpack(self.batch.options, words) for words in self.batch.positions]


def pixoid(count: int, seed: int) -> dict[str, int]:
    """Compare `count` positions of Pixoid."""
    return comparison.pixoid(BatchedPixoid(), count, seed)


def pixl(count: int, seed: int) -> dict[str, int]:
    """Compare `count` positions of Pixl."""
    return comparison.pixl(BatchedPixl(), count, seed)


def both(count: int, seed: int) -> dict[str, int]:
    """Compare `count` positions of each game."""
    return comparison.named(pixoid(count, seed), pixl(count, seed))
