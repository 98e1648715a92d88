"""Every bot by its name: the simple ones, the levels, and those of others. Only an operator's command names them."""

import importlib
from dataclasses import dataclass
from random import Random
from typing import Any

from pixcade.bots import baseline
from pixcade.bots.api import Bot, Budget
from pixcade.bots.levels import LEVELS, MEASURING
from pixcade.core.errors import Refusal
from pixcade.core.game import Decision
from pixcade.games import GAMES

FOREIGN = "pixcade.bots.external"
FOREIGN_FORMS = ("exec:COMMAND", "python:MODULE:NAME")


class UnknownBot(Refusal):
    """A name that no bot has."""


@dataclass(frozen=True)
class SimpleBot:
    """A bot of `pixcade.bots.baseline` behind the interface of all bots; it needs no budget."""

    name: str
    game_id: str

    def __call__(self, state: Any, decision: Decision, budget: Budget, random: Random) -> Any:
        """Choose at once."""
        del budget
        return baseline.BOTS[self.name](GAMES[self.game_id], state, decision, random)


def find_bot(name: str, game_id: str) -> Bot:
    """Make the bot of this name for a game. Raises UnknownBot."""
    require_bot(name)
    if is_foreign(name):
        foreign: Bot = importlib.import_module(FOREIGN).foreign_bot(name)
        return foreign
    if name in baseline.BOTS:
        return SimpleBot(name, game_id)
    return (LEVELS | MEASURING)[name]()


def require_bot(name: str) -> None:
    """Raise UnknownBot unless the name is one; a foreign bot's program is not looked for."""
    known = known_bots()
    if name not in known and name not in MEASURING and not is_foreign(name):
        raise UnknownBot("bots.unknown", name=name[:40], known=", ".join((*known, *FOREIGN_FORMS)))


def known_bots() -> tuple[str, ...]:
    """The names of all bots of our own, the levels first."""
    return (*LEVELS, *sorted(baseline.BOTS, reverse=True))


def is_foreign(name: str) -> bool:
    """Whether a name is that of a bot of somebody else's, to be run in a process of its own."""
    return any(name.startswith(form[: form.index(":") + 1]) for form in FOREIGN_FORMS)
