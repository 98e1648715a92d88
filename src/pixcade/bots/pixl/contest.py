"""How bots are measured in Pixl."""

from pixcade.bots.arena.contests import SeatedGames
from pixcade.games import GAMES
from pixcade.games.pixl.elements import ELEMENTS

CONTEST = SeatedGames(GAMES["pixl"], seat_names=ELEMENTS)
