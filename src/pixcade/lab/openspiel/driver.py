"""Driver for the fingerprint that plays through OpenSpiel's interface."""

from collections.abc import Mapping
from typing import Any

import pyspiel

from pixcade.lab.openspiel.games import GAME_TYPES


class SpielDriver:
    """A state of OpenSpiel."""

    state: Any

    def begin(self, form_id: str, options: Mapping[str, str]) -> None:
        usual = GAME_TYPES[form_id].parameter_specification
        given: dict[str, Any] = {}
        for name, value in ((name.replace("-", "_"), value) for name, value in options.items()):
            given[name] = type(usual[name])(value)  # a number if the default is one
        self.state = pyspiel.load_game(form_id, given).new_initial_state()

    def legal(self) -> dict[int, list[int]]:
        if self.state.is_terminal():
            return {}
        if self.state.is_simultaneous_node():
            return {player: self.state.legal_actions(player) for player in range(self.state.num_players())}
        return {self.state.current_player(): self.state.legal_actions()}

    def play(self, actions: Mapping[int, int]) -> None:
        """Take a joint step, or that of the acting player."""
        if self.state.is_simultaneous_node():
            self.state.apply_actions([actions[player] for player in sorted(actions)])
        else:
            (action,) = actions.values()
            self.state.apply_action(action)

    def position(self) -> str:
        return str(self.state)

    def utilities(self) -> tuple[float, ...]:
        return tuple(self.state.returns())
