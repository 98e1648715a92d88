"""The view of each game."""

from pixcade.text.game_view import View
from pixcade.text.pixl import PixlView
from pixcade.text.pixoid import PixoidView

VIEWS: dict[str, View] = {view.game.info.id: view for view in (PixoidView(), PixlView())}
"""One line each; a game without a view can't be played in the terminal."""
