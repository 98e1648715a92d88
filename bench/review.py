"""`python -m bench.review [--game GAME] [GAMES] [LEVEL...]`: what a real decision of each level costs.

Each level plays games against itself, in Pixoid on layouts that are drawn, and every game is reviewed: Pixoid by the
best source there is (tables in the data folder, else the evaluator), Pixl by search. The words of a review have their
thresholds from this.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from random import Random

from pixcade.bots.api import Budget, thought
from pixcade.bots.levels import levels_of
from pixcade.bots.registry import find_bot
from pixcade.core.record import Record
from pixcade.games import GAMES, PARTS
from pixcade.kernels.compile_ahead import compile_modules
from pixcade.review.api import GameReview, review_record
from pixcade.review.pixoid.game import PixoidReview

USUAL = 4


def played(game_id: str, level: str, seed: int) -> Record:
    """A game of one level against itself."""
    game, random = GAMES[game_id], Random(f"{level} {seed}")
    bot = find_bot(level, game_id)
    state = game.start(game.configure({}, seed))
    options, moves = game.option_values(game.options_of(state)), []
    players = tuple(f"{level} {seat}" for seat in range(1, game.seats(state) + 1))
    while due := game.deciding(state):
        drawn = {decision: thought(bot(state, decision, Budget(), random)).move for decision in due}
        moves.append({decision.piece: game.format_move(state, move) for decision, move in drawn.items()})
        state = game.apply(state, drawn).state
    return Record(game_id, game.info.rules_version, "", players, options, tuple(moves))


class Sums:
    """What was lost in how many real decisions."""

    def __init__(self) -> None:
        self.decisions, self.lost = 0, 0.0

    def add(self, decisions: int, lost: float) -> None:
        """Add a seat of a game."""
        self.decisions, self.lost = self.decisions + decisions, self.lost + lost

    def __str__(self) -> str:
        return f"{1000 * self.lost / max(self.decisions, 1):.1f}"


def measured(game_id: str, level: str, games: int) -> str:
    """Say what a level's decisions cost."""
    by_role = {"all": Sums(), "as Pixoid": Sums(), "as a Bug": Sums()}
    seconds = 0.0
    for seed in range(games):
        record = played(game_id, level, seed)
        began = time.process_time()
        review: GameReview = review_record(record)
        seconds += time.process_time() - began
        for seat in review.seats:
            by_role["all"].add(seat.decisions, seat.lost)
        if isinstance(review, PixoidReview):
            for role, sums in (("as Pixoid", review.as_pixoid), ("as a Bug", review.as_bug)):
                for own in sums:
                    by_role[role].add(own.decisions, own.lost)
    told = ", ".join(f"{role} {sums}" for role, sums in by_role.items() if sums.decisions)
    unit = "of a cube" if game_id == "pixoid" else "of the victory"
    count = by_role["all"].decisions
    return (
        f"{level}: thousandths {unit} a real decision: {told} ({count:,} decisions of {games} games);"
        f" a review takes {seconds / games:.2f} s of processor"
    )


def main(arguments: Sequence[str]) -> int:
    """Measure levels."""
    parser = argparse.ArgumentParser(prog="python -m bench.review")
    parser.add_argument("--game", choices=["pixoid", "pixl"], default="pixoid")
    parser.add_argument("games", type=int, nargs="?", default=USUAL)
    parser.add_argument("levels", nargs="*", metavar="LEVEL")
    given = parser.parse_args(arguments)
    compile_modules(PARTS[given.game].kernels)
    for level in given.levels or levels_of(given.game):
        print(measured(given.game, level, given.games), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
