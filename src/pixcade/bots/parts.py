"""The bots that a game provides, named by `GameParts.bots`."""

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
    """The bots of one game. All of it is optional: baseline bots play any game."""

    levels: Mapping[str, Bot] = field(default_factory=dict)
    """Bots by the names of their levels, the weakest first; a baseline bot plays a level that is left out."""
    greedy: SimpleChoice | None = None
    """The heuristic of the greedy bot; without it, points decide."""
    yardstick: Callable[[int], Bot] | None = None
    """Makes `plain-N`: a search with N play-outs, for the arena only, with nothing in it that could be improved."""
    about: str = "bots-about-baseline"
    """The message that describes how a `$level` plays."""
    manners: Mapping[str, Manner] = field(default_factory=dict)
    """How the personas play, by their ids; one that is left out plays as its level does."""
    forget: Callable[[], None] = lambda: None
    """Forgets what bots have kept in this process since their last moves. Called before each game of the arena, so that
    no game depends on those that were played before it."""


def bots_of(game_id: str) -> GameBots:
    reference = PARTS[game_id].bots
    brought: GameBots = loaded(reference) if reference else GameBots()
    return brought
