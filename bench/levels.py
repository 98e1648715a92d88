"""`python -m bench.levels [POSITIONS]`: how long a decision of each level takes, beside the quickest.

Levels take turns at the same positions, which were drawn from random play, so whatever else the machine does hits all
alike: the ratios hold where the milliseconds do not. In Pixoid a decision is that of Pixoid; the three Bugs of one
process share his analysis. What is loaded once (code, weights) is not counted; it is time of the processor.
"""

import sys
import time
from collections.abc import Sequence
from random import Random
from statistics import fmean, median

from pixcade.bots.api import Budget
from pixcade.bots.levels import levels_of
from pixcade.bots.registry import find_bot
from pixcade.games import GAMES, PARTS
from pixcade.kernels.compile_ahead import compile_modules

USUAL = 60
EVERY = 5
"""Of random play every so many positions are taken, so that they lie all over a game."""


def positions(game_id: str, count: int) -> list[object]:
    """Positions in which somebody decides and cubes are set, from random play."""
    game, random = GAMES[game_id], Random("bench levels")
    found: list[object] = []
    seed = 0
    while len(found) < count * EVERY:
        seed += 1
        state = game.start(game.configure({}, seed))
        while due := game.deciding(state):
            if not getattr(state, "placing", False):
                found.append(state)
            state = game.apply(state, {one: random.choice(game.legal(state, one)) for one in due}).state
    return found[::EVERY][:count]


def seconds_of(game_id: str, count: int) -> dict[str, list[float]]:
    """Return what each level took for each position."""
    compile_modules(PARTS[game_id].kernels)
    game, bots = GAMES[game_id], {level: find_bot(level, game_id) for level in levels_of(game_id)}
    taken: dict[str, list[float]] = {level: [] for level in bots}
    warm_up, *rest = positions(game_id, count + 1)
    for at, state in enumerate([warm_up, *rest]):
        decision = game.deciding(state)[0]
        for level, bot in bots.items():
            began = time.process_time()
            bot(state, decision, Budget(), Random(at))
            if at:
                taken[level].append(time.process_time() - began)
    return taken


def main(arguments: Sequence[str]) -> int:
    """Measure."""
    count = int(arguments[0]) if arguments else USUAL
    for game_id in ("pixoid", "pixl"):
        taken = seconds_of(game_id, count)
        quickest = min(map(fmean, taken.values()))
        for level, seconds in taken.items():
            seconds.sort()
            worst = seconds[int(0.99 * (len(seconds) - 1))]
            print(
                f"{game_id} {level}: {1000 * fmean(seconds):.2f} ms (median {1000 * median(seconds):.2f},"
                f" 99 in 100 below {1000 * worst:.1f}), {fmean(seconds) / quickest:,.0f} times the quickest",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
