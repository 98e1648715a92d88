"""Compares JAX with the rules: see `tests.lab.comparison`."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from pixcade.lab.jax_twin import make_twin


class InJax:
    """Games in JAX."""

    def begin(self, form_id: str, options: dict[str, str], boards: list[str] | None, seeds: list[int]) -> None:
        self.game: Any = make_twin(form_id, options=options, boards=boards)
        self.moved = jax.jit(jax.vmap(self.game.step))
        self.masked = jax.jit(jax.vmap(self.game.legal))
        self.counted = jax.jit(jax.vmap(self.game.points)) if hasattr(self.game, "points") else None
        self.now = jax.vmap(self.game.start)(jnp.asarray(seeds, jnp.uint32))

    def legal(self) -> Any:
        return np.asarray(self.masked(self.now))

    def step(self, actions: Any) -> tuple[Any, Any]:
        self.now, rewards, done = self.moved(self.now, jnp.asarray(actions))
        return np.asarray(rewards), np.asarray(done)

    def states(self) -> list[Any]:
        arrays = [np.asarray(array) for array in self.now]
        games = (type(self.now)(*(array[at] for array in arrays)) for at in range(len(arrays[0])))
        return [self.game.game_state(one).state for one in games]

    def set_taken(self, taken: Any) -> None:
        self.now = self.now._replace(taken=jnp.asarray(taken, jnp.int32))

    def points(self) -> Any:
        assert self.counted
        return np.asarray(self.counted(self.now))
