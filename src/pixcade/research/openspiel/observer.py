"""Observations of OpenSpiel: the parts of a tensor by their names, and a text."""

from typing import Any

import pyspiel

from pixcade.research.game_state import GameState
from pixcade.research.layout import Layout, Part, Singles


class SpielObserver:
    """Sees states of one game; with `recall` the whole history too."""

    def __init__(self, first: GameState, *, recall: bool) -> None:
        """Know the layout."""
        self.recall = recall
        parts = first.layout.parts
        if recall:
            held = "(action + 1) / number of actions, 0 where a player did not decide"
            parts = (*parts, Part("history", first.history_shape, held))
        self.layout = Layout(parts)
        self.tensor: Singles = self.layout.zeros()
        self.dict = self.layout.views(self.tensor)

    def set_from(self, state: Any, player: int) -> None:
        """Write what a player sees into `tensor`, of which `dict` has the parts."""
        held: GameState = state.held
        self.tensor[:] = held.information_state(player) if self.recall else held.observation(player)

    def string_from(self, state: Any, player: int) -> str:
        """Return what a player sees as text."""
        held: GameState = state.held
        return held.information_text(player) if self.recall else f"{player} {held.position}"


def observer_of(first: GameState, kind: Any) -> SpielObserver:
    """Return an observer of a kind of OpenSpiel's. Raises ValueError: the position is public, nothing is private."""
    if kind is None:
        return SpielObserver(first, recall=False)
    if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
        raise ValueError("the whole position is public: there is no private part to leave out")
    return SpielObserver(first, recall=bool(kind.perfect_recall))
