"""The games as Python games of OpenSpiel. Importing this package registers them under their ids:

    import pyspiel
    import pixcade.lab.openspiel

    game = pyspiel.load_game("pixcade/pixoid_team-v1(layout=p1-1A.2A.3A.4A)")

Parameters are the options of the rules with `_` for `-`, then `seed`, from which Pixoid's layout is drawn where none is
given, and `position`, to begin at one; in the name of a game `~` stands for its `=`. Returns are given when a game is
over. While cubes are being set in Pixoid one player acts at a time; then all act at once. `register_games` adds games
that were registered with Pixcade afterwards.
"""

from pixcade.packages import require

require("pyspiel", "OpenSpiel", extra="lab")

from pixcade.lab.openspiel.games import GAME_TYPES, register_games  # noqa: E402 - what is missing is said first

__all__ = ["GAME_TYPES", "register_games"]
