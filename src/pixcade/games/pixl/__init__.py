"""Pixl: four elements grow chains of Pixls, converting, burying and imprisoning each other (X1 to X6)."""

from pixcade.games.parts import GameParts
from pixcade.games.pixl.daily import daily_start
from pixcade.games.pixl.options import choose_piece, next_options
from pixcade.games.pixl.rules import Pixl

PARTS = GameParts(
    Pixl(),
    kernels=(
        "pixcade.bots.search.pixl.rules",
        "pixcade.bots.search.pixl.search",
        "pixcade.bots.search.pixl.learned_tree",
    ),
    bots="pixcade.bots.pixl:BOTS",
    contest="pixcade.lab.pixl.contest:CONTEST",
    view="pixcade.cli.pixl.view:VIEW",
    next_options=next_options,
    review="pixcade.review.pixl.game:PIXL",
    review_text="pixcade.cli.pixl.review:TELLER",
    research="pixcade.lab.pixl.form:FORMS",
    choose_piece=choose_piece,
    daily=daily_start,
)

__all__ = ["PARTS", "Pixl"]
