"""The levels: four bots for each game, from one that a child beats to one that is hard for anybody.

A game can bring a fifth above them, the strongest that we have.

A level is an amount of work, not of time, so that it is the same on every machine; only the lowest plays some of its
moves at random. A game that brings no bot for a level is played by a baseline bot there. `docs/levels.md` has their
results against each other.
"""

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from pixcade.bots.api import Bot, Budget, Thought
from pixcade.bots.baseline import BOTS, SimpleBot
from pixcade.bots.parts import bots_of
from pixcade.core.game import Decision
from pixcade.games import GAMES

RANDOM_SHARE = 0.5
WEAKEST, MASTER = "rookie", "master"
LEVELS = (WEAKEST, "regular", "expert", MASTER)
"""The levels of every game, the weakest first."""
TOP = "grandmaster"
LADDER = (*LEVELS, TOP)
"""All levels that a person chooses from, the weakest first; not every game has the last one: see `levels_of`."""
MEASURING = {"master-tenth": (MASTER, 0.1)}
"""Bots for the arena only: master with a tenth of its work, to save hours."""


@dataclass(frozen=True)
class Rookie:
    """Looks one step ahead half of the time, and moves at random half of the time: there no manner shows."""

    game_id: str
    persona: str = ""

    def __call__(self, state: Any, decision: Decision, budget: Budget, random: Random) -> Any:
        """Choose a move at once."""
        name = "random" if random.random() < RANDOM_SHARE else "greedy"
        if self.persona:
            return in_manner(self.persona, SimpleBot(name, self.game_id), self.game_id, state, decision, budget, random)
        return BOTS[name](GAMES[self.game_id], state, decision, random)


@dataclass(frozen=True)
class Level:
    """The bot of a level in one game, with a share of its work, in the manner of a persona if one is named."""

    name: str
    game_id: str
    work: float = 1.0
    persona: str = ""

    def __call__(self, state: Any, decision: Decision, budget: Budget, random: Random) -> Any:
        """Choose a move."""
        share = replace(budget, work=budget.work * self.work)
        if self.persona:
            return in_manner(self.persona, self.bot, self.game_id, state, decision, share, random)
        return self.bot(state, decision, share, random)

    @property
    def bot(self) -> Bot:
        """What plays: the game's own bot, master for a level that only another game has, or a baseline bot."""
        own = bots_of(self.game_id).levels
        name = self.name if self.name in LEVELS else MASTER
        baseline: Bot = Rookie(self.game_id, self.persona) if name == WEAKEST else SimpleBot("greedy", self.game_id)
        return own.get(self.name) or own.get(name) or baseline

    @property
    def searches(self) -> bool:
        """Whether it looks further than one move, and so runs in a worker process."""
        return bool(getattr(self.bot, "searches", False))

    @property
    def together(self) -> bool:
        """Whether it plays all its pieces as one player, which share one source of randomness."""
        return bool(getattr(self.bot, "together", False))


def in_manner(
    persona: str, bot: Bot, game_id: str, state: Any, decision: Decision, budget: Budget, random: Random
) -> Any:
    """Return the answer of a bot as a persona gives it; in a game that knows no manners, its own.

    The greedy bot draws from moves that it holds equal whenever it is asked; a search says what it has weighed.
    """
    answer = bot(state, decision, budget, random)
    manner = bots_of(game_id).manners.get(persona)
    if manner is None:
        return answer
    if isinstance(answer, Thought):  # what a manner prefers is no longer drawn from the level's mix
        return manner.among_weighed(GAMES[game_id], state, decision, replace(answer, drawn=False), random)
    if bot == SimpleBot("greedy", game_id):
        return manner.among_equals(state, decision, answer, lambda: bot(state, decision, budget, random))
    return answer


def levels_of(game_id: str) -> tuple[str, ...]:
    """The levels to choose from in a game, the weakest first."""
    return tuple(name for name in LADDER if name in LEVELS or name in bots_of(game_id).levels)


def level_names() -> tuple[str, ...]:
    """Every level of every game: the four, then those that only single games have."""
    return tuple(dict.fromkeys((*LEVELS, *(name for game_id in GAMES for name in bots_of(game_id).levels))))


def is_missing(name: str, game_id: str) -> bool:
    """Whether this is a level above the weakest for which a game brings no bot, so that a baseline bot plays it."""
    return name in LEVELS[1:] and name not in bots_of(game_id).levels
