"""Pixl for two, three and four players in both turn orders as one JAX function, so that one batch plays all of them.

The differences are in a `Variant`, an argument; `JaxPixl` is compiled for one set of options.
"""

import copy
from typing import NamedTuple

import numpy as np

from pixcade.games.pixl.elements import PIXLS
from pixcade.lab.jax_random import jax, jnp
from pixcade.lab.pixl.jax_twin import MOST, NOBODY, NOWHERE, JaxPixl, JaxPixlState

VARIANTS = (
    (2, "fire-water-earth-spirit", 0.42),
    (3, "fire-water-earth", 0.18),
    (4, "fire-water-earth-spirit", 0.28),
    (2, "fire-spirit-earth-water", 0.06),
    (4, "fire-spirit-earth-water", 0.06),
)
"""Players, turn order, and the share of self-play games."""
SHARES = tuple(share for *_, share in VARIANTS)
TURN_LIMIT = 260
"""Longer self-play games are scored at this turn, as the rules do after 1,000 turns (X6.4)."""


class Variant(NamedTuple):
    """What depends on the number of players and the turn order. Arrays of four are by element."""

    order: jax.Array
    """int32 (4,): the elements in turn order."""
    elements: jax.Array
    """int32 ()"""
    players: jax.Array
    """int32 ()"""
    seat_of: jax.Array
    """int32 (4,): an element's seat, 7 if it isn't in play."""
    hunted: jax.Array
    """int32 (4, 3): prey, neutral, predator."""
    slots: jax.Array
    """int32 (4, 4): an element's slots in the network: itself, its prey, its neutral, its predator."""
    in_slot: jax.Array
    """bool (4,): whether a slot is in play."""
    flipped: jax.Array
    """bool (): whether the prey moves next, instead of the predator."""


class VariantPixl(JaxPixl):
    """The rules on one board; `under` applies a variant."""

    def under(self, variant: Variant) -> "VariantPixl":
        """Return the rules of a variant, which may be traced."""
        rules = copy.copy(self)
        rules.order, rules.seat_of, rules.hunted = variant.order, variant.seat_of, variant.hunted
        rules.elements, rules.players = variant.elements, variant.players
        return rules

    def start(self, seed: jax.Array | int = 0, episode: jax.Array | int = 0) -> JaxPixlState:
        """Return the empty board (X1.1)."""
        del seed, episode
        supply = jnp.where(self.numbers < self.elements, PIXLS, 0).astype(jnp.int32)
        nothing, nowhere = jnp.zeros(MOST, jnp.int32), jnp.full(MOST, NOWHERE, jnp.int32)
        return JaxPixlState(
            tops=jnp.zeros((MOST, self.rows), jnp.uint32),
            under=jnp.zeros((3, self.hexes), jnp.uint32),
            height=jnp.zeros(self.hexes, jnp.uint8),
            beneath=nothing,
            ports=nowhere,
            came_from=nowhere,
            fresh=jnp.zeros(MOST, jnp.bool_),
            supply=supply,
            prisoners=nothing,
            turn=jnp.int32(0),
            passes=jnp.int32(0),
        )

    def ended(self, state: JaxPixlState) -> jax.Array:
        """Return the reason for the end, as in `JaxPixl`, with the lower turn limit."""
        own = self.seat_of == np.arange(MOST)[:, None]  # (seats, 4)
        left = jnp.where(own, state.supply, 0).sum(axis=1)
        empty = ((left == 0) & (np.arange(MOST) < self.players)).any()
        passed = state.passes >= self.elements
        return jnp.where(empty, 1, jnp.where(passed, 2, jnp.where(state.turn >= TURN_LIMIT, 3, 0)))

    def points(self, state: JaxPixlState) -> jax.Array:
        """Return the seats' current points (X6.2), int32 (4,)."""
        own = self.seat_of == np.arange(MOST)[:, None]
        return jnp.where(own, self.element_points(state), 0).sum(axis=1)

    def element_points(self, state: JaxPixlState) -> jax.Array:
        """Return the elements' current points, int32 (4,)."""
        return self._element_points(state)

    def moved(self, state: JaxPixlState, action: jax.Array) -> JaxPixlState:
        return self._move(state, action)

    def reach(self, state: JaxPixlState) -> jax.Array:
        """Return the reach of each element's Port or chain, uint32 (4, R); empty while the Port is off."""
        return jax.vmap(self._reach)(self._bits(state.ports), state.tops)

    def port_sets(self, state: JaxPixlState) -> jax.Array:
        """Return the hex of each Port, uint32 (4, R)."""
        return self._bits(state.ports)

    def aims(self, state: JaxPixlState) -> tuple[jax.Array, jax.Array]:
        """Return the hexes where a placement covers prey, and those next to another seat's Port, each bool (hexes,)."""
        element = self.mover(state)
        own, prey = state.tops[element], self._tops_of(state, jnp.asarray(self.hunted)[element, 0])
        others = (self.seat_of != jnp.asarray(self.seat_of)[element])[:, None]
        ports = jnp.where(others, self._bits(state.ports), jnp.uint32(0)).sum(axis=0, dtype=jnp.uint32)
        return self._flags(self._near(prey & self._near(own))), self._flags(self._near(ports))

    def locks(self, state: JaxPixlState) -> jax.Array:
        """Return how many Ports of other seats each element has locked (X5.1), int32 (4,)."""
        locked = self._locking(self._near(self._bits(state.ports)), state.tops)
        return (locked & (self.seat_of[:, None] != self.seat_of)).sum(axis=0)

    def shares(self, state: JaxPixlState) -> jax.Array:
        """Return each element's current share of the victory, with its seat (X6.3), float32 (4,)."""
        own = self.seat_of == np.arange(MOST)[:, None]
        under = jnp.where(own, state.beneath, 0).sum(axis=1)
        rank = jnp.where(np.arange(MOST) < self.players, 1024 * self.points(state) + under, -1)
        wins = (rank == rank.max()).astype(jnp.float32)
        return by_element(self.seat_of, wins / wins.sum())


def by_element(seat_of: jax.Array, values: jax.Array) -> jax.Array:
    """Return each element's value of its seat; 0 if it isn't in play."""
    return jnp.where(seat_of == NOBODY, 0.0, values[jnp.minimum(seat_of, MOST - 1)])


def variants(side: int) -> Variant:
    found = []
    for players, order, _ in VARIANTS:
        game = JaxPixl(options={"players": str(players), "side": str(side), "order": order})
        missing = MOST - game.elements
        hunted = np.concatenate([game.hunted, np.full((missing, 3), NOBODY, np.int32)])
        slots = np.concatenate([np.arange(MOST, dtype=np.int32)[:, None], hunted], axis=1)
        found.append(
            Variant(
                order=np.concatenate([game.order, np.zeros(missing, np.int32)]),
                elements=np.int32(game.elements),
                players=np.int32(game.players),
                seat_of=game.seat_of,
                hunted=hunted,
                slots=np.where(slots == NOBODY, MOST - 1, slots),  # the element that isn't in play
                in_slot=np.array([True, True, missing == 0, True]),
                flipped=np.bool_(game.order[1] == game.hunted[game.order[0], 0]),
            )
        )
    return Variant(*(jnp.asarray(np.stack(rows)) for rows in zip(*found, strict=True)))
