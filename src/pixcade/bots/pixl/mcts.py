"""Pixl's bots: Monte Carlo tree search, in which each seat maximises its own result.

With compiled code (`pixcade.bots.search.pixl.search`) a level has its full number of simulations; without it, all
levels use the much smaller `plain_search`. Both are deterministic for a seed and an amount of work.
"""

from dataclasses import dataclass
from random import Random
from typing import ClassVar

from pixcade.bots.api import Thought, View, Weighed
from pixcade.bots.pixl.plain_search import plain_search
from pixcade.bots.search import game_ready
from pixcade.games.pixl.state import State

NODES_A_SIMULATION = 25
MOST_NODES = 1_500_000


@dataclass(frozen=True)
class Growing:
    """A bot that plays the most visited move of its search."""

    simulations: int
    searches: ClassVar[bool] = True

    def __call__(self, view: View) -> Thought:
        state, legal = view.state, view.legal
        if len(legal) == 1:
            return Thought(legal[0])
        if game_ready("pixl"):
            found = compiled_search(state, max(16, int(self.simulations * view.budget.work)), view.random)
            reduced = False
        else:
            found, reduced = plain_search(state, view.decision, view.random), True
        total = sum(times for _, times, _ in found)
        most = max(times for _, times, _ in found)
        move = next(one for one, times, _ in found if times == most)
        weighed = [Weighed(view.game.format_move(state, one), times / total, value) for one, times, value in found]
        return Thought(move, tuple(sorted(weighed, key=lambda one: -one.probability)), reduced)


def compiled_search(state: State, simulations: int, random: Random) -> list[tuple[object, int, float]]:
    from pixcade.bots.search.jit import np
    from pixcade.bots.search.pixl import rules as pixl  # imported late, in a worker process
    from pixcade.bots.search.pixl import search  # imported late, in a worker process

    nodes = min(simulations * NODES_A_SIMULATION, MOST_NODES) + pixl.MOST_MOVES
    moves, times = np.zeros(pixl.MOST_MOVES, np.int64), np.zeros(pixl.MOST_MOVES, np.int64)
    values = np.zeros(pixl.MOST_MOVES)
    first, codes, visits = (np.zeros(nodes, np.int64) for _ in range(3))
    priors, totals = np.zeros(nodes), np.zeros((nodes, 4))
    seed = np.uint64(random.getrandbits(64))
    position = pixl.pack(state)
    table = pixl.tables(state.options)
    many = search.search(table, position, seed, simulations, moves, times, values, first, codes, priors, visits, totals)
    return [(pixl.move_of(int(moves[at])), int(times[at]), float(values[at])) for at in range(many)]
