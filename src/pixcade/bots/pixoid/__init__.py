"""Pixoid's bots."""

from pixcade.bots.parts import GameBots
from pixcade.bots.pixoid.greedy import greedy_pixoid
from pixcade.bots.pixoid.manners import MANNERS
from pixcade.bots.pixoid.regret_matching import Pursuit

BOTS = GameBots(
    levels={
        "regular": Pursuit(depth=2, rounds=(100, 0, 0)),
        "expert": Pursuit(depth=2, rounds=(4, 0, 1)),
        "master": Pursuit(depth=3, rounds=(200, 30, 6), leaves=500_000),
        "master-together": Pursuit(depth=2, rounds=(400, 0, 6), together=True),
    },
    greedy=greedy_pixoid,
    about="bots-about-pixoid",
    manners=MANNERS,
)
