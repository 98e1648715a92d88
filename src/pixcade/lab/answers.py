"""Answer sheets: exact values, best mixes and losses of states, for games that have them."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple, Self

from pixcade.games.errors import PixcadeError
from pixcade.games.parts import loaded
from pixcade.lab.game_state import GameState

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Mix = Mapping[int, float]
"""Probabilities by action; missing actions have 0."""


class Value(float):
    """An expected payoff that knows where it comes from."""

    source: str
    """`solved` or `table`: exact. `evaluator`: an estimate."""
    error: float | None
    """The largest possible error; None for an estimate."""

    def __new__(cls, number: float, source: str, error: float | None) -> Self:
        """Attach source and error to a number."""
        found = super().__new__(cls, number)
        found.source, found.error = source, error
        return found


class AnswerSheet(NamedTuple):
    """The exact functions of a game, for its own states. `Form.answers` names it."""

    value: Callable[[GameState], Value]
    mixes: Callable[[GameState], dict[int, dict[int, float]]]
    regret: Callable[[GameState, int, int], float]
    loss: Callable[[GameState, int, Mix], float]


def sheet_of(state: GameState) -> AnswerSheet:
    """Return the answer sheet of a state's game. Raises a PixcadeError if it has none."""
    if not state.form.answers:
        raise PixcadeError("core.no-exact-answers", game=state.form.rules.info.id)
    found: AnswerSheet = loaded(state.form.answers)
    return found


def value(state: GameState) -> Value:
    """Return player 0's expected future payoff under best play; 0 after the end. Raises a PixcadeError.

    Its `source` is `solved`, `table`, or `evaluator` for an estimate; its `error` is the largest possible one, or None.
    """
    return sheet_of(state).value(state)


def mixes(state: GameState) -> dict[int, dict[int, float]]:
    """Return both sides' best mixes, by player and action. Raises a PixcadeError."""
    return sheet_of(state).mixes(state)


def regret(state: GameState, player: int, action: int) -> float:
    """Return an action's average loss against the other side's best mix, at least 0. Raises a PixcadeError."""
    return sheet_of(state).regret(state, player, action)


def loss(state: GameState, player: int, mix: Mix) -> float:
    """Return a mix's loss against an opponent who knows it, with exact play afterwards.

    Raises a PixcadeError, or ValueError if the shares don't add up to 1.
    """
    return sheet_of(state).loss(state, player, mix)


def exploited(payoffs: "NDArray[np.float64]", worth: float, player: int, shares: "NDArray[np.float64]") -> float:
    """Return the loss of shares of rows (player 0) or columns (player 1) in a matrix game of this value, at least 0."""
    if player == 0:
        return max(0.0, float(worth - (shares @ payoffs).min()))
    return max(0.0, float((payoffs @ shares).max() - worth))
