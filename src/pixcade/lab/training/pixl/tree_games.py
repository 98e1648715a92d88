"""Whole games by tree search, thousands at once, with statistics."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

import numpy as np

from pixcade.lab.jax_random import jax, jnp
from pixcade.lab.pixl.jax_twin import MOST, JaxPixlState
from pixcade.lab.training.pixl.lookahead import Lookahead
from pixcade.lab.training.pixl.network import Weights
from pixcade.lab.training.pixl.tree import USUAL, Settings, TreeSearch
from pixcade.lab.training.pixl.variants import TURN_LIMIT, Variant

OPENING = 3 * MOST
"""Turns in which moves are drawn by visits, so that games differ; later the most visited is played."""
LOOKS = 8
"""Turns between checks that all games are over."""


class Counted(NamedTuple):
    """Statistics of n games; arrays of four are by element."""

    shares: jax.Array
    """float32 (n, 4): an element's share of the victory, with its seat."""
    points: jax.Array
    """int32 (n, 4)"""
    ended: jax.Array
    """int32 (n,): 1 empty supply, 2 all passed, 3 turn limit."""
    turns: jax.Array
    moved_ports: jax.Array
    """int32 (n, 4): how often a Port was removed."""
    tops: jax.Array
    """int32 (n, 4): own tops; then Pixls under them, prisoners, and locked Ports."""
    beneath: jax.Array
    prisoners: jax.Array
    locks: jax.Array


class Pending(NamedTuple):
    """Games in progress."""

    states: JaxPixlState
    over: jax.Array
    moved_ports: jax.Array


def settings_of(*seats: Mapping[str, float]) -> dict[str, "np.ndarray[tuple[int], np.dtype[np.float32]]"]:
    """Return rows of Settings by seat, from differences to the default."""
    return {name: np.array([seat.get(name, usual) for seat in seats]) for name, usual in USUAL.items()}


def stack_settings(rows: Sequence[Sequence[Mapping[str, float]]]) -> Settings:
    """Return Settings (n, 4) from four differences per game."""
    found = [settings_of(*row) for row in rows]
    whole = ("simulations", "widest")
    return Settings(
        **{
            name: jnp.asarray(np.stack([one[name] for one in found]), jnp.int32 if name in whole else jnp.float32)
            for name in USUAL
        }
    )


class TreeGames:
    """Plays games of any variants together."""

    def __init__(self, ahead: Lookahead, simulations: int, turns: int = TURN_LIMIT) -> None:
        """`play` compiles on its first call. Longer games are scored at this turn limit."""
        self.ahead, self.tree, self.turns = ahead, TreeSearch(ahead, simulations), turns

    def play(
        self, weights: Weights, ids: jax.Array, settings: Settings, seed: int, *, other: Weights | None = None,
        others: jax.Array | None = None,
    ) -> Counted:  # fmt: skip
        """Play games to the end. `other` weights play the seats in `others`, bool (n, 4)."""
        games = len(ids)
        states = jax.vmap(lambda kind: self.ahead.game.under(kind).start())(self.ahead.of(ids))
        pending = Pending(states, jnp.zeros(games, jnp.bool_), jnp.zeros((games, MOST), jnp.int32))
        key = jax.random.key(seed)
        rows = np.arange(games)
        for turn in range(self.turns):
            key, draw = jax.random.split(key)
            seat = self.tree.seats(pending.states, ids)
            own = jax.tree.map(lambda one, seat=seat: one[rows, seat], settings)
            tried, _ = self.tree.search(weights, pending.states, ids, own)
            if other is not None and others is not None:
                tried_by_other, _ = self.tree.search(other, pending.states, ids, own)
                tried = jnp.where(others[rows, seat][:, None], tried_by_other, tried)
            pending = advance_games(self.ahead, pending, ids, tried, draw)
            if turn % LOOKS == LOOKS - 1 and bool(pending.over.all()):
                break
        found: Counted = game_statistics(self.ahead, pending, ids)
        return found


@partial(jax.jit, static_argnums=0)
def advance_games(ahead: Lookahead, pending: Pending, ids: jax.Array, tried: jax.Array, key: jax.Array) -> Pending:
    """Make a move in each unfinished game."""
    states = pending.states
    drawn = jnp.log(tried) + jax.random.gumbel(key, tried.shape)
    action = jnp.where((states.turn < OPENING)[:, None], drawn, tried).argmax(axis=1).astype(jnp.int32)
    mover = ahead.movers(states, ids)
    after = ahead.moved(states, ids, action)
    takes = (action == 2 * ahead.game.hexes) & ~pending.over
    moved_ports = pending.moved_ports + ((mover[:, None] == np.arange(MOST)) & takes[:, None])

    def unless_over(old: jax.Array, new: jax.Array) -> jax.Array:
        return jnp.where(pending.over.reshape(-1, *[1] * (old.ndim - 1)), old, new)

    states = jax.tree.map(unless_over, states, after)
    over = jax.vmap(lambda state, kind: ahead.game.under(kind).ended(state))(states, ahead.of(ids)) > 0
    return Pending(states, over, moved_ports)


@partial(jax.jit, static_argnums=0)
def game_statistics(ahead: Lookahead, pending: Pending, ids: jax.Array) -> Counted:
    def one(state: JaxPixlState, kind: Variant, moved_ports: jax.Array) -> Counted:
        rules = ahead.game.under(kind)
        return Counted(
            shares=rules.shares(state),
            points=rules.element_points(state),
            ended=rules.ended(state),
            turns=state.turn,
            moved_ports=moved_ports,
            tops=jax.lax.population_count(state.tops).sum(axis=1).astype(jnp.int32),
            beneath=state.beneath,
            prisoners=state.prisoners,
            locks=rules.locks(state),
        )

    found: Counted = jax.vmap(one)(pending.states, ahead.of(ids), pending.moved_ports)
    return found
