"""Pixoid: one little cube of energy flees three Bugs through a circuit-board maze (P1 to P7)."""

from pixcade.games.parts import EventList, GameParts
from pixcade.games.pixoid.events import program_entry
from pixcade.games.pixoid.options import choose_piece, daily_options, next_options
from pixcade.games.pixoid.rules import Pixoid

PARTS = GameParts(
    Pixoid(),
    lists={"programs": EventList("pixoid-program-entry", program_entry)},
    kernels=(
        "pixcade.bots.search.pixoid.search",
        "pixcade.bots.exact.matrix_game",
        "pixcade.bots.exact.evaluator.trunk",
    ),
    bots="pixcade.bots.pixoid:BOTS",
    contest="pixcade.lab.pixoid.contest:CONTEST",
    view="pixcade.cli.pixoid.view:VIEW",
    next_options=next_options,
    exact="pixcade.bots.exact.pixoid_analyst:PIXOID",
    review="pixcade.review.pixoid.game:PIXOID",
    review_text="pixcade.cli.pixoid.review:TELLER",
    research="pixcade.lab.pixoid.form:FORMS",
    choose_piece=choose_piece,
    daily=lambda random: Pixoid().start(daily_options(random)),
    commands={
        "board": "pixcade.cli.pixoid.boards:BOARD",
        "boards": "pixcade.cli.pixoid.boards:BOARDS",
        "solve": "pixcade.lab.boards.solve_command:SOLVE",
    },
)

__all__ = ["PARTS", "Pixoid"]
