"""The bots that a game provides, as `GameParts.bots`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from pixcade.bots.api import Bot
from pixcade.bots.manners import Manner
from pixcade.games import PARTS
from pixcade.games.game import AnyGame, Decision
from pixcade.games.parts import loaded

SimpleChoice = Callable[[AnyGame, Any, Decision, Random], Any]
"""`choose(game, state, decision, random)` returns a legal move."""


@dataclass(frozen=True)
class GameBots:
    """The bots of one game. Everything is optional, since baseline bots play any game."""

    levels: Mapping[str, Bot] = field(default_factory=dict)
    """Bots by level, the weakest first; a baseline bot plays a missing level."""
    greedy: SimpleChoice | None = None
    """The greedy bot's choice; without it, that bot maximises points."""
    yardstick: Callable[[int], Bot] | None = None
    """Makes `plain-N`, a plain search with N play-outs that the arena measures others by."""
    about: str = "bots-about-baseline"
    """The message that describes how a `$level` plays."""
    manners: Mapping[str, Manner] = field(default_factory=dict)
    """How the personas play, by id; a missing one plays like its level."""
    forget: Callable[[], None] = lambda: None
    """Clears caches from earlier moves, so that games of the arena are independent."""


def bots_of(game_id: str) -> GameBots:
    reference = PARTS[game_id].bots
    bots: GameBots = loaded(reference) if reference else GameBots()
    return bots
