"""The strongest bot: it solves the turn exactly, on top of a solved board's table or of the evaluator's estimates.

In a last round and in a short game it plays for the victory (`victory`), otherwise for the margin. On a board unknown
to both it searches like the next lower level. Bugs play mixes computed for three who may not talk: the analysis is the
same for all of them, the draw isn't (P3.4).
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from pixcade.bots.api import Budget, Thought, View, Weighed
from pixcade.bots.pixoid.plain_search import Mixes, moves_of_all
from pixcade.bots.pixoid.regret_matching import Pursuit, all_set, draw_move
from pixcade.bots.search import data_folder, game_ready
from pixcade.games.pixoid.moves import Placement
from pixcade.games.pixoid.state import CUBES, RESERVE, State

if TYPE_CHECKING:
    from pixcade.bots.exact.one_turn import OneTurn
    from pixcade.bots.exact.stage_game import StageGame


@dataclass(frozen=True)
class ExactTurn:
    """A bot that solves one turn; `search` plays what it can't solve.

    With `deeper`, that many of the estimates supporting its mixes are searched one turn deeper.
    """

    search: Pursuit
    deeper: int = 16
    searches: ClassVar[bool] = True
    together: ClassVar[bool] = False

    def __call__(self, view: View) -> Thought:
        state = view.state
        if not plays_exactly(state):
            return self.search(view)
        if state.placing:
            return place(view, self.deeper)
        cube = state.options.controllers.index(view.piece)
        own = exact_mixes(state, self.deeper)[state.roles.all_cubes.index(cube)]
        weighed = [Weighed(view.game.format_move(state, one), share, value) for one, (share, value) in own.items()]
        return Thought(
            draw_move(own, view.random), tuple(sorted(weighed, key=lambda one: -one.probability)), drawn=True
        )

    def mixes(self, state: State, budget: Budget) -> tuple[Mixes, bool]:
        """Analyse a position with all cubes placed; also return whether that took less work than usual."""
        return (exact_mixes(state, self.deeper), False) if plays_exactly(state) else self.search.mixes(state, budget)


def plays_exactly(state: State) -> bool:
    """Whether the turn is solved rather than searched: the board is known under the ruling that it was solved with."""
    return state.options.contact_cube == "left" and game_ready("pixoid") and is_solvable(state)


def by_margin(state: State) -> bool:
    """Whether only the margin is at stake: not a last round, not a short game."""
    return state.options.game == "standard" and state.round < state.options.rounds


def is_solvable(state: State) -> bool:
    from pixcade.bots.exact.sources import source_of

    return source_of(state.options.board, RESERVE - state.taken, data_folder()) is not None


def place(view: View, deeper: int) -> Thought:
    """Pixoid starts where he expects most; a Bug's start makes no difference, since Bugs fill all others."""
    game, state, random = view.game, view.state, view.random
    starts: list[Placement] = list(view.legal)
    if len(starts) < CUBES:
        return Thought(random.choice(starts))
    values = {start: start_value(all_set(state, start.pix), deeper) for start in starts}
    best = max(values.values())
    move = random.choice([start for start in starts if values[start] == best])
    weighed = (Weighed(game.format_move(state, one), float(one == move), values[one]) for one in starts)
    return Thought(move, tuple(weighed))


def start_value(state: State, deeper: int) -> float:
    return solve_turn(state, deeper).value if by_margin(state) else solved_for_victory(state).value


def solve_turn(state: State, deeper: int) -> "OneTurn":
    """Solve the turn of a position with all cubes placed, on a known board, by the margin."""
    from pixcade.bots.exact.one_turn import solve
    from pixcade.bots.exact.stage_game import situation_of

    found = solve(state.options.board, situation_of(state), data_folder(), deeper)
    assert found is not None, f"{state.options.layout} is not known"
    return found


def solved_for_victory(state: State) -> "StageGame":
    """Solve the turn of a last round or of a short game, in the numbers of `stakes`."""
    from pixcade.bots.exact.stage_game import stage_game
    from pixcade.bots.pixoid.victory import victory_worth

    return stage_game(state, victory_worth(state, data_folder()))


@lru_cache(maxsize=16)
def exact_mixes(state: State, deeper: int) -> Mixes:
    """Return the mix of Pixoid and of each Bug, with each move's worth to him against the others' mixes."""
    from pixcade.bots.exact.one_turn import silent_mixes
    from pixcade.bots.search.jit import np

    moves = moves_of_all(state)
    if by_margin(state):
        turn = solve_turn(state, deeper)
        own, pixoid, payoffs, together = turn.game.rows.tolist(), turn.pixoid, turn.payoffs, turn.bugs
    else:
        game = solved_for_victory(state)
        own, pixoid = list(range(len(game.pixoid))), game.rows
        payoffs, together = game.payoffs.reshape(-1, *game.shape), game.columns.reshape(game.shape)
    _, bugs = silent_mixes(payoffs, together)
    first, second, third = bugs
    if not own:  # a Bug on each side
        return [dict.fromkeys(some, (1.0 / len(some), 0.0)) for some in moves]
    worth = [
        np.einsum("rijk,i,j,k->r", payoffs, first, second, third),
        np.einsum("rijk,r,j,k->i", payoffs, pixoid, second, third),
        np.einsum("rijk,r,i,k->j", payoffs, pixoid, first, third),
        np.einsum("rijk,r,i,j->k", payoffs, pixoid, first, second),
    ]
    listed = [([moves[0][run] for run in own], pixoid), *zip(moves[1:], bugs, strict=True)]
    return [
        {move: (float(mix[at]), float(gains[at])) for at, move in enumerate(some)}
        for (some, mix), gains in zip(listed, worth, strict=True)
    ]
