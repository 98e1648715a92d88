"""Exact answers, computed where bots compute: a server asks for one as it asks for a hint, in the same queue."""

from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from pixcade.bots.api import Budget, Thought
from pixcade.core.errors import Refusal
from pixcade.core.exact import told
from pixcade.core.game import Decision
from pixcade.games import GAMES, analyst_of

EXACT = "exact"
"""No level that anybody can choose: it answers a question and plays nothing but the game's default."""


@dataclass(frozen=True)
class ExactAnswers:
    """Answers positions of a game."""

    game_id: str
    searches: ClassVar[bool] = True

    def __call__(self, state: Any, decision: Decision, budget: Budget, random: Random) -> Thought:
        """Return the answer, or the code and the values of its refusal, as the analysis of a Thought."""
        del budget, random
        try:
            analysis = told(analyst_of(self.game_id).answer(state))
        except Refusal as refusal:
            analysis = {"refused": refusal.code, "rule": refusal.rule, "values": dict(refusal.values)}
        return Thought(GAMES[self.game_id].default(state, decision), analysis=analysis)
