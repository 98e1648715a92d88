"""The games as OpenSpiel games in Python. Importing this package registers them under their ids:

    import pyspiel
    import pixcade.lab.openspiel

    game = pyspiel.load_game("pixcade/pixoid_team-v1(layout=p1-1A.2A.3A.4A)")

Parameters are the options of the rules with `_` for `-`, then `seed`, which draws Pixoid's layout if none is given, and
`position`, the position to start from, with `~` for `=`. Returns are given at the end. In Pixoid one player acts at a
time while cubes are placed, then all act at once. `register_games` adds games that were registered with Pixcade later.
"""

from pixcade.packages import require

require("pyspiel", "OpenSpiel", extra="lab")

from pixcade.lab.openspiel.games import GAME_TYPES, register_games  # noqa: E402 - after the check for the package

__all__ = ["GAME_TYPES", "register_games"]
