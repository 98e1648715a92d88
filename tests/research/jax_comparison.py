"""The twins in JAX against the rules: see `tests.research.comparison`."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from pixcade.games.pixl.elements import LETTERS
from pixcade.games.pixl.state import State as PixlState
from pixcade.games.pixoid.state import State as PixoidState
from pixcade.research.jax_pixl import JaxPixl
from pixcade.research.jax_pixoid import JaxPixoid
from tests.research import comparison


class PixoidInJax:
    """Games of Pixoid in JAX."""

    def begin(self, form: str, boards: list[str], options: dict[str, str], seeds: list[int]) -> None:
        self.game = JaxPixoid(form=form, boards=boards, options=options)
        self.moved = jax.jit(jax.vmap(self.game.step))
        self.masked = jax.jit(jax.vmap(self.game.legal))
        self.now = jax.vmap(self.game.start)(jnp.asarray(seeds, jnp.uint32))

    def legal(self) -> Any:
        return np.asarray(self.masked(self.now))

    def step(self, actions: Any) -> tuple[Any, Any]:
        self.now, rewards, done = self.moved(self.now, jnp.asarray(actions))
        return np.asarray(rewards), np.asarray(done)

    def board(self) -> Any:
        return np.asarray(self.now.board)

    def set_taken(self, taken: Any) -> None:
        self.now = self.now._replace(taken=jnp.asarray(taken, jnp.int32))

    def states(self, options: list[Any]) -> list[Any]:
        arrays = [np.asarray(array).tolist() for array in self.now]
        found = []
        games = zip(*arrays, strict=True)
        for one, (_, cubes, taken, bonus, number, scores, over, _, _) in zip(options, games, strict=True):
            by_place = dict(zip(one.roles[number].everybody, cubes, strict=True))
            found.append(
                PixoidState(
                    options=one,
                    round=number + 1,
                    taken=taken,
                    bonus=tuple(pix for at, pix in enumerate(one.board.bonus) if bonus >> at & 1),
                    cubes=tuple(None if by_place[cube] == 127 else by_place[cube] for cube in range(4)),
                    scores=tuple(scores),
                    over=over,
                )
            )
        return found


class PixlInJax:
    """Games of Pixl in JAX."""

    def begin(self, options: dict[str, str], games: int) -> None:
        self.game = JaxPixl(options)
        self.moved = jax.jit(jax.vmap(self.game.step))
        self.masked = jax.jit(jax.vmap(self.game.legal))
        self.counted = jax.jit(jax.vmap(self.game.points))
        self.now = jax.vmap(lambda _: self.game.start())(jnp.arange(games))

    def legal(self) -> Any:
        return np.asarray(self.masked(self.now))

    def step(self, actions: Any) -> tuple[Any, Any]:
        self.now, rewards, done = self.moved(self.now, jnp.asarray(actions))
        return np.asarray(rewards), np.asarray(done)

    def points(self) -> Any:
        return np.asarray(self.counted(self.now))

    def states(self) -> list[Any]:
        arrays = type(self.now)(*(np.asarray(array) for array in self.now))
        return [pixl_state(self.game, type(arrays)(*(array[at] for array in arrays))) for at in range(len(arrays.turn))]


def pixl_state(game: JaxPixl, arrays: Any) -> PixlState:
    """The position that the arrays of one game stand for."""
    options, in_play = game.options, len(game.options.order)
    bits = arrays.tops[:, game.row[: game.hexes]] >> game.bit[: game.hexes] & 1
    assert (bits.sum(axis=0) <= 1).all(), "one top a hex"
    stacks = [""] * game.hexes
    for element, hex in zip(*np.nonzero(bits), strict=True):
        below = int(arrays.under[0, hex]) | int(arrays.under[1, hex]) << 32 | int(arrays.under[2, hex]) << 64
        stack = LETTERS[element]
        for _ in range(int(arrays.height[hex])):
            stack = LETTERS[below & 3] + stack
            below >>= 2
        assert below == 0, "nothing is left of Pixls that are gone"
        stacks[hex] = stack
    assert arrays.height.sum() == sum(len(stack) - 1 for stack in stacks if stack)

    def places(hexes: Any) -> tuple[int | None, ...]:
        return tuple(None if hex == 255 else int(hex) for hex in hexes[:in_play])

    return PixlState(
        options=options,
        turn=int(arrays.turn),
        passes=int(arrays.passes),
        stacks=tuple(stacks),
        tops=tuple(sum(1 << int(hex) for hex in np.nonzero(row)[0]) for row in bits[:in_play]),
        ports=places(arrays.ports),
        came_from=places(arrays.came_from),
        fresh=tuple(bool(flag) for flag in arrays.fresh[:in_play]),
        supply=tuple(int(left) for left in arrays.supply[:in_play]),
        prisoners=tuple(int(held) for held in arrays.prisoners[:in_play]),
    )


def pixoid(count: int, seed: int) -> dict[str, int]:
    """Compare `count` positions of Pixoid."""
    return comparison.pixoid(PixoidInJax(), count, seed)


def pixl(count: int, seed: int) -> dict[str, int]:
    """Compare `count` positions of Pixl."""
    return comparison.pixl(PixlInJax(), count, seed)


def both(count: int, seed: int) -> dict[str, int]:
    """Compare `count` positions of each game."""
    return comparison.named(pixoid(count, seed), pixl(count, seed))
