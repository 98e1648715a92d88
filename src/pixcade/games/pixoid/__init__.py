"""Pixoid: one little cube of energy flees three Bugs through a circuit-board maze (P1 to P7)."""

from pixcade.core.parts import EventList, GameParts
from pixcade.games.pixoid.event_lists import program_entry
from pixcade.games.pixoid.options import choose_piece, next_options
from pixcade.games.pixoid.rules import Pixoid
from pixcade.games.pixoid.symmetry import placement_key

PARTS = GameParts(
    Pixoid(),
    lists={"programs": EventList("pixoid-program-entry", program_entry)},
    kernels=(
        "pixcade.kernels.pixoid.rules",
        "pixcade.kernels.pixoid.search",
        "pixcade.solver.answers.matrix_game",
        "pixcade.solver.evaluator.trunk",
    ),
    bots="pixcade.bots.pixoid:BOTS",
    contest="pixcade.bots.pixoid.contest:CONTEST",
    view="pixcade.text.pixoid.view:VIEW",
    next_options=next_options,
    exact="pixcade.solver.answers.exact:PIXOID",
    exact_key=placement_key,
    review="pixcade.review.pixoid.game:PIXOID",
    review_text="pixcade.text.pixoid.review:TELLER",
    research="pixcade.research.pixoid.form:FORMS",
    choose_piece=choose_piece,
    commands={
        "board": "pixcade.text.pixoid.boards:BOARD",
        "boards": "pixcade.text.pixoid.boards:BOARDS",
        "solve": "pixcade.text.pixoid.solve:SOLVE",
    },
)

__all__ = ["PARTS", "Pixoid"]
