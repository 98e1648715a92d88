"""The view of each game, named by `GameParts.view`."""

from pixcade.core.parts import loaded
from pixcade.games import PARTS
from pixcade.text.any_game import AnyGameView
from pixcade.text.game_view import View


def view_of(game_id: str) -> View:
    """Return how a game is played in the terminal: in its own way, or in that of any game."""
    parts = PARTS[game_id]
    view: View = loaded(parts.view) if parts.view else AnyGameView(parts.game)
    return view
