"""Pixl's bots."""

from pixcade.bots.baseline import SimpleBot
from pixcade.bots.parts import GameBots
from pixcade.bots.pixl.greedy import greedy_pixl
from pixcade.bots.pixl.manners import MANNERS
from pixcade.bots.pixl.mcts import Growing
from pixcade.bots.pixl.plain import PlainSearch
from pixcade.bots.pixl.puct import Effort, Learned

MASTER = Growing(simulations=30_000)
GRANDMASTER = Learned(fewer=Effort(384), four=Effort(208, playouts=16_000), search=MASTER)

BOTS = GameBots(
    levels={
        "normal": SimpleBot("greedy", "pixl"),
        "hard": Growing(simulations=300),
        "master": MASTER,
        "grandmaster": GRANDMASTER,
        "daily": SimpleBot("greedy", "pixl"),
    },
    greedy=greedy_pixl,
    yardstick=PlainSearch,
    about="bots-about-pixl",
    manners=MANNERS,
    forget=GRANDMASTER.memory.forget,
)
