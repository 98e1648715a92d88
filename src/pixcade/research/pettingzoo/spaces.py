"""What the environments of both kinds have in common: spaces, masks, seeds, pictures."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils import seeding
from numpy.typing import NDArray

from pixcade.research.game_state import GameState, make
from pixcade.research.layout import Singles

PENALTY = 1.0
"""What an action costs that the mask forbids."""
RENDER_MODES = ("human", "ansi", "rgb_array", "svg")
SEEDS = 2**31
Observation = dict[str, NDArray[Any]]
Picture = str | NDArray[np.uint8] | None


class GameSpaces:
    """A game with agents instead of players."""

    def __init__(self, form_id: str, options: dict[str, Any]) -> None:
        """Play a form under options."""
        self.form_id, self.options = form_id, options
        first = make(form_id, **options)
        self.form = first.form
        self.agents = [f"player_{player}" for player in range(self.form.players)]
        self.player = {agent: player for player, agent in enumerate(self.agents)}
        seen = Box(0.0, 1.0, (first.layout.size,), np.float32)
        mask = Box(0, 1, (self.form.actions,), np.int8)
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: Dict({"observation": seen, "action_mask": mask}) for agent in self.agents
        }
        self.action_spaces: dict[str, Space[Any]] = {agent: Discrete(self.form.actions) for agent in self.agents}
        self.state_space = seen
        self.random: np.random.Generator | None = None

    def begin(self, seed: int | None, position: str = "") -> GameState:
        """Return the first state of a game, or one at a position. A seed begins the draws anew."""
        if seed is not None or self.random is None:
            self.random, _ = seeding.np_random(seed)
        if position:
            return make(self.form_id, position=position)
        return make(self.form_id, seed=int(self.random.integers(SEEDS)), **self.options)


def observed(state: GameState, player: int, mask: NDArray[np.int8]) -> Observation:
    """Return what an agent is given: what the player sees, and which actions are legal."""
    return {"observation": state.observation(player), "action_mask": mask}


def rendered(state: GameState, mode: str | None) -> Picture:
    """Return a picture in a mode; `human` prints it and returns nothing."""
    if mode == "rgb_array":
        return state.rgb()
    if mode == "svg":
        return state.svg()
    if mode == "ansi":
        return state.text()
    if mode == "human":
        print(state.text(), state.position, sep="\n", flush=True)
    return None


def require_mode(mode: str | None) -> None:
    """Raise ValueError for a render mode that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {mode}")


def seen_from_outside(state: GameState) -> Singles:
    """Return the state as nobody in particular sees it."""
    return state.observation()
