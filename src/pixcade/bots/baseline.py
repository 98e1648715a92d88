"""Two simple bots for every game: one plays any legal move, the other looks a single step ahead."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from pixcade.bots.api import View
from pixcade.bots.parts import SimpleChoice, bots_of
from pixcade.games.game import A, AnyGame, Decision, Game, Options, S

T = TypeVar("T")
Rate = TypeVar("Rate", float, tuple[int, int])


def random_move(game: Game[S, A, Options], state: S, decision: Decision, random: Random) -> A:
    return random.choice(game.legal(state, decision))


def greedy_move(game: AnyGame, state: object, decision: Decision, random: Random) -> object:
    """The move that looks best one step ahead: by the game's heuristic, or by points without one."""
    choose = bots_of(game.info.id).greedy or most_points
    return choose(game, state, decision, random)


def most_points(game: AnyGame, state: object, decision: Decision, random: Random) -> object:
    """The move that most increases the seat's points over the others' mean, if everyone else plays the default."""
    others = {due: game.default(state, due) for due in game.deciding(state)}

    def margin(move: object) -> float:
        points = list(game.points(game.apply(state, {**others, decision: move}).state))
        own = points.pop(decision.seat)
        return own - sum(points) / max(len(points), 1)

    return random.choice(best(game.legal(state, decision), margin))


BOTS: dict[str, SimpleChoice] = {"greedy": greedy_move, "random": random_move}
"""Every simple bot by its name; the first is the default opponent."""


@dataclass(frozen=True)
class SimpleBot:
    """A simple bot behind the interface of all bots; it ignores the budget."""

    name: str
    game_id: str

    def __call__(self, view: View) -> object:
        return BOTS[self.name](view.game, view.state, view.decision, view.random)


def best(candidates: Iterable[T], value: Callable[[T], Rate]) -> list[T]:
    """Return the candidates of the highest value, in their order."""
    rated = [(value(candidate), candidate) for candidate in candidates]
    highest = max(rate for rate, _ in rated)
    return [candidate for rate, candidate in rated if rate == highest]
