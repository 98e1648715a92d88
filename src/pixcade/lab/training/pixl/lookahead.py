"""A two-move lookahead with the network for many games at once, used by self-play.

Candidates are drawn without replacement (Gumbel top-k) and evaluated after the move; for the best ones the likeliest
replies are evaluated, too. Values are vectors with an entry per element, so that each of any number of players
maximises its own. The policy target is the network's policy, shifted by each candidate's value (Danihelka et al.,
Policy improvement by planning with Gumbel, 2022).
"""

from typing import NamedTuple

import numpy as np

from pixcade.lab.jax_random import jax, jnp
from pixcade.lab.pixl.jax_twin import MOST, JaxPixlState
from pixcade.lab.training.pixl.features import Cells, features
from pixcade.lab.training.pixl.network import Weights, network, shares
from pixcade.lab.training.pixl.variants import Variant, VariantPixl, variants

CANDIDATES, DEEPER, REPLIES = 16, 4, 4
SHARPNESS = 30.0
"""The factor of a difference in value, relative to the logarithm of a probability."""
TRUST = 0.75
"""The weight of the replies' values, relative to that of the position before them."""
MARGIN, VICTORY = 40.0, 0.8
"""The margin in points that counts as a whole victory, and the relative weight of the victory itself."""
TENS = 10.0


class Judged(NamedTuple):
    """The network's evaluation of n positions."""

    logits: jax.Array
    """float32 (n, actions): minus infinity for illegal actions; all of them after the end."""
    worth: jax.Array
    """float32 (n, 8): by element, its seat's share of the victory, then its points in tens."""


class Found(NamedTuple):
    """The lookahead's results in n positions."""

    action: jax.Array
    """int32 (n,)"""
    policy: jax.Array
    """float16 (n, actions): the policy target."""
    after: jax.Array
    """float32 (n, 8): the value of the position after the action."""


class Lookahead:
    """Compiled for one board."""

    def __init__(self, side: int, kind: type = jnp.bfloat16, *, keep: float = 1.0, temper: float = 1.0) -> None:
        """Compute tables. Convolutions use the type `kind`.

        `keep` is how much of its own policy a network keeps in the target: less than 1 limits its confidence.
        Candidates are drawn from its policy times `temper`.
        """
        self.kind, self.keep, self.temper = kind, keep, temper
        self.game = VariantPixl(options={"side": str(side)})
        self.cells = Cells(self.game)
        self.variants = variants(side)
        self.actions = 2 * self.game.hexes + 2
        self.search = jax.jit(self._search)

    def of(self, ids: jax.Array) -> Variant:
        return Variant(*(rows[ids] for rows in self.variants))

    def judge(self, weights: Weights, states: JaxPixlState, ids: jax.Array) -> Judged:
        """Evaluate n positions; finished games have their result."""
        kinds = self.of(ids)
        planes, scalars = jax.vmap(lambda state, kind: features(self.game, self.cells, state, kind))(states, kinds)
        outputs = network(weights, self.cells, planes, scalars, self.kind)
        return Judged(*jax.vmap(self._judged)(states, kinds, *outputs))

    def _judged(
        self, state: JaxPixlState, kind: Variant, hexes: jax.Array, others: jax.Array, victory: jax.Array,
        points: jax.Array,
    ) -> tuple[jax.Array, jax.Array]:  # fmt: skip
        rules = self.game.under(kind)
        logits = jnp.where(rules.legal(state), jnp.concatenate([hexes, hexes, others]), -jnp.inf)
        back = kind.slots[rules.mover(state)] == np.arange(MOST)[:, None]  # (elements, slots)
        expected = jnp.concatenate([jnp.where(back, one, 0.0).sum(axis=1) for one in (shares(victory, kind), points)])
        actual = jnp.concatenate([rules.shares(state), rules.element_points(state) / TENS])
        return logits, jnp.where(rules.ended(state) > 0, actual, expected)

    def use(
        self, worth: jax.Array, element: jax.Array, ids: jax.Array, victory: jax.Array | float = VICTORY
    ) -> jax.Array:
        """Return the value of a worth (..., 8) for an element's seat (...) between 0 and 1, float32 (...).

        `victory` is the weight of the victory itself; the rest is the margin's.
        """
        kind = self.of(ids)
        seat = jnp.take_along_axis(kind.seat_of, element[..., None], axis=-1)
        points = TENS * worth[..., MOST:]
        own = jnp.where(kind.seat_of == seat, points, 0.0).sum(axis=-1)
        others = (points.sum(axis=-1) - own) / (kind.players - 1)
        margin = jnp.clip(0.5 + (own - others) / (2.0 * MARGIN), 0.0, 1.0)
        share = jnp.take_along_axis(worth[..., :MOST], element[..., None], axis=-1)[..., 0]
        return victory * share + (1.0 - victory) * margin

    def movers(self, states: JaxPixlState, ids: jax.Array) -> jax.Array:
        """Return the moving elements, int32 (n,)."""
        kind = self.of(ids)
        turn = states.turn % kind.elements
        return jnp.take_along_axis(kind.order, turn[:, None], axis=1)[:, 0]

    def moved(self, states: JaxPixlState, ids: jax.Array, actions: jax.Array) -> JaxPixlState:
        def one(state: JaxPixlState, kind: Variant, action: jax.Array) -> JaxPixlState:
            return self.game.under(kind).moved(state, action)

        after: JaxPixlState = jax.vmap(one)(states, self.of(ids), actions)
        return after

    def after_each(
        self, weights: Weights, states: JaxPixlState, ids: jax.Array, actions: jax.Array
    ) -> tuple[JaxPixlState, Judged]:
        """Return n x k positions after k actions in each of n, with their evaluation."""
        count = actions.shape[1]
        repeated = jax.tree.map(lambda one: jnp.repeat(one, count, axis=0), states)
        wide = jnp.repeat(ids, count)
        after = self.moved(repeated, wide, actions.reshape(-1))
        return after, self.judge(weights, after, wide)

    def _search(
        self, weights: Weights, states: JaxPixlState, ids: jax.Array, key: jax.Array, noise: jax.Array
    ) -> Found:
        """Look ahead in n unfinished games. With `noise` (n,) 0 the best action is taken, with 1 one is drawn.

        In between, candidates are drawn as with 1, and chosen more sharply the lower `noise` is.
        """
        games = len(ids)
        mover = self.movers(states, ids)
        root = self.judge(weights, states, ids)
        logits = jax.nn.log_softmax(root.logits)
        gumbel = jax.random.gumbel(key, logits.shape)
        drawing = jnp.sign(noise)[:, None]
        liked = jnp.where(drawing > 0.0, jax.nn.log_softmax(self.temper * logits), logits)
        drawn, candidates = jax.lax.top_k(liked + drawing * gumbel, CANDIDATES)  # (n, k)
        exists = drawn > -jnp.inf
        score = jnp.take_along_axis(liked + noise[:, None] * gumbel, candidates, axis=1)
        after, judged = self.after_each(weights, states, ids, candidates)
        worth = judged.worth.reshape(games, CANDIDATES, 2 * MOST)
        wide_ids, wide_mover = jnp.repeat(ids, CANDIDATES), jnp.repeat(mover, CANDIDATES)
        value = self.use(judged.worth, wide_mover, wide_ids).reshape(games, CANDIDATES)
        _, deeper = jax.lax.top_k(jnp.where(exists, score + SHARPNESS * value, -jnp.inf), DEEPER)  # (n, d)
        at = (np.arange(games)[:, None] * CANDIDATES + deeper).reshape(-1)
        backed = self._replied(
            weights, jax.tree.map(lambda one: one[at], after), jnp.repeat(ids, DEEPER), judged.logits[at],
            judged.worth[at],
        ).reshape(games, DEEPER, 2 * MOST)  # fmt: skip
        before = jnp.take_along_axis(worth, deeper[:, :, None], axis=1)
        there = jnp.take_along_axis(exists, deeper, axis=1)
        change = jnp.where(there[:, :, None], backed - before, 0.0).sum(axis=1) / there.sum(axis=1)[:, None]
        worth = worth + change[:, None]  # positions without evaluated replies get the average change
        worth = jax.vmap(lambda rows, places, new: rows.at[places].set(new))(worth, deeper, backed)
        value = self.use(worth.reshape(-1, 2 * MOST), wide_mover, wide_ids).reshape(games, CANDIDATES)
        final = jnp.where(exists, score + SHARPNESS * value, -jnp.inf)
        among = jnp.take_along_axis(final, deeper, axis=1).argmax(axis=1)
        best = jnp.take_along_axis(deeper, among[:, None], axis=1)  # (n, 1)
        prior = jnp.where(exists, jnp.exp(jnp.take_along_axis(logits, candidates, axis=1)), 0.0)
        mean = (prior * value).sum(axis=1) / prior.sum(axis=1)  # of actions that weren't evaluated
        completed = jnp.broadcast_to(mean[:, None], logits.shape)
        completed = jax.vmap(lambda row, places, new: row.at[places].set(new))(
            completed, candidates, jnp.where(exists, value, mean[:, None])
        )
        policy = jax.nn.softmax(self.keep * logits + SHARPNESS * completed)
        return Found(
            action=jnp.take_along_axis(candidates, best, axis=1)[:, 0].astype(jnp.int32),
            policy=policy.astype(jnp.float16),
            after=jnp.take_along_axis(worth, best[:, :, None], axis=1)[:, 0],
        )

    def _replied(
        self, weights: Weights, states: JaxPixlState, ids: jax.Array, logits: jax.Array, worth: jax.Array
    ) -> jax.Array:
        """Return the values of m positions after the likeliest replies, (m, 8); finished games have their own."""
        mover = self.movers(states, ids)
        score, replies = jax.lax.top_k(logits, REPLIES)
        _, judged = self.after_each(weights, states, ids, replies)
        wide_ids, wide_mover = jnp.repeat(ids, REPLIES), jnp.repeat(mover, REPLIES)
        value = self.use(judged.worth, wide_mover, wide_ids).reshape(-1, REPLIES)
        over = score[:, :1] == -jnp.inf
        weight = jax.nn.softmax(jnp.where(over, 0.0, score + SHARPNESS * value))
        backed = (weight[:, :, None] * judged.worth.reshape(-1, REPLIES, 2 * MOST)).sum(axis=1)
        return jnp.where(over, worth, TRUST * backed + (1.0 - TRUST) * worth)
