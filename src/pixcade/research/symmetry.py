"""Positions that are the same when the board is turned or alike pieces change places."""

from dataclasses import dataclass

from pixcade.research.form import MoveMap
from pixcade.research.game_state import GameState


@dataclass(frozen=True)
class Symmetric:
    """A symmetric form of a state: the state, and where each action goes."""

    name: str
    state: GameState
    original: GameState
    moved: MoveMap

    def action(self, player: int, action: int) -> int:
        """Return the action that is to this state what an action is to the original."""
        source, target = self.original, self.state
        moves = dict(self.moved(*one) for one in source.form.moves(source.state, source.due[player], action).items())
        return target.form.number(target.state, {decision: moves[decision] for decision in target.due[player]})


def symmetric_forms(state: GameState) -> list[Symmetric]:
    """Return all symmetric forms of a state, itself first. Values and best actions carry over."""
    return [
        Symmetric(found.name, GameState(found.form, found.state), state, found.moved)
        for found in state.form.symmetries(state.state)
    ]
