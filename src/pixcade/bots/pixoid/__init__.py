"""Pixoid's bots."""

from pixcade.bots.parts import GameBots
from pixcade.bots.pixoid.exact_turn import ExactTurn
from pixcade.bots.pixoid.greedy import greedy_pixoid
from pixcade.bots.pixoid.manners import MANNERS
from pixcade.bots.pixoid.regret_matching import Pursuit

MASTER = Pursuit(depth=3, rounds=(200, 30, 6), leaves=500_000)

BOTS = GameBots(
    levels={
        "normal": Pursuit(depth=2, rounds=(100, 0, 0)),
        "hard": Pursuit(depth=2, rounds=(4, 0, 1)),
        "master": MASTER,
        "grandmaster": ExactTurn(MASTER),
        "daily": Pursuit(depth=1, rounds=(24, 0, 0)),
        "master-together": Pursuit(depth=2, rounds=(400, 0, 6), together=True),
    },
    greedy=greedy_pixoid,
    about="bots-about-pixoid",
    manners=MANNERS,
)
