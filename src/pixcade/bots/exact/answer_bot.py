"""Exact answers, computed on the bots' workers: the server requests one like a hint, in the same queue."""

from dataclasses import dataclass
from typing import ClassVar

from pixcade.bots.api import Thought, View
from pixcade.games import analyst_of
from pixcade.games.errors import PixcadeError
from pixcade.games.exact_answer import answer_data

EXACT = "exact"
"""Not a playable level: it answers a question and plays nothing but the game's default."""


@dataclass(frozen=True)
class ExactAnswers:
    """Answers positions of a game."""

    game_id: str
    searches: ClassVar[bool] = True

    def __call__(self, view: View) -> Thought:
        """Return the answer, or the code and the values of its error, as the analysis of a Thought."""
        try:
            analysis = answer_data(analyst_of(self.game_id).answer(view.state))
        except PixcadeError as error:
            analysis = {"rejected": error.code, "rule": error.rule, "values": dict(error.values)}
        return Thought(view.game.default(view.state, view.decision), analysis=analysis)
