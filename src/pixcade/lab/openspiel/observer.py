"""Observations for OpenSpiel: the named parts of a tensor, and a text."""

from typing import Any

import pyspiel

from pixcade.lab.game_state import GameState
from pixcade.lab.layout import Layout, Part, Singles


class SpielObserver:
    """Observes one game as a player; with `recall` including the history."""

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
        """Write a player's observation into `tensor`; `dict` has views of its parts."""
        held: GameState = state.held
        self.tensor[:] = held.information_state(player) if self.recall else held.observation(player)

    def string_from(self, state: Any, player: int) -> str:
        held: GameState = state.held
        return held.information_text(player) if self.recall else f"{player} {held.position}"


class PublicObserver(SpielObserver):
    """Public observations, the same for all players; with `recall` including the history."""

    def set_from(self, state: Any, player: int) -> None:
        super().set_from(state, player)
        seen: Singles = state.held.observation()
        self.tensor[: seen.size] = seen

    def string_from(self, state: Any, player: int) -> str:
        """Return the position, or the origin and the history."""
        return super().string_from(state, player).partition(" ")[2]


class PrivateObserver:
    """Private observations: empty, since the whole position is public."""

    def __init__(self) -> None:
        self.tensor = Layout(()).zeros()
        self.dict = Layout(()).views(self.tensor)

    def set_from(self, state: Any, player: int) -> None: ...

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
