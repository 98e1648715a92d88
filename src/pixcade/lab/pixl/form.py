"""Pixl as a form: a player per seat, one element's turn at a time."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from pixcade.games import GAMES
from pixcade.games.errors import IllegalMove
from pixcade.games.game import Decision
from pixcade.games.pixl.scoring import LAST_TURN
from pixcade.games.pixl.state import Options, State
from pixcade.games.pixl.text_board import draw as text_lines
from pixcade.lab.canvas import Canvas
from pixcade.lab.form import ArrayForm, Symmetry
from pixcade.lab.layout import Layout, Singles
from pixcade.lab.pixl import actions, tensors
from pixcade.lab.pixl.picture import picture
from pixcade.lab.pixl.symmetry import symmetries


class PixlForm(ArrayForm):
    """A whole game, one player per seat; with two players each has two elements."""

    id: ClassVar[str] = "pixcade/pixl-v1"
    simultaneous: ClassVar[bool] = False
    batch: ClassVar[str] = "pixcade.lab.pixl.batch:PixlBatch"
    jax_twin: ClassVar[str] = "pixcade.lab.pixl.jax_twin:JaxPixl"
    rules = GAMES["pixl"]

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.players = options.players
        self.actions = actions.count(options.board, options.conversion)
        self.longest = LAST_TURN
        highest = float(tensors.MOST_POINTS * (options.players - 1))
        self.bounds = (-highest, highest)

    @classmethod
    def variants(cls) -> Iterator[dict[str, str]]:
        """Yield each option separately, and every number of players."""
        for players in ("4", "3", "2"):
            usual = {"players": players}
            yield usual
            yield {**usual, "conversion": "one"}
            yield {**usual, "side": "5"}
            yield {**usual, "side": "9"}
            yield {**usual, "side": "8", "ports": "clear-of-gray"}
            if players != "3":
                yield {**usual, "order": "fire-spirit-earth-water"}
        yield {"players": "2", "end": "element"}

    def legal(self, state: State, decisions: Sequence[Decision]) -> list[int]:
        board = state.options.board
        return sorted(actions.number_of(board, move) for move in self.rules.legal(state, decisions[0]))

    def moves(self, state: State, decisions: Sequence[Decision], action: int) -> dict[Decision, Any]:
        """Return the move of an action. Raises IllegalMove for an invalid number."""
        try:
            return {decisions[0]: actions.move_of(state.options.board, action)}
        except ValueError:
            raise IllegalMove("core.not-awaited", rule="X3.2", piece=str(action)) from None

    def number(self, state: State, moves: Mapping[Decision, Any]) -> int:
        (move,) = moves.values()
        return actions.number_of(state.options.board, move)

    def symmetries(self, state: State) -> Iterator[Symmetry]:
        return symmetries(self, state)

    def allowed(self, state: State, mask: NDArray[np.bool_]) -> dict[int, list[int]]:
        """Return the mover's legal actions, from a mask of shape (actions,)."""
        return {player: np.flatnonzero(mask).tolist() for player in self.due(state)}

    def row(self, state: State, actions_by_player: Mapping[int, int]) -> NDArray[np.int32]:
        """Return the mover's action, shape ()."""
        del state
        (action,) = actions_by_player.values()
        return np.array(action, np.int32)

    @property
    def layout(self) -> Layout:
        return tensors.layout_of(self.options.side, self.players)

    def observe(self, state: State, player: int | None) -> Singles:
        return tensors.observation(state, player)

    def draw(self, state: State) -> Canvas:
        return picture(state)

    def text(self, state: State) -> list[str]:
        return text_lines(state)


FORMS = (PixlForm,)
