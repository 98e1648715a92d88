"""The loss and the Adam optimiser, in JAX alone."""

from typing import NamedTuple

import numpy as np

from pixcade.lab.jax_random import jax, jnp
from pixcade.lab.pixl.jax_twin import MOST
from pixcade.lab.training.pixl.features import features
from pixcade.lab.training.pixl.lookahead import Lookahead
from pixcade.lab.training.pixl.network import Weights, network, shares
from pixcade.lab.training.pixl.self_play import Samples
from pixcade.lab.training.pixl.symmetry import turned_features, turns_of
from pixcade.lab.training.pixl.variants import Variant

BETAS, EPSILON, DECAY = (0.9, 0.99), 1e-8, 1e-5
LONGEST = 1.0
"""Gradients are clipped to this norm."""
AVERAGED = 0.998
"""The decay of the weights' moving average."""
POINTS = 0.25
"""The relative weight of the points' error."""


class Learner(NamedTuple):
    """The training state."""

    weights: Weights
    average: Weights
    first: Weights
    second: Weights
    step: jax.Array


def beginner(weights: Weights) -> Learner:
    """Return the initial training state."""
    nothing = jax.tree.map(jnp.zeros_like, weights)
    return Learner(weights, weights, nothing, nothing, jnp.int32(0))


class Trainer:
    """Trains on samples."""

    def __init__(self, ahead: Lookahead, side: int, batch: int, steps: int) -> None:
        """`train` compiles on its first call, for this number of steps and samples."""
        self.ahead, self.batch, self.steps = ahead, batch, steps
        self.turns = turns_of(side, ahead.cells)
        self.train = jax.jit(self._train)

    def loss(self, weights: Weights, samples: Samples, way: jax.Array) -> tuple[jax.Array, jax.Array]:
        """Return the loss and its parts: policy, victory, points."""
        ahead = self.ahead
        kinds = ahead.of(samples.ids)
        planes, scalars = jax.vmap(lambda state, kind: features(ahead.game, ahead.cells, state, kind))(
            samples.states, kinds
        )
        legal = jax.vmap(lambda state, kind: ahead.game.under(kind).legal(state))(samples.states, kinds)
        outputs = network(weights, ahead.cells, turned_features(self.turns, planes, way), scalars)
        hexes = jnp.take_along_axis(outputs.hexes, self.turns.hexes[way], axis=1)  # back to the original orientation
        logits = jnp.where(legal, jnp.concatenate([hexes, hexes, outputs.others], axis=1), -1e9)
        wanted = samples.policy.astype(jnp.float32)
        wanted /= wanted.sum(axis=1, keepdims=True)
        policy = -(wanted * jax.nn.log_softmax(logits)).sum(axis=1)
        policy += (jax.scipy.special.xlogy(wanted, wanted)).sum(axis=1)
        slots = jnp.take_along_axis(kinds.slots, ahead.movers(samples.states, samples.ids)[:, None, None], axis=1)[:, 0]
        share = jnp.take_along_axis(samples.worth[:, :MOST], slots, axis=1)
        points = jnp.take_along_axis(samples.worth[:, MOST:], slots, axis=1)
        victory = jax.vmap(victory_error)(outputs.victory, share, kinds)
        error = jnp.where(kinds.in_slot, huber(outputs.points - points), 0.0).sum(axis=1)
        parts = jnp.stack([policy.mean(), victory.mean(), error.mean()])
        return parts[0] + parts[1] + POINTS * parts[2], parts

    def _train(
        self, learner: Learner, samples: Samples, filled: jax.Array, key: jax.Array, rate: jax.Array
    ) -> tuple[Learner, jax.Array]:
        """Train on samples drawn from the first `filled`; returns the mean parts of the loss."""

        def step(carry: tuple[Learner, jax.Array], _: None) -> tuple[tuple[Learner, jax.Array], jax.Array]:
            learner, key = carry
            key, draw, turn = jax.random.split(key, 3)
            at = jax.random.randint(draw, (self.batch,), 0, filled)
            way = jax.random.randint(turn, (self.batch,), 0, len(self.turns.hexes))
            chosen = jax.tree.map(lambda one: one[at], samples)
            gradient, parts = jax.grad(self.loss, has_aux=True)(learner.weights, chosen, way)
            return (adam_step(learner, gradient, rate), key), parts

        (learner, _), parts = jax.lax.scan(step, (learner, key), None, length=self.steps)
        return learner, parts.mean(axis=0)


def victory_error(victory: jax.Array, share: jax.Array, kind: Variant) -> jax.Array:
    """Return the divergence of the expected shares of the victory from the actual ones, counting each seat once."""
    speaking = kind.in_slot & ~((kind.players == 2) & (np.arange(MOST) > 1))
    expected = jnp.log(shares(victory, kind) + 1e-6)
    return jnp.where(speaking, jax.scipy.special.xlogy(share, share) - share * expected, 0.0).sum()


def huber(error: jax.Array) -> jax.Array:
    """Return the Huber loss."""
    size = jnp.abs(error)
    return jnp.where(size < 1.0, 0.5 * size**2, size - 0.5)


def adam_step(learner: Learner, gradient: Weights, rate: jax.Array) -> Learner:
    length = jnp.sqrt(sum((one**2).sum() for one in gradient.values()))
    gradient = jax.tree.map(lambda one: one * jnp.minimum(1.0, LONGEST / (length + 1e-9)), gradient)
    step = learner.step + 1
    low, high = BETAS
    first = jax.tree.map(lambda old, new: low * old + (1 - low) * new, learner.first, gradient)
    second = jax.tree.map(lambda old, new: high * old + (1 - high) * new**2, learner.second, gradient)
    scale = rate * jnp.sqrt(1 - high**step) / (1 - low**step)
    weights = jax.tree.map(
        lambda old, one, two: old * (1 - rate * DECAY) - scale * one / (jnp.sqrt(two) + EPSILON),
        learner.weights, first, second,
    )  # fmt: skip
    keep = jnp.minimum(AVERAGED, (1.0 + step) / (10.0 + step))
    average = jax.tree.map(lambda old, new: keep * old + (1 - keep) * new, learner.average, weights)
    return Learner(weights, average, first, second, step)
