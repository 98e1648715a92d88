"""Lone as learners see it: five actions, and the points as an observation."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from pixcade.games.game import Decision
from pixcade.lab.canvas import Canvas
from pixcade.lab.form import Form
from pixcade.lab.layout import Layout, Part, Singles
from tests.third_game.lone import NUMBERS, PARTS, State


class LoneForm(Form):
    """All decide together, in every step."""

    id: ClassVar[str] = "lone/lone-v1"
    simultaneous: ClassVar[bool] = True
    rules = PARTS.game

    def __init__(self, options: State) -> None:
        super().__init__(options)
        self.players, self.actions, self.longest = len(options.points), len(NUMBERS), options.rounds
        highest = float(len(NUMBERS) * options.rounds * (self.players - 1))
        self.bounds = (-highest, highest)

    def legal(self, state: State, decisions: Sequence[Decision]) -> list[int]:
        return [NUMBERS.index(move) for move in self.rules.legal(state, decisions[0])]

    def moves(self, state: State, decisions: Sequence[Decision], action: int) -> dict[Decision, Any]:
        return {decisions[0]: NUMBERS[action]}

    def number(self, state: State, moves: Mapping[Decision, Any]) -> int:
        (move,) = moves.values()
        return NUMBERS.index(move)

    @property
    def layout(self) -> Layout:
        return Layout((Part("points", (self.players,), "points"), Part("player", (self.players,), "who looks")))

    def observe(self, state: State, player: int | None) -> Singles:
        tensor = self.layout.zeros()
        parts = self.layout.views(tensor)
        parts["points"][:] = [own / self.bounds[1] for own in state.points]
        if player is not None:
            parts["player"][player] = 1
        return tensor

    def draw(self, state: State) -> Canvas:
        return Canvas(10 * self.players, 10, "#000000", self.rules.format_position(state))

    def text(self, state: State) -> list[str]:
        return [self.rules.format_position(state)]


FORMS = (LoneForm,)
