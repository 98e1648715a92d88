"""`python -m bench.exact [POSITIONS]`: how long an exact answer takes, by source, in milliseconds of processor.

Positions are drawn from random play on layouts that are drawn; what is loaded once (code, weights) is not counted.
"""

import sys
import time
from collections.abc import Sequence
from random import Random
from statistics import median

from pixcade.games import GAMES
from pixcade.games.pixoid.state import State
from pixcade.solver.exact import PIXOID

USUAL = 300


def positions(count: int) -> list[State]:
    """Positions before a turn."""
    game, random = GAMES["pixoid"], Random("bench")
    found: list[State] = []
    seed = 0
    while len(found) < count:
        seed += 1
        state = game.start(game.configure({}, seed))
        while due := game.deciding(state):
            if not state.placing:
                found.append(state)
            state = game.apply(state, {one: random.choice(game.legal(state, one)) for one in due}).state
    return found[:count]


def main(arguments: Sequence[str]) -> int:
    """Measure."""
    taken: dict[str, list[float]] = {}
    for state in positions(int(arguments[0]) if arguments else USUAL):
        PIXOID.answer(state)  # loads what is loaded once
        began = time.process_time()
        source = PIXOID.answer(state).source
        taken.setdefault(source, []).append(1000 * (time.process_time() - began))
    for source, times in taken.items():
        times.sort()
        worst = times[int(0.99 * (len(times) - 1))]
        print(f"{source}: median {median(times):.1f} ms, 99 in 100 below {worst:.1f} ms, {len(times)} positions")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
