"""Observations of OpenSpiel: the parts of a tensor by their names, and a text."""

from typing import Any

import pyspiel

from pixcade.lab.game_state import GameState
from pixcade.lab.layout import Layout, Part, Singles


class SpielObserver:
    """Sees states of one game as a player; with `recall` the whole history too."""

    def __init__(self, first: GameState, *, recall: bool = False) -> None:
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
        held: GameState = state.held
        return held.information_text(player) if self.recall else f"{player} {held.position}"


class PublicObserver(SpielObserver):
    """Sees states as everybody does, whoever looks; with `recall` the whole history too."""

    def set_from(self, state: Any, player: int) -> None:
        super().set_from(state, player)
        seen: Singles = state.held.observation()
        self.tensor[: seen.size] = seen

    def string_from(self, state: Any, player: int) -> str:
        """Return the position, or where it began and what everybody did."""
        return super().string_from(state, player).partition(" ")[2]


class PrivateObserver:
    """Sees what nobody but a player knows: nothing, the whole position is public."""

    def __init__(self) -> None:
        """Have no parts."""
        self.tensor = Layout(()).zeros()
        self.dict = Layout(()).views(self.tensor)

    def set_from(self, state: Any, player: int) -> None:
        """Write nothing."""

    def string_from(self, state: Any, player: int) -> str:
        del state, player
        return ""


def observer_of(first: GameState, kind: Any) -> SpielObserver | PrivateObserver:
    if kind is None:
        return SpielObserver(first)
    if not kind.public_info:
        return PrivateObserver()
    maker = SpielObserver if kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER else PublicObserver
    return maker(first, recall=bool(kind.perfect_recall))
