"""Registry of games: built-in, from installed packages, and registered by a process.

A game is one `GameParts`; see docs/extending.md. Packages register games as entry points in the group
`pixcade.games`. The environment variable PIXCADE_GAMES (comma-separated `module:NAME`) adds more for this process and
its children.
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
"""Every game at its latest rules version, by id."""
PARTS: dict[str, GameParts] = {}
"""The parts of each game, by id."""


def register(parts: GameParts) -> None:
    """Add a game. Raises ValueError if the id is invalid or taken."""
    if not GAME_ID.fullmatch(parts.id) or parts.id in PARTS:
        raise ValueError(f"{parts.id!r} can't be the id of another game")
    PARTS[parts.id] = parts
    GAMES[parts.id] = parts.game


def unregister(game_id: str) -> None:
    del PARTS[game_id], GAMES[game_id]


def register_installed() -> None:
    """Add the games of installed packages and of PIXCADE_GAMES. Import errors propagate."""
    for entry in entry_points(group=ENTRY_POINTS):
        register(entry.load())
    for reference in filter(None, os.environ.get(VARIABLE, "").split(",")):
        register(loaded(reference.strip()))


def game_named(game_id: str) -> AnyGame:
    """Return a game at its latest rules version. Raises InvalidNotation if there is none."""
    if game_id not in GAMES:
        raise InvalidNotation("core.unknown-game", name=game_id[:40], known=", ".join(GAMES))
    return GAMES[game_id]


def rules(game_id: str, version: int) -> AnyGame:
    """Return a game at a given rules version. Raises InvalidNotation if there is none.

    When a game's version is raised, the old code stays available here under its number.
    """
    game = game_named(game_id)
    newest = game.info.rules_version
    if version != newest:
        code = "core.rules-newer" if version > newest else "core.rules-unknown"
        raise InvalidNotation(code, name=game_id, version=version, newest=newest)
    return game


def analyst_of(game_id: str) -> GameAnalyst:
    """Return a game's exact analyst. Raises InvalidNotation for an unknown game, PixcadeError if it has no analyst."""
    game_named(game_id)
    reference = PARTS[game_id].exact
    if not reference:
        raise PixcadeError("core.no-exact-answers", game=game_id)
    try:
        analyst: GameAnalyst = loaded(reference)
    except ImportError:  # no NumPy wheel for this platform
        raise PixcadeError("core.exact-needs-numpy") from None
    return analyst


for built_in in BUILT_IN:
    register(built_in)
register_installed()
