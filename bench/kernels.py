"""Random games by the readable and by the compiled rules, on one core, next to OpenSpiel."""

import argparse
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from bench.table import print_table, ratio, spread
from pixcade.bots.search.compile_ahead import compile_modules
from pixcade.games.pixl import Pixl
from pixcade.games.pixoid import Pixoid

try:
    import pyspiel
except ImportError:  # has no wheels for some machines
    pyspiel = None

PIXOID, PIXL = Pixoid(), Pixl()
ONE_ROUND, FOUR_PLAYERS = PIXOID.configure({"game": "short"}, seed=1), PIXL.configure({}, seed=1)
ROUNDS, GAMES = 20_000, 400
"""Played by compiled code between two looks at the clock."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="run.py bench kernels", description=__doc__)
    parser.add_argument("--repetitions", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    compile_modules()
    compile_modules(["pixcade.lab.pixoid.kernel_rules"])
    compare("Pixoid, rounds a second", rules(PIXOID, ONE_ROUND), pixoid_kernel(), "laser_tag(horizon=12)", given)
    compare("Pixl for four, games a second", rules(PIXL, FOUR_PLAYERS), pixl_kernel(), "hex(board_size=11)", given)


def compare(
    title: str, ours: Callable[[], int], compiled: Callable[[], int], peer: str, given: argparse.Namespace
) -> None:
    """Measure alternately, so that other load on the machine affects both sides alike."""
    sides = {"rules": ours, "compiled": compiled}
    if pyspiel:
        sides[f"OpenSpiel {peer}"] = openspiel(peer)
    found: dict[str, list[float]] = {name: [] for name in sides}
    for _ in range(given.repetitions):
        for name, play in sides.items():
            found[name].append(rate(play, given.seconds))
    theirs = list(found.values())[-1]
    rows = [(name, spread(values), ratio(values, theirs)) for name, values in found.items()]
    print_table(title, ("", "a second", f"to {list(found)[-1]}"), *rows)


def rate(play: Callable[[], int], seconds: float) -> float:
    """Return how many games a second `play` plays."""
    play()
    count, began = 0, time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        count += play()
    return count / passed


def rules(game: Any, options: Any) -> Callable[[], int]:
    generator = random.Random(1)

    def play() -> int:
        state = game.start(options)
        while due := game.deciding(state):
            moves = {decision: generator.choice(game.legal(state, decision)) for decision in due}
            state = game.apply(state, moves).state
        return 1

    return play


def pixoid_kernel() -> Callable[[], int]:
    from pixcade.lab.pixoid import kernel_rules as kernel

    table, position = kernel.tables(ONE_ROUND), kernel.pack(PIXOID.start(ONE_ROUND))
    results, seeds = np.zeros(ROUNDS, np.uint8), iter(range(1 << 30))

    def play() -> int:
        kernel.random_rounds(table, position, np.uint64(next(seeds)), results)
        return ROUNDS

    return play


def pixl_kernel() -> Callable[[], int]:
    from pixcade.bots.search.pixl import rules as kernel

    table, position = kernel.tables(FOUR_PLAYERS), kernel.pack(PIXL.start(FOUR_PLAYERS))
    points, winners, seeds = np.zeros((GAMES, 4), np.int64), np.zeros(GAMES, np.int64), iter(range(1 << 30))

    def play() -> int:
        kernel.playouts(table, position, np.uint64(next(seeds)), 1_000, points, winners)
        return GAMES

    return play


def openspiel(name: str) -> Callable[[], int]:
    game, generator = pyspiel.load_game(name), random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(generator.choices(outcomes, weights)[0])
            elif state.is_simultaneous_node():
                state.apply_actions([generator.choice(state.legal_actions(player)) for player in (0, 1)])
            else:
                state.apply_action(generator.choice(state.legal_actions()))
        return 1

    return play


if __name__ == "__main__":
    main()
