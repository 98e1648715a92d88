"""Driver for the fingerprint that plays through PettingZoo's interface: masks, agents, joint steps and rewards."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from pixcade.lab.form import form_class
from pixcade.lab.pettingzoo.makers import parallel_env, raw_env
from pixcade.lab.pettingzoo.parallel import ParallelGame
from pixcade.lab.pettingzoo.turns import SequentialGame


class ZooDriver:
    """An environment, driven by its masks."""

    env: ParallelGame | SequentialGame

    def begin(self, form_id: str, options: Mapping[str, str]) -> None:
        named: dict[str, Any] = {name.replace("-", "_"): value for name, value in options.items()}
        maker = parallel_env if form_class(form_id).simultaneous else raw_env
        self.env = maker(form_id, **named)
        self.infos: dict[str, dict[str, Any]] = {}
        if isinstance(self.env, ParallelGame):
            _, self.infos = self.env.reset(seed=0)
        else:
            self.env.reset(seed=0)
            self.infos = self.env.infos
        self.gained = dict.fromkeys(self.env.possible_agents, 0.0)

    def legal(self) -> dict[int, list[int]]:
        if isinstance(self.env, SequentialGame) and any(self.env.terminations.values()):
            return {}
        found: dict[int, list[int]] = {}
        for agent in self.env.agents:
            actions = np.flatnonzero(self.infos[agent]["action_mask"]).tolist()
            if actions and actions != [self.env.form.wait]:
                found[self.env.player[agent]] = actions
        return found

    def play(self, actions: Mapping[int, int]) -> None:
        """Take a joint step; in a ParallelEnv all other agents wait."""
        agents = self.env.possible_agents
        if isinstance(self.env, ParallelGame):
            chosen = {agent: actions.get(player, self.env.form.wait) for player, agent in enumerate(agents)}
            _, rewards, _, _, self.infos = self.env.step(chosen)
        else:
            ((player, action),) = actions.items()
            assert self.env.agent_selection == agents[player], "whoever has a mask acts"
            self.env.step(action)
            rewards, self.infos = self.env.rewards, self.env.infos
        for agent, reward in rewards.items():
            self.gained[agent] += reward

    def position(self) -> str:
        return self.env.now.position

    def utilities(self) -> tuple[float, ...]:
        return tuple(self.gained.values())
