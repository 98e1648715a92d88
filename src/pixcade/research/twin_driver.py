"""Plays for the fingerprint through arrays: masks, rows of actions, rewards."""

from abc import ABC, abstractmethod
from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from pixcade.research.form import ArrayForm
from pixcade.research.game_state import GameState


class TwinDriver(ABC):
    """One game of a twin, driven by its masks; its rewards are added up."""

    def begin(self, form_id: str, options: Mapping[str, str]) -> None:
        """Begin a game."""
        self.start(form_id, options)
        self.now = self.state()
        assert isinstance(self.now.form, ArrayForm)
        self.form = self.now.form
        self.gained = np.zeros(self.form.players)

    def legal(self) -> dict[int, list[int]]:
        """Return what the mask says."""
        return {} if self.now.over else self.form.allowed(self.now.state, self.mask())

    def play(self, actions: Mapping[int, int]) -> None:
        """Take a joint step."""
        self.gained += self.step(self.form.row(self.now.state, actions))
        self.now = self.state()

    def position(self) -> str:
        """Return the position."""
        return self.now.position

    def utilities(self) -> tuple[float, ...]:
        """Return the sum of the rewards."""
        return tuple(self.gained.tolist())

    @abstractmethod
    def start(self, form_id: str, options: Mapping[str, str]) -> None:
        """Begin a game of the twin."""

    @abstractmethod
    def state(self) -> GameState:
        """Return its position."""

    @abstractmethod
    def mask(self) -> NDArray[np.bool_]:
        """Return what is legal, shape (*places, actions)."""

    @abstractmethod
    def step(self, row: NDArray[np.int32]) -> NDArray[np.float32]:
        """Make a joint move, shape (*places,), and return its rewards, shape (players,)."""
