"""The levels: four bots for each game, from one that a child beats to one that is hard for anyone.

A game can add a fifth above them, the strongest available.

A level is an amount of work, not of time, so that it is the same on every machine; only the lowest plays some of its
moves at random. If a game has no bot for a level, a baseline bot plays it. `docs/levels.md` has their results against
each other.
"""

from dataclasses import dataclass, replace
from typing import Any

from pixcade.bots.api import Bot, Thought, View
from pixcade.bots.baseline import SimpleBot
from pixcade.bots.parts import bots_of
from pixcade.games import GAMES

RANDOM_SHARE = 0.5
WEAKEST, MASTER = "easy", "master"
LEVELS = (WEAKEST, "normal", "hard", MASTER)
"""The levels of every game, the weakest first."""
TOP = "grandmaster"
LADDER = (*LEVELS, TOP)
"""All levels that people choose from, the weakest first; not every game has the last one: see `levels_of`."""
RENAMED = {"rookie": WEAKEST, "regular": "normal", "expert": "hard"}
"""Ids of levels before version 0.3, which people may still type."""
MEASURING = {"master-tenth": (MASTER, 0.1)}
"""Arena-only bots: master with a tenth of its work, to save hours."""


@dataclass(frozen=True)
class EasyBot:
    """Looks one step ahead half of the time, otherwise moves at random. Personas only affect the former."""

    game_id: str
    persona: str = ""

    def __call__(self, view: View) -> Any:
        """Choose a move without searching."""
        name = "random" if view.random.random() < RANDOM_SHARE else "greedy"
        if self.persona:
            return in_manner(self.persona, SimpleBot(name, self.game_id), view)
        return SimpleBot(name, self.game_id)(view)


@dataclass(frozen=True)
class Level:
    """The bot of a level in one game, with a share of its work, with a persona if one is named."""

    name: str
    game_id: str
    work: float = 1.0
    persona: str = ""

    def __call__(self, view: View) -> Any:
        view = replace(view, budget=replace(view.budget, work=view.budget.work * self.work))
        return in_manner(self.persona, self.bot, view) if self.persona else self.bot(view)

    @property
    def bot(self) -> Bot:
        """The underlying bot: the game's own, master for a level that only another game has, or a baseline bot."""
        own = bots_of(self.game_id).levels
        name = self.name if self.name in LEVELS else MASTER
        baseline: Bot = EasyBot(self.game_id, self.persona) if name == WEAKEST else SimpleBot("greedy", self.game_id)
        return own.get(self.name) or own.get(name) or baseline

    @property
    def searches(self) -> bool:
        """Whether it looks further than one move, and so runs in a worker process."""
        return bool(getattr(self.bot, "searches", False))

    @property
    def together(self) -> bool:
        """Whether it plays all its pieces as one player, which share one source of randomness."""
        return bool(getattr(self.bot, "together", False))


def in_manner(persona: str, bot: Bot, view: View) -> Any:
    """Return a bot's decision as a persona makes it, or the bot's own in a game without personas.

    The greedy bot draws from equally good moves every time; a search reports its evaluations.
    """
    answer = bot(view)
    game_id = view.game.info.id
    manner = bots_of(game_id).manners.get(persona)
    if manner is None:
        return answer
    if isinstance(answer, Thought):  # a persona's choice is no longer drawn from the level's mix
        return manner.among_weighed(view, replace(answer, drawn=False))
    if bot == SimpleBot("greedy", game_id):
        return manner.among_equals(view, answer, lambda: bot(view))
    return answer


def levels_of(game_id: str) -> tuple[str, ...]:
    """The levels to choose from in a game, the weakest first."""
    return tuple(name for name in LADDER if name in LEVELS or name in bots_of(game_id).levels)


def level_names() -> tuple[str, ...]:
    """Every level of every game: the four, then those that only some games have."""
    return tuple(dict.fromkeys((*LEVELS, *(name for game_id in GAMES for name in bots_of(game_id).levels))))


def is_missing(name: str, game_id: str) -> bool:
    """Whether a baseline bot plays this level because the game has none for it."""
    return name in LEVELS[1:] and name not in bots_of(game_id).levels
