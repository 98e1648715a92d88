"""The batches against the rules: see `tests.lab.comparison`."""

from typing import Any

from tests.lab.compiled import Batch, make_batch

TAKEN = 28  # the offset of the cubes taken in a packed position of Pixoid, after four cubes of seven bits


class Batched:
    """Games in a batch."""

    batch: Batch

    def begin(self, form_id: str, options: dict[str, str], boards: list[str] | None, seeds: list[int]) -> None:
        self.batch = make_batch(form_id, len(seeds), options=options, boards=boards)
        self.batch.reset(seeds)

    def legal(self) -> Any:
        return self.batch.legal()

    def step(self, actions: Any) -> tuple[Any, Any]:
        return self.batch.step(actions)

    def states(self) -> list[Any]:
        return [self.batch.state(at).state for at in range(self.batch.games)]

    def set_taken(self, taken: Any) -> None:
        self.batch.positions = self.batch.positions & ~(15 << TAKEN) | taken << TAKEN

    def points(self) -> Any:
        batch: Any = self.batch
        return batch.points()
