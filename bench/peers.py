"""The peers: OpenSpiel's games, driven from Python by random players."""

import random
import time
from collections.abc import Callable
from typing import Any

try:
    import pyspiel
except ImportError:  # optional, and not published for every machine
    pyspiel = None

AVAILABLE = pyspiel is not None
LASER_TAG: Any = pyspiel.load_game("laser_tag", {"horizon": 12}) if AVAILABLE else None
HEX: Any = pyspiel.load_game("hex", {"board_size": 11}) if AVAILABLE else None


def laser_tag_rounds_per_second(seconds: float) -> float:
    """Random rounds of `laser_tag` with a horizon of 12, in which both players move at once."""
    return repeated(laser_tag_round, seconds)


def hex_games_per_second(seconds: float) -> float:
    """Random games of `hex` on a board of 11 x 11."""
    return repeated(hex_game, seconds)


def laser_tag_round(generator: random.Random) -> None:
    state = LASER_TAG.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(generator.choices(outcomes, weights)[0])
        else:
            state.apply_actions([generator.choice(state.legal_actions(player)) for player in (0, 1)])


def hex_game(generator: random.Random) -> None:
    state = HEX.new_initial_state()
    while not state.is_terminal():
        state.apply_action(generator.choice(state.legal_actions()))


def repeated(play: Callable[[random.Random], None], seconds: float) -> float:
    """How often a second `play` can be called, measured for at least that long."""
    generator = random.Random(1)
    count = 0
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        play(generator)
        count += 1
    return count / passed
