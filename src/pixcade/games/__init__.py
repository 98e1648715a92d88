"""The games. Adding one means a folder here, one line in GAMES, cases, a renderer and words."""

from pixcade.core.errors import InvalidNotation
from pixcade.core.game import AnyGame
from pixcade.games.pixl import Pixl
from pixcade.games.pixoid import Pixoid

GAMES: dict[str, AnyGame] = {game.info.id: game for game in (Pixoid(), Pixl())}
"""Every game at its newest rules version, by id."""


def rules(game_id: str, version: int) -> AnyGame:
    """Return a game as it was played under a rules version. Raises InvalidNotation.

    When a version is raised, the code of the version before stays and is found here by its number.
    """
    if game_id not in GAMES:
        raise InvalidNotation("core.unknown-game", name=game_id[:40], known=", ".join(GAMES))
    newest = GAMES[game_id].info.rules_version
    if version != newest:
        code = "core.rules-newer" if version > newest else "core.rules-unknown"
        raise InvalidNotation(code, name=game_id, version=version, newest=newest)
    return GAMES[game_id]
