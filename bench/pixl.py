"""Random games of Pixl through the public rules: every move listed, chosen and applied as anybody would do it."""

import random

from bench.peers import repeated
from pixcade.games.pixl import Pixl

GAME = Pixl()
FOUR_PLAYERS = GAME.configure({}, seed=1)


def rounds_per_second(seconds: float) -> float:
    """Whole games of four players."""
    return repeated(one_game, seconds)


def one_game(generator: random.Random) -> None:
    state = GAME.start(FOUR_PLAYERS)
    while due := GAME.deciding(state):
        state = GAME.apply(state, {decision: generator.choice(GAME.legal(state, decision)) for decision in due}).state
