"""Random rounds of Pixoid through the public rules: every move listed, chosen and applied as anybody would do it."""

import random

from bench.peers import repeated
from pixcade.games.pixoid import Pixoid

GAME = Pixoid()
SHORT = GAME.configure({"game": "short"}, seed=1)


def rounds_per_second(seconds: float) -> float:
    """Whole rounds, placement of the cubes included. A short game is one round."""
    return repeated(one_round, seconds)


def one_round(generator: random.Random) -> None:
    state = GAME.start(SHORT)
    while due := GAME.deciding(state):
        state = GAME.apply(state, {decision: generator.choice(GAME.legal(state, decision)) for decision in due}).state
