"""Pixl: four elements grow chains of Pixls, converting, burying and imprisoning each other (X1 to X6)."""

from pixcade.core.parts import GameParts
from pixcade.games.pixl.options import choose_piece, next_options
from pixcade.games.pixl.rules import Pixl

PARTS = GameParts(
    Pixl(),
    kernels=("pixcade.kernels.pixl.rules", "pixcade.kernels.pixl.search", "pixcade.kernels.pixl.learned_tree"),
    bots="pixcade.bots.pixl:BOTS",
    contest="pixcade.bots.pixl.contest:CONTEST",
    view="pixcade.text.pixl.view:VIEW",
    next_options=next_options,
    review="pixcade.review.pixl.game:PIXL",
    review_text="pixcade.text.pixl.review:TELLER",
    research="pixcade.research.pixl.form:FORMS",
    choose_piece=choose_piece,
)

__all__ = ["PARTS", "Pixl"]
