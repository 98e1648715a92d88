"""`python -m bench.review [GAMES]`: what a real decision of each level costs, and what a review and an answer take.

Each level plays games against itself on layouts that are drawn, and every game is reviewed by the best source there
is: tables in the data folder, else the evaluator. The words of a review have their thresholds from this.
"""

import sys
import time
from collections.abc import Sequence
from random import Random

from pixcade.bots.api import Budget, thought
from pixcade.bots.levels import LEVELS
from pixcade.bots.registry import find_bot
from pixcade.core.record import Record
from pixcade.games import GAMES, PARTS
from pixcade.kernels.compile_ahead import compile_modules
from pixcade.review.api import review_record

USUAL = 4
PIXOID = "pixoid"


def played(level: str, seed: int) -> Record:
    """A game of one level against itself."""
    game, random = GAMES[PIXOID], Random(f"{level} {seed}")
    bot = find_bot(level, PIXOID)
    state = game.start(game.configure({}, seed))
    options, moves = game.option_values(game.options_of(state)), []
    while due := game.deciding(state):
        drawn = {decision: thought(bot(state, decision, Budget(), random)).move for decision in due}
        moves.append({decision.piece: game.format_move(state, move) for decision, move in drawn.items()})
        state = game.apply(state, drawn).state
    return Record(PIXOID, 1, "", tuple(f"{level} {seat}" for seat in range(1, 5)), options, tuple(moves))


def main(arguments: Sequence[str]) -> int:
    """Measure every level."""
    games = int(arguments[0]) if arguments else USUAL
    levels = arguments[1:] or LEVELS
    compile_modules(PARTS[PIXOID].kernels)
    for level in levels:
        sums = {"as_pixoid": [0, 0.0], "as_bug": [0, 0.0]}
        seconds, rounds, source = 0.0, 0, ""
        for seed in range(games):
            record = played(level, seed)
            began = time.process_time()
            review = review_record(record)
            seconds += time.process_time() - began
            rounds, source = rounds + len(review.rounds), review.source
            for role, total in sums.items():
                for seat in getattr(review, role):
                    total[0] += seat.decisions
                    total[1] += seat.lost
        decisions, lost = (sum(total[at] for total in sums.values()) for at in (0, 1))
        by_role = {role: 1000 * total[1] / max(total[0], 1) for role, total in sums.items()}
        print(
            f"{level}: {1000 * lost / decisions:.0f} thousandths of a cube a real decision"
            f" (as Pixoid {by_role['as_pixoid']:.0f}, as a Bug {by_role['as_bug']:.0f}; {decisions} decisions of"
            f" {games} games; source: {source}); a review takes {seconds / games:.2f} s of processor,"
            f" {seconds / rounds:.3f} s a round",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
