"""The answer sheet: exact values of states, best mixes, and what an action or a mix loses, where a game has them."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from pixcade.games.errors import PixcadeError
from pixcade.games.parts import loaded
from pixcade.lab.game_state import GameState

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Mix = Mapping[int, float]
"""Probabilities by action. What is left out is not played."""


class AnswerSheet(NamedTuple):
    """What a game knows of its states: the functions below, for states of its own. `Form.answers` names it."""

    value: Callable[[GameState], float]
    mixes: Callable[[GameState], dict[int, dict[int, float]]]
    regret: Callable[[GameState, int, int], float]
    loss: Callable[[GameState, int, Mix], float]


def sheet_of(state: GameState) -> AnswerSheet:
    """Return the answer sheet of a state's game. Raises a PixcadeError where nothing is known of it."""
    if not state.form.answers:
        raise PixcadeError("core.no-exact-answers", game=state.form.rules.info.id)
    found: AnswerSheet = loaded(state.form.answers)
    return found


def value(state: GameState) -> float:
    """Return what is still to come for player 0 against best play; 0 when it is over. Raises a PixcadeError."""
    return sheet_of(state).value(state)


def mixes(state: GameState) -> dict[int, dict[int, float]]:
    """Return the best mix of both sides, by player and action. Raises a PixcadeError."""
    return sheet_of(state).mixes(state)


def regret(state: GameState, player: int, action: int) -> float:
    """Return what an action loses on average against the other side's best mix, at least 0. Raises a PixcadeError."""
    return sheet_of(state).regret(state, player, action)


def loss(state: GameState, player: int, mix: Mix) -> float:
    """Return what a mix loses against an opponent who knows it, what comes later being played exactly.

    Raises a PixcadeError, or ValueError for shares that don't add up to 1.
    """
    return sheet_of(state).loss(state, player, mix)


def exploited(payoffs: "NDArray[np.float64]", worth: float, player: int, shares: "NDArray[np.float64]") -> float:
    """Return what shares of rows (player 0) or columns (player 1) lose in a matrix game of this value, at least 0."""
    if player == 0:
        return max(0.0, float(worth - (shares @ payoffs).min()))
    return max(0.0, float((payoffs @ shares).max() - worth))
