"""A game in which everybody acts at once, as a ParallelEnv. Who does not decide just now waits."""

from typing import Any

import numpy as np
from gymnasium.spaces import Space
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from pixcade.research.game_state import GameState
from pixcade.research.layout import Singles
from pixcade.research.pettingzoo.spaces import (
    PENALTY,
    RENDER_MODES,
    GameSpaces,
    Observation,
    Picture,
    observed,
    rendered,
    require_mode,
    seen_from_outside,
)
from pixcade.research.pixoid.actions import WAIT


class ParallelGame(ParallelEnv[str, Observation, int]):  # type: ignore[misc] # PettingZoo publishes no types
    """A form of Pixoid."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo has it
        "render_modes": list(RENDER_MODES),
        "name": "pixoid_v1",
        "is_parallelizable": True,
        "render_fps": 1,
    }

    def __init__(self, form_id: str, render_mode: str | None, max_cycles: int | None, **options: str | int) -> None:
        """Play a form under options."""
        require_mode(render_mode)
        self.render_mode, self.max_cycles = render_mode, max_cycles
        self.spaces = GameSpaces(form_id, options)
        self.metadata = {**type(self).metadata, "name": form_id.partition("/")[2].replace("-", "_")}
        self.possible_agents = list(self.spaces.agents)
        self.agents: list[str] = []
        self.observation_spaces, self.action_spaces = self.spaces.observation_spaces, self.spaces.action_spaces
        self.state_space = self.spaces.state_space
        self.current: GameState | None = None
        self.cycles = 0

    def observation_space(self, agent: str) -> Space[Any]:
        """Return what an agent can be given."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Return what an agent can do."""
        return self.action_spaces[agent]

    @property
    def now(self) -> GameState:
        """The state that is being played."""
        assert self.current is not None, "reset() comes first"
        return self.current

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game. `options` may hold a `position` to begin at."""
        self.current = self.spaces.begin(seed, (options or {}).get("position", ""))
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self.told(frozenset())

    def mask(self, player: int) -> NDArray[np.int8]:
        """Return which actions are legal: waiting alone, for one who does not decide."""
        mask = self.now.legal_mask(player)
        if player not in self.now.due and not self.now.over:
            mask[WAIT] = 1
        return mask

    def told(self, illegal: frozenset[str]) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Return the observations and the infos of all agents."""
        masks = {agent: self.mask(self.spaces.player[agent]) for agent in self.agents}
        seen = {agent: observed(self.now, self.spaces.player[agent], mask) for agent, mask in masks.items()}
        infos = {agent: {"action_mask": mask, "illegal_action": agent in illegal} for agent, mask in masks.items()}
        return seen, infos

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Take a joint step."""
        before = self.now
        chosen: dict[int, int] = {}
        illegal = set()
        for agent in self.agents:
            player, action = self.spaces.player[agent], int(actions.get(agent, -1))
            due = player in before.due
            if not due and action == WAIT:
                continue
            if due and action in before.legal_actions(player):
                chosen[player] = action
                continue
            illegal.add(agent)
            if due:
                chosen[player] = before.form.default(before.state, before.due[player])
        self.current = before.play(chosen)
        self.cycles += 1
        over, cut = self.now.over, self.max_cycles is not None and self.cycles >= self.max_cycles
        gained = self.now.rewards
        seen, infos = self.told(frozenset(illegal))
        rewards = {agent: gained[self.spaces.player[agent]] - PENALTY * (agent in illegal) for agent in self.agents}
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, cut and not over)
        if over or cut:
            self.agents = []
        return seen, rewards, terminations, truncations, infos

    def state(self) -> Singles:
        """Return the whole state, as nobody in particular sees it."""
        return seen_from_outside(self.now)

    def render(self) -> Picture:
        """Return a picture, or print it."""
        return rendered(self.now, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
