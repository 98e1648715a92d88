"""A clipped policy gradient (PPO with a linear policy) in self-play on Pixoid, without any framework.

pixcade benchmark examples.policy_gradient:policy
"""

from functools import lru_cache
from random import Random

import numpy as np

from examples.features import BUGS, COUNT, PIXOID, cubes_of, joint, mixed, runs, softmax
from examples.q_learners import held, started
from pixcade.lab import GameState

BATCHES, ROUNDS, EPOCHS, RATE, CLIP = 100, 24, 4, 3.0, 0.2


def played(weights: np.ndarray, seed: int, random: Random) -> list[tuple[int, np.ndarray, int, float, float]]:
    """Play a round; return for each decision the role, the runs, the choice, its probability and what then came."""
    state, seen, turns = started(seed, random), [], []
    while not state.over:
        actions = {}
        for player in (PIXOID, BUGS):
            chosen = []
            for cube in cubes_of(state, player):
                numbers, rows = runs(state, cube)
                shares = softmax(rows @ weights[player], 1.0)
                at = random.choices(range(len(numbers)), shares)[0]
                chosen.append(numbers[at])
                seen.append((player, rows, at, float(shares[at]), len(turns)))
            actions[player] = joint(chosen)
        turns.append(held(state))
        state = state.play(actions)
    sign, end = {PIXOID: 1.0, BUGS: -1.0}, state.utilities[0]
    return [(player, rows, at, share, sign[player] * (end - turns[turn])) for player, rows, at, share, turn in seen]


@lru_cache
def learned(batches: int = BATCHES) -> np.ndarray:
    """Return the weights of both roles, shape (2, COUNT)."""
    weights, random = np.zeros((2, COUNT)), Random(1)
    for batch in range(batches):
        steps = [step for game in range(ROUNDS) for step in played(weights, batch * ROUNDS + game, random)]
        means = [np.mean([step[4] for step in steps if step[0] == role]) for role in (PIXOID, BUGS)]
        for _ in range(EPOCHS):
            slopes, counts = np.zeros_like(weights), [0, 0]
            for player, rows, at, before, came in steps:
                shares = softmax(rows @ weights[player], 1.0)
                ratio, advantage = shares[at] / before, came - means[player]
                counts[player] += 1
                if not (ratio > 1 + CLIP and advantage > 0) and not (ratio < 1 - CLIP and advantage < 0):
                    slopes[player] += ratio * advantage * (rows[at] - shares @ rows)
            weights += RATE * slopes / np.array(counts)[:, None]
    return weights


def policy(state: GameState, player: int) -> dict[int, float]:
    """Return the mix that was learned."""
    shares = []
    for cube in cubes_of(state, player):
        numbers, rows = runs(state, cube)
        shares.append(dict(zip(numbers, softmax(rows @ learned()[player], 1.0).tolist(), strict=True)))
    return mixed(shares)
