"""The price of silence in a position: what Bugs who may not talk (P3.4) lose against Bugs of one mind.

Silent Bugs each draw a run of their own, so together they play a product of three mixes. The best product is not a
linear program; with two of the mixes held it is one for the third. Taking the Bugs in turn until nothing gets better,
from several beginnings, finds a product that may not be the best: the price is at most what is found.
"""

from typing import TYPE_CHECKING

import numpy as np

from tools.atlas.matrix_game import solve

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Doubles = NDArray[np.float64]

BEGINNINGS = 8
MOST_ROUNDS = 50
GAINS_NOTHING = 1e-6
SUBSCRIPTS = ("mijk,j,k->mi", "mijk,i,k->mj", "mijk,i,j->mk")
"""What is left of the payoffs for one Bug when the other two keep to their mixes."""


def price_of_silence(payoffs: "Doubles", seed: int = 1) -> float:
    """Return the price for payoffs of shape (Pixoid's runs, first Bug's, second Bug's, third Bug's)."""
    together = solve(payoffs.reshape(len(payoffs), -1))
    if together.columns.max() == 1.0:
        return 0.0  # one joint run is best: nothing has to be agreed
    joint = together.columns.reshape(payoffs.shape[1:])
    random = np.random.default_rng(seed)
    beginnings = [[joint.sum(axis=(1, 2)), joint.sum(axis=(0, 2)), joint.sum(axis=(0, 1))]]
    beginnings += [[random.dirichlet(np.ones(many)) for many in payoffs.shape[1:]] for _ in range(BEGINNINGS - 1)]
    return max(0.0, min(alternated(payoffs, mixes) for mixes in beginnings) - together.value)


def alternated(payoffs: "Doubles", mixes: list["Doubles"]) -> float:
    """Return what Pixoid gets when each Bug in turn takes its best mix against the others' until nobody gains."""
    before = np.inf
    for _ in range(MOST_ROUNDS):
        gets = before
        for bug, subscripts in enumerate(SUBSCRIPTS):
            others = [mix for other, mix in enumerate(mixes) if other != bug]
            found = solve(np.einsum(subscripts, payoffs, *others, optimize=True))
            mixes[bug], gets = found.columns, found.most
        if before - gets < GAINS_NOTHING:
            break
        before = gets
    return gets
