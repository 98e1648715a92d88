"""What a game brings to each layer, declared once by the game: `GameParts`.

Only the rules are needed. Whatever stands above the rules is named as `module:NAME`, because the rules must not import
it, and is imported when it is first asked for; a layer that a game brings nothing for has a default.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from pixcade.games.game import AnyGame

GAME_ID = re.compile(r"[a-z][a-z0-9]*", re.ASCII)
"""An id stands in codes, messages, addresses and file names."""


NextOptions = Callable[[Mapping[str, str], bool, bool], dict[str, str]]
"""From the options of a game those of the next: whether roles are passed on, and whether the board is drawn anew."""

PieceChoice = Callable[[Mapping[str, str], int, str], tuple[dict[str, str], int]]
"""From the options of a game those with which a seat plays another piece, and the seat that gets the one it had (-1 for
none). Raises a PixcadeError for a piece that there is not."""


@dataclass(frozen=True)
class EventList:
    """How an entry of a list among an event's values is said: a message, and the variables that an entry gives it.

    A variable `piece` brings its player's name as `who`.
    """

    message: str
    variables: Callable[[str], Mapping[str, str | int]]


@dataclass(frozen=True)
class GameParts:
    """A game and its parts in the layers above."""

    game: AnyGame
    words: Mapping[str, str] = field(default_factory=dict)
    """Fluent texts by language, English among them; empty where they lie in `pixcade/locales/<language>/<id>.ftl`."""
    lists: Mapping[str, EventList] = field(default_factory=dict)
    """Lists among the values of events that need more than a comma between their entries."""
    kernels: tuple[str, ...] = ()
    """Modules with compiled functions, in the order in which they are compiled."""
    bots: str = ""
    """A `pixcade.bots.parts.GameBots`; without it every level is a baseline bot."""
    contest: str = ""
    """A `pixcade.lab.arena.contests.Contest`; without it seats rotate."""
    view: str = ""
    """A `pixcade.cli.game_view.View`; without it facts and moves are listed."""
    next_options: NextOptions | None = None
    """The options of a rematch; without it they stay as they were."""
    choose_piece: PieceChoice | None = None
    """How somebody takes another piece before the start; without it pieces go with the seats."""
    commands: Mapping[str, str] = field(default_factory=dict)
    """Commands of the command line by their names: each a `pixcade.cli.game_view.GameCommand`."""
    exact: str = ""
    """A `pixcade.games.exact_answer.GameAnalyst`; without it no position has an exact answer."""

    review: str = ""
    """A `pixcade.review.api.Reviewer`; without it its games have no review."""
    review_text: str = ""
    """A `pixcade.cli.review_command.Teller`: the review in words, needed with `review`."""
    research: str = ""
    """A tuple of classes of `pixcade.lab.form.Form`, as learners see the game; without it they don't."""

    @property
    def id(self) -> str:
        return self.game.info.id


def loaded(reference: str) -> Any:
    """Return what stands at `module:NAME`."""
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)
