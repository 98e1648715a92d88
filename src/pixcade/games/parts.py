"""`GameParts`: a game's contributions to each layer.

Only the rules are required. Parts above the rules are named as `module:NAME` and imported on first use, because the
rules must not import them; each has a default.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import Any

from pixcade.games.game import AnyGame

GAME_ID = re.compile(r"[a-z][a-z0-9]*", re.ASCII)
"""Ids appear in codes, messages, addresses and file names."""


NextOptions = Callable[[Mapping[str, str], bool, bool], dict[str, str]]
"""Maps a game's options to those of the rematch; the flags are whether roles move on and whether to draw a new board.
"""

DailyStart = Callable[[Random], Any]
"""Draws a position to begin with."""

PieceChoice = Callable[[Mapping[str, str], int, str], tuple[dict[str, str], int]]
"""From the options of a game those with which a seat plays another piece, and the seat that gets the one it had (-1 for
none). Raises a PixcadeError for a piece that there is not."""


@dataclass(frozen=True)
class EventList:
    """How to translate an entry of a list in an event's values: a message, and the variables an entry provides.

    A variable `piece` also provides its player's name as `who`.
    """

    message: str
    variables: Callable[[str], Mapping[str, str | int]]


@dataclass(frozen=True)
class GameParts:
    """A game and its parts in the layers above the rules."""

    game: AnyGame
    words: Mapping[str, str] = field(default_factory=dict)
    """Fluent texts by language, including English; empty if they are in `pixcade/locales/<language>/<id>.ftl`."""
    lists: Mapping[str, EventList] = field(default_factory=dict)
    """Lists in event values that need more than comma separation."""
    kernels: tuple[str, ...] = ()
    """Modules with compiled functions, in compilation order."""
    bots: str = ""
    """A `pixcade.bots.parts.GameBots`; the default is a baseline bot for every level."""
    contest: str = ""
    """A `pixcade.lab.arena.contests.Contest`; the default rotates seats."""
    view: str = ""
    """A `pixcade.cli.game_view.View`; the default lists facts and moves."""
    next_options: NextOptions | None = None
    """The options of a rematch; the default keeps them."""
    daily: DailyStart | None = None
    """The start of the daily challenge, for one person against bots; without it the game has none."""
    choose_piece: PieceChoice | None = None
    """How a player takes another piece before the start; by default pieces are tied to seats."""
    commands: Mapping[str, str] = field(default_factory=dict)
    """Commands of the command line by name, each a `pixcade.cli.game_view.GameCommand`."""
    exact: str = ""
    """A `pixcade.games.exact_answer.GameAnalyst`, if the game has an exact solver."""

    review: str = ""
    """A `pixcade.review.api.Reviewer`, if games can be reviewed."""
    review_text: str = ""
    """A `pixcade.cli.review_command.Teller`: the review as text, required with `review`."""
    research: str = ""
    """A tuple of `pixcade.lab.form.Form` classes: the game as learning environments."""

    @property
    def id(self) -> str:
        return self.game.info.id


def loaded(reference: str) -> Any:
    """Import `module:NAME`."""
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)
