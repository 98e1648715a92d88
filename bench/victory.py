"""`python -m bench.victory FIRST SECOND [PAIRS] [--last]`: two bots of Pixoid where the victory alone is at stake.

A pair is a short game on a drawn board with each bot as Pixoid against three Bugs of the other, Pixoid choosing his
start; with --last it is the last round of a standard game whose rounds before were played by rookies. Counted is
Pixoid's share of the victory, and the seconds of processor a decision takes.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

from pixcade.bots.api import Bot, Budget, thought
from pixcade.bots.arena.ratings import mean
from pixcade.bots.registry import find_bot
from pixcade.games import GAMES, PARTS
from pixcade.games.pixoid.state import State
from pixcade.kernels.compile_ahead import compile_modules

Pair = tuple[tuple[float, float], tuple[float, int], tuple[float, int]]
"""Shares of the victory of the first and of the second as Pixoid, and of both the seconds and number of decisions."""


def played(state: State, runner: Bot, hunter: Bot, until: int, random: Random) -> tuple[State, list[float]]:
    """Play until a round or the end; also return the seconds of Pixoid's and of the Bugs' decisions, and how many."""
    game, spent = GAMES["pixoid"], [0.0, 0.0, 0.0, 0.0]
    while (due := game.deciding(state)) and state.round < until:
        moves = {}
        for decision in due:
            bugs = decision.seat != state.roles.pixoid
            began = time.process_time()
            moves[decision] = thought((hunter if bugs else runner)(state, decision, Budget(), random)).move
            spent[bugs] += time.process_time() - began
            spent[2 + bugs] += 1
        state = game.apply(state, moves).state
    return state, spent


def pair(names: tuple[str, str], last: bool, number: int) -> Pair:
    """Play a pair."""
    game = GAMES["pixoid"]
    first, second = (find_bot(name, "pixoid") for name in names)
    start: State = game.start(game.configure({} if last else {"game": "short"}, number))
    if last:
        rookie = find_bot("rookie", "pixoid")
        start, _ = played(start, rookie, rookie, start.options.rounds, Random(f"before {number}"))
    shares, seconds, decisions = [], [0.0, 0.0], [0, 0]
    for turn, (runner, hunter) in enumerate(((first, second), (second, first))):
        end, spent = played(start, runner, hunter, start.options.rounds + 1, Random(f"{names} {number} {turn}"))
        result = game.outcome(end)
        assert result is not None, "it is played to its end"
        shares.append(float(start.roles.pixoid in result.winners) / len(result.winners))
        for bugs in (0, 1):
            seconds[turn ^ bugs] += spent[bugs]
            decisions[turn ^ bugs] += int(spent[2 + bugs])
    return (shares[0], shares[1]), (seconds[0], decisions[0]), (seconds[1], decisions[1])


def main(arguments: Sequence[str]) -> int:
    """Measure two bots."""
    parser = argparse.ArgumentParser(prog="python -m bench.victory")
    parser.add_argument("bots", nargs=2, metavar="BOT")
    parser.add_argument("pairs", nargs="?", type=int, default=100)
    parser.add_argument("--last", action="store_true", help="last rounds instead of short games")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args(arguments)
    compile_modules(PARTS["pixoid"].kernels)
    one = partial(pair, tuple(given.bots), given.last)
    with ProcessPoolExecutor(given.workers) as pool:
        found = list(pool.map(one, range(given.pairs), chunksize=4))
    a, b = given.bots
    for name, shares in (
        (f"{a} as Pixoid, {b}'s Bugs", [100 * shares[0] for shares, *_ in found]),
        (f"{b} as Pixoid, {a}'s Bugs", [100 * shares[1] for shares, *_ in found]),
        (f"{a} more than {b}", [100 * (shares[0] - shares[1]) for shares, *_ in found]),
    ):
        value = mean(shares)
        print(f"{name}: {value.value:.1f} ± {value.half:.1f} % of the victory")
    for at, name in enumerate(given.bots, 1):
        total, count = sum(one[at][0] for one in found), sum(one[at][1] for one in found)
        print(f"{name}: {total / max(count, 1):.3f} s of processor a decision ({count:,})")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
