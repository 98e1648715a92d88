"""Self-play of many games at once, producing training samples."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple, TypeVar

import numpy as np

from pixcade.lab.jax_random import jax, jnp
from pixcade.lab.pixl.jax_twin import MOST, JaxPixlState
from pixcade.lab.training.pixl.lookahead import TENS, Found, Lookahead
from pixcade.lab.training.pixl.network import Weights
from pixcade.lab.training.pixl.openings import Openings, no_openings
from pixcade.lab.training.pixl.variants import SHARES, Variant

TRACE = 0.95
"""The weight of later results, relative to the expectation after the move (lambda of TD)."""
RANDOM_PORTS, RANDOM_MOVES = 0.15, 0.01
"""The shares of uniformly random moves, so that games differ."""
TEMPERS = np.array([0.5, 1.0, 2.0])
"""Temperatures of the seats relative to the default, so that a seat meets other styles."""
OPENING = 3 * MOST
"""Turns in which moves are drawn from the lookahead's policy; later the choice is sharper."""


class Games(NamedTuple):
    """Games in progress."""

    states: JaxPixlState
    ids: jax.Array
    """int32 (n,): their variants."""
    noise: jax.Array
    """float32 (n, 4): each seat's randomness after the opening."""
    key: jax.Array


class Samples(NamedTuple):
    """Training samples; the first axis is the position."""

    states: JaxPixlState
    ids: jax.Array
    policy: jax.Array
    """float16 (n, actions)"""
    worth: jax.Array
    """float32 (n, 8): as in `lookahead.Judged`."""


class Turns(NamedTuple):
    """The events of t turns of n games; the first axes are (t, n)."""

    states: JaxPixlState
    ids: jax.Array
    policy: jax.Array
    after: jax.Array
    """The expectation after the move; the result if the move ended the game."""
    done: jax.Array


class SelfPlay:
    """Plays `games` games for `turns` turns at a time."""

    def __init__(
        self, ahead: Lookahead, games: int, turns: int, *, noise: float = 1.0, shares: Sequence[float] = SHARES
    ) -> None:
        """`play` compiles on its first call. `noise` applies after the opening, `shares` are those of VARIANTS."""
        self.ahead, self.games, self.turns, self.noise = ahead, games, turns, noise
        self.weights = np.log(np.array(shares) / sum(shares))
        self._advance = jax.jit(self._advanced, donate_argnums=(1,))
        self._learn = jax.jit(self._learned)

    def begin(self, seed: int) -> Games:
        key, draw = jax.random.split(jax.random.key(seed))
        ids = jax.random.categorical(draw, self.weights, shape=(self.games,))
        key, some = jax.random.split(key)
        return Games(*self._begun(some, ids, no_openings(self.ahead)), key)

    def _begun(self, key: jax.Array, ids: jax.Array, openings: Openings) -> tuple[JaxPixlState, jax.Array, jax.Array]:
        """Return new games of these variants or from openings: states, variants, noise of seats."""
        which, where, temper = jax.random.split(key, 3)
        states = jax.vmap(lambda kind: self.ahead.game.under(kind).start())(self.ahead.of(ids))
        there = jax.random.uniform(which, ids.shape) < openings.share
        at = jax.random.randint(where, ids.shape, 0, len(openings.ids))
        states = chosen(there, jax.tree.map(lambda one: one[at], openings.states), states)
        noise = (
            self.noise
            * jnp.asarray(TEMPERS, jnp.float32)[jax.random.randint(temper, (*ids.shape, MOST), 0, len(TEMPERS))]
        )
        return states, jnp.where(there, openings.ids[at], ids), noise

    def blank(self, games: Games) -> Turns:
        def room(one: jax.Array) -> jax.Array:
            return jnp.zeros((self.turns, *one.shape), one.dtype)

        many = self.games
        policy, after = jnp.zeros((many, self.ahead.actions), jnp.float16), jnp.zeros((many, 2 * MOST))
        states = jax.tree.map(room, games.states)
        return Turns(states, room(games.ids), room(policy), room(after), room(jnp.zeros(many, jnp.bool_)))

    def play(
        self, weights: Weights, games: Games, openings: Openings | None = None
    ) -> tuple[Games, Samples, jax.Array]:
        """Continue the games; returns them, the samples, and how many games ended."""
        openings = openings or no_openings(self.ahead)
        turns = self.blank(games)
        for at in range(self.turns):
            key, draw = jax.random.split(games.key)
            noise = self._noise(games)
            found = self.ahead.search(weights, games.states, games.ids, draw, noise)
            games, turns = self._advance(games._replace(key=key), turns, jnp.int32(at), found, openings)
        return games, self._learn(turns), turns.done.sum()

    def _noise(self, games: Games) -> jax.Array:
        """Return the current randomness of the moving seats, float32 (n,)."""
        mover = self.ahead.movers(games.states, games.ids)
        seat = jnp.take_along_axis(self.ahead.of(games.ids).seat_of, mover[:, None], axis=1)
        own = jnp.take_along_axis(games.noise, seat, axis=1)[:, 0]
        return jnp.where(games.states.turn < OPENING, 1.0, own)

    def _advanced(
        self, games: Games, turns: Turns, at: jax.Array, found: Found, openings: Openings
    ) -> tuple[Games, Turns]:
        """Make and record a move in each game; restart finished ones."""
        states, ids = games.states, games.ids
        key, which, draw, kind = jax.random.split(games.key, 4)
        kinds = self.ahead.of(ids)
        legal = jax.vmap(lambda state, kind: self.ahead.game.under(kind).legal(state))(states, kinds)
        anything = jnp.where(legal, jax.random.uniform(draw, legal.shape), -1.0).argmax(axis=1)
        opening = states.turn < kinds.elements
        random = jax.random.uniform(which, ids.shape) < jnp.where(opening, RANDOM_PORTS, RANDOM_MOVES)
        after = self.ahead.moved(states, ids, jnp.where(random, anything, found.action))

        def ending(state: JaxPixlState, kind: Variant) -> tuple[jax.Array, jax.Array]:
            rules = self.ahead.game.under(kind)
            return rules.ended(state) > 0, jnp.concatenate([rules.shares(state), rules.element_points(state) / TENS])

        done, result = jax.vmap(ending)(after, kinds)
        kind, begin = jax.random.split(kind)
        new = self._begun(begin, jax.random.categorical(kind, self.weights, shape=ids.shape), openings)
        record = Turns(states, ids, found.policy, jnp.where(done[:, None], result, found.after), done)
        turns = jax.tree.map(lambda room, one: room.at[at].set(one), turns, record)
        return Games(*chosen(done, new, (after, ids, games.noise)), key), turns

    def _learned(self, turns: Turns) -> Samples:
        """Compute the targets from the last turn backwards: later results mixed with expectations."""

        def back(later: jax.Array, one: tuple[jax.Array, jax.Array]) -> tuple[jax.Array, jax.Array]:
            after, done = one
            worth = jnp.where(done[:, None], after, (1.0 - TRACE) * after + TRACE * later)
            return worth, worth

        _, worth = jax.lax.scan(back, turns.after[-1], (turns.after, turns.done), reverse=True)

        def flat(one: jax.Array) -> jax.Array:
            return one.reshape(-1, *one.shape[2:])

        return Samples(jax.tree.map(flat, turns.states), flat(turns.ids), flat(turns.policy), flat(worth))


T = TypeVar("T")


def chosen(first: jax.Array, one: T, other: T) -> T:
    """Select rows of one or the other array (n, ...) by `first` (n,)."""
    found: T = jax.tree.map(lambda new, old: jnp.where(first.reshape(-1, *[1] * (old.ndim - 1)), new, old), one, other)
    return found


def match(ahead: Lookahead, one: Weights, other: Weights, games: int, kind: int, seed: int) -> float:
    """Play games of a variant between two networks, without noise after the opening; returns the first one's share.

    Seats alternate between the two, and from game to game.
    """
    ids = jnp.full(games, kind, jnp.int32)
    states = jax.vmap(lambda kind: ahead.game.under(kind).start())(ahead.of(ids))
    odd = jnp.arange(games) % 2
    key, over = jax.random.key(seed), jnp.zeros(games, jnp.bool_)
    share = jnp.zeros(games)
    for turn in range(400):
        key, draw = jax.random.split(key)
        noise = jnp.full(games, 1.0 if turn < 2 * MOST else 0.0)
        actions = [ahead.search(weights, states, ids, draw, noise).action for weights in (one, other)]
        states, over, share = match_turn(ahead, states, ids, actions, odd, over, share)
        if turn % 10 == 9 and bool(over.all()):
            break
    return float(share.mean())


@partial(jax.jit, static_argnums=0)
def match_turn(
    ahead: Lookahead, states: JaxPixlState, ids: jax.Array, actions: list[jax.Array], odd: jax.Array,
    over: jax.Array, share: jax.Array,
) -> tuple[JaxPixlState, jax.Array, jax.Array]:  # fmt: skip
    """Make a move in each game of a match in progress; returns the positions, which are over, and the shares."""
    kinds = ahead.of(ids)
    mover = ahead.movers(states, ids)
    seat = jnp.take_along_axis(kinds.seat_of, mover[:, None], axis=1)[:, 0]
    first = (seat + odd) % 2 == 0
    after = ahead.moved(states, ids, jnp.where(first, *actions))
    own = (kinds.seat_of + odd[:, None]) % 2 == 0

    def ending(state: JaxPixlState, kind: Variant, mine: jax.Array) -> tuple[jax.Array, jax.Array]:
        rules = ahead.game.under(kind)
        counted = mine & (kind.seat_of < kind.players)
        each = rules.shares(state) / jnp.maximum(1, (kind.seat_of[:, None] == kind.seat_of).sum(axis=1))
        return rules.ended(state) > 0, jnp.where(counted, each, 0.0).sum()

    done, result = jax.vmap(ending)(after, kinds, own)
    share = jnp.where(done & ~over, result, share)
    over = over | done

    def unless_over(old: jax.Array, new: jax.Array) -> jax.Array:
        return jnp.where(over.reshape(-1, *[1] * (old.ndim - 1)), old, new)

    return jax.tree.map(unless_over, states, after), over, share
