"""Shared parts of both kinds of environments: spaces, masks, seeds, pictures."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils import seeding
from numpy.typing import NDArray

from pixcade.lab.game_state import GameState, make
from pixcade.lab.layout import Singles

PENALTY = 1.0
"""The cost of a masked action."""
RENDER_MODES = ("human", "ansi", "rgb_array", "svg")
SEEDS = 2**31
Observation = dict[str, NDArray[Any]]
Picture = str | NDArray[np.uint8] | None


class GameSpaces:
    """A game with agents instead of players, without the steps."""

    def __init__(self, form_id: str, render_mode: str | None, max_cycles: int | None, **options: str | int) -> None:
        """Create a form with options. Raises ValueError for an unknown render mode."""
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode}")
        self.form_id = form_id
        self.options: dict[str, Any] = options
        self.render_mode, self.max_cycles = render_mode, max_cycles
        first = self.fresh(0)
        self.form = first.form
        self.metadata: dict[str, Any] = {
            "render_modes": list(RENDER_MODES),
            "name": form_id.rpartition("/")[2].replace("-", "_"),
            "is_parallelizable": self.form.simultaneous,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{player}" for player in range(self.form.players)]
        self.player = {agent: player for player, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        seen = Box(0.0, 1.0, (first.layout.size,), np.float32)
        mask = Box(0, 1, (self.form.actions,), np.int8)
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Space[Any]] = {
            agent: Discrete(self.form.actions) for agent in self.possible_agents
        }
        self.state_space = seen
        self.random: np.random.Generator | None = None
        self.current: GameState | None = None

    def fresh(self, seed: int) -> GameState:
        """Return a game's first state, drawing open options from a seed."""
        return make(self.form_id, seed=seed, **self.options)

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    @property
    def now(self) -> GameState:
        assert self.current is not None, "reset() comes first"
        return self.current

    def begin(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """Start a game, or one at the `position` in the options. A seed restarts the draws."""
        if seed is not None or self.random is None:
            self.random, _ = seeding.np_random(seed)
        position = (options or {}).get("position", "")
        if position:
            self.current = make(self.form_id, position=position)
        else:
            self.current = self.fresh(int(self.random.integers(SEEDS)))
        self.agents = list(self.possible_agents)

    def mask(self, player: int) -> NDArray[np.int8]:
        """Return legal actions; if all have to act, only waiting for a player without a decision."""
        mask = self.now.legal_mask(player)
        if self.form.wait >= 0 and player not in self.now.due and not self.now.over:
            mask[self.form.wait] = 1
        return mask

    def observed(self, agent: str) -> Observation:
        """Return an agent's observation and action mask."""
        player = self.player[agent]
        return {"observation": self.now.observation(player), "action_mask": self.mask(player)}

    def infos_of(self, illegal: frozenset[str]) -> dict[str, dict[str, Any]]:
        """Return all agents' infos, marking those with an illegal action."""
        return {
            agent: {"action_mask": self.mask(self.player[agent]), "illegal_action": agent in illegal}
            for agent in self.agents
        }

    def state(self) -> Singles:
        return self.now.observation()

    def render(self) -> Picture:
        """Return a picture; the mode `human` prints it and returns None."""
        if self.render_mode == "rgb_array":
            return self.now.rgb()
        if self.render_mode == "svg":
            return self.now.svg()
        if self.render_mode == "ansi":
            return self.now.text()
        if self.render_mode == "human":
            print(self.now.text(), self.now.position, sep="\n", flush=True)
        return None

    def close(self) -> None: ...
