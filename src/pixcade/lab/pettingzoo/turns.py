"""A sequential game as an AECEnv."""

from typing import Any

from pettingzoo import AECEnv

from pixcade.lab.pettingzoo.spaces import PENALTY, GameSpaces, Observation


class SequentialGame(GameSpaces, AECEnv[str, Observation, int]):  # type: ignore[misc] # PettingZoo publishes no types
    """A form with sequential decisions."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game. `options` may contain a `position`."""
        self.begin(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, self.now.over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.infos_of(frozenset())
        self.select()

    def select(self) -> None:
        """Select the next agent; after the end, each agent in sequence to receive its termination."""
        due = self.now.deciding
        self.agent_selection = self.possible_agents[due[0]] if due else self.agents[0]

    def observe(self, agent: str) -> Observation:
        """Return an agent's observation; its mask is empty unless it is selected."""
        return self.observed(agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        before, player = self.now, self.player[agent]
        legal = action is not None and int(action) in before.legal_actions(player)
        if legal and action is not None:
            chosen = int(action)
        else:
            chosen = before.form.default(before.state, before.due[player])
        self.current = before.play({player: chosen})
        turns = len(self.now.history)
        over, cut = self.now.over, self.max_cycles is not None and turns >= self.max_cycles * len(self.possible_agents)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.now.rewards, strict=True))
        self.rewards[agent] -= 0.0 if legal else PENALTY
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut and not over)
        self.infos = self.infos_of(frozenset() if legal else frozenset({agent}))
        self._accumulate_rewards()
        if over or cut:
            self.agent_selection = self.agents[0]
        else:
            self.select()
