"""The levels: four bots for each game, from one that a child beats to one that is hard for anybody.

A level is an amount of work, not of time, so that it is the same on every machine; only the lowest plays some of its
moves at random. `docs/levels.md` holds what they reached against each other.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from pixcade.bots.api import Bot, Budget, Thought, game_of
from pixcade.bots.baseline import greedy_move, random_move
from pixcade.bots.pixl.mcts import Growing
from pixcade.bots.pixoid.regret_matching import Pursuit
from pixcade.core.game import Decision

RANDOM_SHARE = 0.5
TOGETHER = "master-together"


def rookie(state: Any, decision: Decision, budget: Budget, random: Random) -> Thought:
    """Half of the time it looks one step ahead, half of the time it just moves."""
    del budget
    choose = random_move if random.random() < RANDOM_SHARE else greedy_move
    return Thought(choose(game_of(state), state, decision, random))


def greedy(state: Any, decision: Decision, budget: Budget, random: Random) -> Thought:
    """Looks one step ahead."""
    del budget
    return Thought(greedy_move(game_of(state), state, decision, random))


BY_GAME: dict[str, dict[str, Bot]] = {
    "pixoid": {
        "rookie": rookie,
        "regular": Pursuit(depth=2, rounds=(100, 0, 0)),
        "expert": Pursuit(depth=2, rounds=(4, 0, 1)),
        "master": Pursuit(depth=3, rounds=(200, 30, 6), leaves=500_000),
        TOGETHER: Pursuit(depth=2, rounds=(400, 0, 6), together=True),
    },
    "pixl": {
        "rookie": rookie,
        "regular": greedy,
        "expert": Growing(simulations=300),
        "master": Growing(simulations=30_000),
    },
}
"""Every level of every game by its name, the weakest first."""


@dataclass(frozen=True)
class Level:
    """The bot of a level, for whichever game it is asked. One with `together` wants Bugs to share their draw."""

    name: str
    work: float = 1.0

    @property
    def together(self) -> bool:
        """Whether the three Bugs are one mind."""
        return self.name == TOGETHER

    def __call__(self, state: Any, decision: Decision, budget: Budget, random: Random) -> Any:
        """Choose a move."""
        levels = BY_GAME[game_of(state).info.id]
        own = replace(budget, work=budget.work * self.work)
        return levels.get(self.name, levels["master"])(state, decision, own, random)


def level(name: str, work: float = 1.0) -> Callable[[], Bot]:
    """Return what makes the bot of a level, which plays either game, with a share of its work."""

    return lambda: Level(name, work)


LEVELS: dict[str, Callable[[], Bot]] = {name: level(name) for name in BY_GAME["pixoid"]}
"""What makes each level's bot."""

MEASURING: dict[str, Callable[[], Bot]] = {"master-tenth": level("master", work=0.1)}
"""Bots for the arena alone: the strongest with a tenth of its work, so that nobody waits for hours."""
