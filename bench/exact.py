"""`python -m bench.exact [POSITIONS]`: how long an exact answer takes, by source, in milliseconds of processor.

Positions are drawn from random play on layouts that are drawn; what is loaded once (code, weights) is not counted. Of
the same positions the matrix games alone are solved by NumPy and by compiled code, in turns.
"""

import sys
import time
from collections.abc import Sequence
from random import Random
from statistics import median

from pixcade.games import GAMES
from pixcade.games.pixoid.state import RESERVE, State
from pixcade.kernels import data_folder
from pixcade.solver.answers.exact import PIXOID, MarginWorth
from pixcade.solver.answers.one_turn import solved_matrix
from pixcade.solver.answers.plain_simplex import solve_plainly
from pixcade.solver.answers.sources import source_of
from pixcade.solver.answers.stage_game import stage_game

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


def matrix_games(states: Sequence[State]) -> str:
    """Compare the two solvers of a matrix game: what a bot, and what an answer or a review does in a turn."""
    spent = {"NumPy": 0.0, "compiled": 0.0}
    games = 0
    for state in states:
        source = source_of(state.options.board, RESERVE - state.taken, data_folder())
        assert source is not None, "the evaluator knows the board"
        payoffs = stage_game(state, MarginWorth(source)).payoffs
        solved_matrix(payoffs)  # loads what is loaded once
        games += 1
        for name, solve in (("NumPy", solve_plainly), ("compiled", solved_matrix)):
            began = time.process_time()
            solve(payoffs)
            spent[name] += time.process_time() - began
    told = ", ".join(f"{name} {1000 * seconds / games:.3f} ms" for name, seconds in spent.items())
    return f"matrix games: {told}, {spent['NumPy'] / spent['compiled']:.1f} times; {games} games"


def main(arguments: Sequence[str]) -> int:
    """Measure."""
    taken: dict[str, list[float]] = {}
    drawn = positions(int(arguments[0]) if arguments else USUAL)
    for state in drawn:
        PIXOID.answer(state)  # loads what is loaded once
        began = time.process_time()
        source = PIXOID.answer(state).source
        taken.setdefault(source, []).append(1000 * (time.process_time() - began))
    for source, times in taken.items():
        times.sort()
        worst = times[int(0.99 * (len(times) - 1))]
        print(f"{source}: median {median(times):.1f} ms, 99 in 100 below {worst:.1f} ms, {len(times)} positions")
    print(matrix_games(drawn))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
