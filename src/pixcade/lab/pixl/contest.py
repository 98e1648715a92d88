"""How bots are measured in Pixl."""

from pixcade.games import GAMES
from pixcade.games.pixl.elements import ELEMENTS
from pixcade.lab.arena.contests import SeatedGames

CONTEST = SeatedGames(GAMES["pixl"], seat_names=ELEMENTS)
