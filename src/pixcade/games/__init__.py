"""The games: those of our own, those of installed packages, and those that a process registers itself.

A game is one `GameParts`; docs/adding-a-game.md says what goes into it. Other packages offer theirs as entry points of
the group `pixcade.games`. The variable PIXCADE_GAMES (`module:NAME`, several with commas between them) adds more for
this process and those that it starts.
"""

import os
from importlib.metadata import entry_points

from pixcade.games import pixl, pixoid
from pixcade.games.errors import InvalidNotation, PixcadeError
from pixcade.games.exact_answer import GameAnalyst
from pixcade.games.game import AnyGame
from pixcade.games.parts import GAME_ID, GameParts, loaded

BUILT_IN = (pixoid.PARTS, pixl.PARTS)
ENTRY_POINTS = "pixcade.games"
VARIABLE = "PIXCADE_GAMES"

GAMES: dict[str, AnyGame] = {}
"""Every game at its newest rules version, by id."""
PARTS: dict[str, GameParts] = {}
"""What each of these games brings, by id."""


def register(parts: GameParts) -> None:
    """Add a game. Raises ValueError for an id that is taken or can't be one."""
    if not GAME_ID.fullmatch(parts.id) or parts.id in PARTS:
        raise ValueError(f"{parts.id!r} can't be the id of another game")
    PARTS[parts.id] = parts
    GAMES[parts.id] = parts.game


def unregister(game_id: str) -> None:
    del PARTS[game_id], GAMES[game_id]


def register_installed() -> None:
    """Add the games of installed packages and of PIXCADE_GAMES. Raises what their modules raise."""
    for entry in entry_points(group=ENTRY_POINTS):
        register(entry.load())
    for reference in filter(None, os.environ.get(VARIABLE, "").split(",")):
        register(loaded(reference.strip()))


def game_named(game_id: str) -> AnyGame:
    """Return a game at its newest rules. Raises InvalidNotation."""
    if game_id not in GAMES:
        raise InvalidNotation("core.unknown-game", name=game_id[:40], known=", ".join(GAMES))
    return GAMES[game_id]


def rules(game_id: str, version: int) -> AnyGame:
    """Return a game as it was played under a rules version. Raises InvalidNotation.

    When a version is raised, the code of the version before stays and is found here by its number.
    """
    game = game_named(game_id)
    newest = game.info.rules_version
    if version != newest:
        code = "core.rules-newer" if version > newest else "core.rules-unknown"
        raise InvalidNotation(code, name=game_id, version=version, newest=newest)
    return game


def analyst_of(game_id: str) -> GameAnalyst:
    """Return what answers positions of a game exactly. Raises InvalidNotation, or a PixcadeError where nothing does."""
    game_named(game_id)
    reference = PARTS[game_id].exact
    if not reference:
        raise PixcadeError("core.no-exact-answers", game=game_id)
    try:
        analyst: GameAnalyst = loaded(reference)
    except ImportError:  # NumPy has no wheel for this machine
        raise PixcadeError("core.exact-needs-numpy") from None
    return analyst


for built_in in BUILT_IN:
    register(built_in)
register_installed()
