"""What a game brings for its bots, named by `GameParts.bots`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from pixcade.bots.api import Bot
from pixcade.core.game import AnyGame, Decision
from pixcade.core.parts import loaded
from pixcade.games import PARTS

SimpleChoice = Callable[[AnyGame, Any, Decision, Random], Any]
"""`choose(game, state, decision, random)` returns a legal move."""


@dataclass(frozen=True)
class GameBots:
    """The bots of one game. All of it can be left out: baseline bots play any game."""

    levels: Mapping[str, Bot] = field(default_factory=dict)
    """Bots by the names of their levels, the weakest first; a level that is left out is played by a baseline bot."""
    greedy: SimpleChoice | None = None
    """What looks one step ahead, instead of by points."""
    about: str = "bots-about-baseline"
    """The message that says of a `$level` how it plays."""


def bots_of(game_id: str) -> GameBots:
    """Return what a game brings."""
    reference = PARTS[game_id].bots
    brought: GameBots = loaded(reference) if reference else GameBots()
    return brought
