"""The search used in play (`pixcade.bots.pixl.puct`) in JAX, for thousands of games at once, to measure settings.

Each game has its own tree and settings, so one batch plays many matches. Unlike in play, each tree evaluates one leaf
at a time, and boards aren't transformed.
"""

from typing import NamedTuple

import numpy as np

from pixcade.lab.jax_random import jax, jnp
from pixcade.lab.pixl.jax_twin import MOST, JaxPixlState
from pixcade.lab.training.pixl.lookahead import Judged, Lookahead
from pixcade.lab.training.pixl.network import Weights

DEEPEST = 64
"""The maximum depth of a leaf; deeper ones count with the value of the last node."""
WIDEST = 32
"""The maximum of `widest`; higher values mean all moves."""


class Settings(NamedTuple):
    """The settings of a tree; shape (n,), or (n, 4) by seat."""

    simulations: jax.Array
    """int32: at most the number that the search is compiled for."""
    exploration: jax.Array
    reduction: jax.Array
    """The reduction of an untried move's value below its position's."""
    victory: jax.Array
    """The weight of the victory relative to the margin."""
    priors: jax.Array
    """The weight of the network's policy: 1 all, 0 none."""
    widest: jax.Array
    """int32: only this many of a position's likeliest moves are tried."""
    take: jax.Array
    """Added to the logit of removing one's Port."""
    cover: jax.Array
    """Added to the logits of placements that cover prey."""
    lock: jax.Array
    """Added to the logits of placements next to another seat's Port."""


USUAL = {
    "simulations": 51, "exploration": 0.9, "reduction": 0.2, "victory": 0.8, "priors": 0.5, "widest": WIDEST + 1,
    "take": 0.0, "cover": 0.0, "lock": 0.0,
}  # fmt: skip
"""The settings in play, at about an eighth of the work."""


class Tree(NamedTuple):
    """n trees of m nodes; the root is node 0."""

    states: JaxPixlState
    """(n, m, ...)"""
    priors: jax.Array
    """float32 (n, m, actions): -1 for actions that aren't tried."""
    children: jax.Array
    """int32 (n, m, actions): 0 where there is none."""
    visits: jax.Array
    """float32 (n, m)"""
    totals: jax.Array
    """float32 (n, m, 4): the summed results of a node by element's seat."""
    movers: jax.Array
    """int32 (n, m)"""
    over: jax.Array
    """bool (n, m)"""


class Descent(NamedTuple):
    """A path down one tree."""

    node: jax.Array
    action: jax.Array
    """int32 (): the action to try there; -1 during the descent, or if it ends at an existing node."""
    path: jax.Array
    """int32 (DEEPEST,): the nodes, padded with an invalid number."""
    length: jax.Array


class TreeSearch:
    """Compiled for one board and a number of simulations."""

    def __init__(self, ahead: Lookahead, simulations: int) -> None:
        self.ahead, self.simulations = ahead, simulations
        self.search = jax.jit(self._search)

    def _search(
        self, weights: Weights, states: JaxPixlState, ids: jax.Array, settings: Settings
    ) -> tuple[jax.Array, jax.Array]:
        """Return each action's visits, float32 (n, actions), and the positions' values by element, (n, 4)."""
        games, nodes = len(ids), self.simulations + 1
        owner = self.seats(states, ids)
        tree = Tree(
            states=jax.tree.map(lambda one: jnp.zeros((games, nodes, *one.shape[1:]), one.dtype), states),
            priors=jnp.full((games, nodes, self.ahead.actions), -1.0),
            children=jnp.zeros((games, nodes, self.ahead.actions), jnp.int32),
            visits=jnp.zeros((games, nodes)),
            totals=jnp.zeros((games, nodes, MOST)),
            movers=jnp.zeros((games, nodes), jnp.int32),
            over=jnp.zeros((games, nodes), jnp.bool_),
        )
        judged = self.ahead.judge(weights, states, ids)
        tree = self._written(tree, jnp.int32(0), states, ids, judged, settings, owner)
        tree = tree._replace(
            visits=tree.visits.at[:, 0].set(1.0), totals=tree.totals.at[:, 0].set(self.results(judged, ids, settings))
        )
        rows = np.arange(games)

        def simulate(number: jax.Array, tree: Tree) -> Tree:
            way = jax.vmap(descend)(tree, settings)
            parents = jax.tree.map(lambda one: one[rows, way.node], tree.states)
            after = self.ahead.moved(parents, ids, jnp.maximum(way.action, 0))
            judged = self.ahead.judge(weights, after, ids)
            active, new = number < settings.simulations, way.action >= 0
            known = tree.totals[rows, way.node] / jnp.maximum(1.0, tree.visits[rows, way.node])[:, None]
            result = jnp.where(new[:, None], self.results(judged, ids, settings), known)
            path = way.path.at[rows, jnp.where(new, way.length, DEEPEST)].set(number + 1, mode="drop")
            path = jnp.where(active[:, None], path, nodes)
            tree = self._written(tree, number + 1, after, ids, judged, settings, owner)
            at = jnp.where(active & new, way.node, nodes)
            return tree._replace(
                children=tree.children.at[rows, at, way.action].set(number + 1, mode="drop"),
                visits=tree.visits.at[rows[:, None], path].add(1.0, mode="drop"),
                totals=tree.totals.at[rows[:, None], path].add(result[:, None], mode="drop"),
            )

        tree = jax.lax.fori_loop(0, self.simulations, simulate, tree)
        children = tree.children[:, 0]
        tried = jnp.where(children > 0, tree.visits[rows[:, None], children], 0.0)
        return tried, tree.totals[:, 0] / tree.visits[:, :1]

    def _written(
        self, tree: Tree, at: jax.Array, states: JaxPixlState, ids: jax.Array, judged: Judged, settings: Settings,
        owner: jax.Array,
    ) -> Tree:  # fmt: skip
        priors = self.priors(states, ids, judged, settings, owner)
        return tree._replace(
            states=jax.tree.map(lambda room, one: room.at[:, at].set(one), tree.states, states),
            priors=tree.priors.at[:, at].set(priors),
            movers=tree.movers.at[:, at].set(self.ahead.movers(states, ids)),
            over=tree.over.at[:, at].set((priors < 0.0).all(axis=1)),
        )

    def seats(self, states: JaxPixlState, ids: jax.Array) -> jax.Array:
        """Return the moving seats, int32 (n,)."""
        mover = self.ahead.movers(states, ids)
        return jnp.take_along_axis(self.ahead.of(ids).seat_of, mover[:, None], axis=1)[:, 0]

    def priors(
        self, states: JaxPixlState, ids: jax.Array, judged: Judged, settings: Settings, owner: jax.Array
    ) -> jax.Array:
        """Return each action's probability, float32 (n, actions), -1 for those not tried."""
        game = self.ahead.game
        legal = judged.logits > -jnp.inf
        liking = jnp.where(legal, judged.logits, 0.0) * settings.priors[:, None]
        own = (self.seats(states, ids) == owner)[:, None]
        covers, locks = jax.vmap(lambda state, kind: game.under(kind).aims(state))(states, self.ahead.of(ids))
        bias = covers * settings.cover[:, None] + locks * settings.lock[:, None]  # (n, hexes)
        liking = liking.at[:, : game.hexes].add(jnp.where(own, bias, 0.0))
        liking = liking.at[:, 2 * game.hexes].add(settings.take)
        liking = jnp.where(legal, liking, -jnp.inf)
        highest = jax.lax.top_k(liking, WIDEST)[0]
        least = jnp.take_along_axis(highest, jnp.minimum(settings.widest, WIDEST)[:, None] - 1, axis=1)
        tried = legal & ((liking >= least) | (settings.widest > WIDEST)[:, None])
        likely = jax.nn.softmax(jnp.where(tried, liking, -1e9))
        return jnp.where(tried, likely, -1.0)

    def results(self, judged: Judged, ids: jax.Array, settings: Settings) -> jax.Array:
        """Return a worth's value for each element's seat, float32 (n, 4)."""
        each = [
            self.ahead.use(judged.worth, jnp.full(len(ids), element, jnp.int32), ids, settings.victory)
            for element in range(MOST)
        ]
        return jnp.stack(each, axis=1)


def descend(tree: Tree, settings: Settings) -> Descent:
    """Descend one tree to an untried action, or to a terminal node."""
    nodes = len(tree.visits)

    def best(node: jax.Array) -> jax.Array:
        children, priors, element = tree.children[node], tree.priors[node], tree.movers[node]
        seen = children > 0
        times = jnp.where(seen, tree.visits[children], 0.0)
        visits = tree.visits[node] + 1.0  # in play a simulation is counted on its way down
        known = tree.totals[node, element] / visits
        unseen = known - settings.reduction * jnp.sqrt(jnp.where(seen, priors, 0.0).sum())
        value = jnp.where(seen, tree.totals[children, element] / jnp.maximum(1.0, times), unseen)
        value += settings.exploration * jnp.sqrt(visits) * priors / (1.0 + times)
        return jnp.where(priors >= 0.0, value, -jnp.inf).argmax().astype(jnp.int32)

    def goes_on(way: Descent) -> jax.Array:
        return (way.action < 0) & ~tree.over[way.node] & (way.length < DEEPEST)

    def down(way: Descent) -> Descent:
        action = best(way.node)
        child = tree.children[way.node, action]
        there = child > 0
        path = way.path.at[jnp.where(there, way.length, DEEPEST)].set(child, mode="drop")
        return Descent(jnp.where(there, child, way.node), jnp.where(there, -1, action), path, way.length + there)

    path = jnp.full(DEEPEST, nodes, jnp.int32).at[0].set(0)
    way: Descent = jax.lax.while_loop(goes_on, down, Descent(jnp.int32(0), jnp.int32(-1), path, jnp.int32(1)))
    return way
