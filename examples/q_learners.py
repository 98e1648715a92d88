"""Independent Q-learners on Pixoid: each piece learns for itself what its runs are worth, by a linear function.

pixcade benchmark examples.q_learners:policy
"""

from functools import lru_cache
from random import Random

import numpy as np

from examples.features import BUGS, COUNT, PIXOID, cubes_of, joint, mixed, runs, softmax
from pixcade.lab import GameState, make

ROUNDS, RATE, EXPLORED, TEMPERATURE = 600, 0.02, 0.15, 0.15


def started(seed: int, random: Random) -> GameState:
    """Return a round in which all cubes are set."""
    state = make("pixcade/pixoid_team-v1", seed=seed)
    while len(state.deciding) == 1:
        (player,) = state.deciding
        state = state.play({player: random.choice(state.legal_actions(player))})
    return state


@lru_cache
def learned(rounds: int = ROUNDS) -> np.ndarray:
    """Return the weights of both roles, shape (2, COUNT), after so many rounds against each other."""
    weights, random = np.zeros((2, COUNT)), Random(1)
    for number in range(rounds):
        state = started(number, random)
        while not state.over:
            actions, seen = {}, []
            for player in (PIXOID, BUGS):
                chosen = []
                for cube in cubes_of(state, player):
                    numbers, rows = runs(state, cube)
                    best = int((rows @ weights[player]).argmax())
                    at = random.randrange(len(numbers)) if random.random() < EXPLORED else best
                    chosen.append(numbers[at])
                    seen.append((player, rows[at]))
                actions[player] = joint(chosen)
            after = state.play(actions)
            gained = after.utilities[0] - held(state) if after.over else held(after) - held(state)
            for player, row in seen:
                later = (
                    0.0 if after.over else max(value(after, player, cube, weights) for cube in cubes_of(after, player))
                )
                target = (gained if player == PIXOID else -gained) + later
                weights[player] += RATE * (target - row @ weights[player]) * row
            state = after
    return weights


def held(state: GameState) -> float:
    """Return what Pixoid holds in the middle of a round."""
    return state.state.taken + state.state.picked_up / 2


def value(state: GameState, player: int, cube: int, weights: np.ndarray) -> float:
    """Return what a piece thinks that a state is worth."""
    return float((runs(state, cube)[1] @ weights[player]).max())


def policy(state: GameState, player: int) -> dict[int, float]:
    """Return the mix: better runs more often."""
    shares = []
    for cube in cubes_of(state, player):
        numbers, rows = runs(state, cube)
        shares.append(dict(zip(numbers, softmax(rows @ learned()[player], TEMPERATURE).tolist(), strict=True)))
    return mixed(shares)
