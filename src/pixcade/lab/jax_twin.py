"""The games in JAX, as functions of one game that `jax.vmap` makes into functions of many.

    from pixcade.lab.jax_twin import make_twin

    game = make_twin("pixcade/pixoid_team-v1")                     # one round, two sides, all 384 boards
    states = jax.vmap(game.start)(jnp.arange(4096, dtype=jnp.uint32))
    actions = jax.vmap(game.random_actions)(states, bits)          # bits uint32 (4096,)
    states, rewards, done = jax.jit(jax.vmap(game.step))(states, actions)

They are the same games as `pixcade.lab.batch` plays, with the same actions and rewards. An action must be legal:
nothing is checked.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from pixcade.games.errors import PixcadeError
from pixcade.games.parts import loaded
from pixcade.lab.fingerprint import TwinDriver
from pixcade.lab.form import form_class
from pixcade.lab.game_state import GameState
from pixcade.lab.jax_random import jax

Arrays = Any
"""A position in arrays: a NamedTuple, which JAX can traverse."""


class JaxTwin(Protocol):
    """A form in JAX."""

    def start(self, seed: jax.Array | int = 0, episode: jax.Array | int = 0) -> Arrays:
        """Return the start of an episode of a seed, both uint32 ()."""

    def begun(self, options: Mapping[str, str]) -> Arrays:
        """Return the start of a game with these values of drawn options."""

    def legal(self, state: Arrays) -> jax.Array:
        """Return legal actions, bool (*places, actions)."""

    def random_actions(self, state: Arrays, bits: jax.Array) -> jax.Array:
        """Return uniformly random legal actions, int32 (*places,); bits are uint32 ()."""

    def step(
        self, state: Arrays, actions: jax.Array, *, auto_reset: bool = True
    ) -> tuple[Arrays, jax.Array, jax.Array]:
        """Return the position after a joint move, the rewards, float32 (sides or seats,), and whether the game is over.

        A finished game restarts, or without `auto_reset` stays as it is.
        """

    def game_state(self, state: Arrays) -> GameState:
        """Return one game's position as a state, with pictures, exact values and everything else states have."""


def make_twin(
    form_id: str, *, options: Mapping[str, str] | None = None, boards: Sequence[str] | None = None
) -> JaxTwin:
    """Return a form in JAX, with options of the rules and, in Pixoid, on these layouts (default: all).

    Raises a PixcadeError for a form without a JAX version.
    """
    kind = form_class(form_id)
    if not kind.jax_twin:
        raise PixcadeError("research.no-batch", form=form_id)
    maker: Callable[..., JaxTwin] = loaded(kind.jax_twin)
    return maker(form_id, options=options, boards=boards)


class Compiled(NamedTuple):
    """A JAX game with the functions that a driver calls at every step, compiled once."""

    game: JaxTwin
    legal: Callable[[Arrays], jax.Array]
    step: Callable[[Arrays, jax.Array], tuple[Arrays, jax.Array, jax.Array]]


@lru_cache(64)
def compile_twin(form_id: str, options: tuple[tuple[str, str], ...]) -> Compiled:
    """Return a JAX game with options, excluding drawn ones."""
    game = make_twin(form_id, options=dict(options))
    return Compiled(game, jax.jit(game.legal), jax.jit(partial(game.step, auto_reset=False)))


class JaxDriver(TwinDriver):
    """Driver for the fingerprint that plays in JAX."""

    def start(self, form_id: str, options: Mapping[str, str]) -> None:
        drawn = form_class(form_id).drawn
        self.twin = compile_twin(form_id, tuple((name, value) for name, value in options.items() if name not in drawn))
        self.arrays = self.twin.game.begun({name: value for name, value in options.items() if name in drawn})

    def state(self) -> GameState:
        return self.twin.game.game_state(self.arrays)

    def mask(self) -> NDArray[np.bool_]:
        return np.asarray(self.twin.legal(self.arrays))

    def step(self, row: NDArray[np.int32]) -> NDArray[np.float32]:
        self.arrays, rewards, _ = self.twin.step(self.arrays, row)
        return np.asarray(rewards)
