"""A simultaneous game as a ParallelEnv. Agents without a decision wait."""

from typing import Any

from pettingzoo import ParallelEnv

from pixcade.lab.pettingzoo.spaces import PENALTY, GameSpaces, Observation


class ParallelGame(GameSpaces, ParallelEnv[str, Observation, int]):  # type: ignore[misc] # PettingZoo publishes no types
    """A form with simultaneous decisions."""

    cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start a game. `options` may contain a `position`."""
        self.begin(seed, options)
        self.cycles = 0
        return {agent: self.observed(agent) for agent in self.agents}, self.infos_of(frozenset())

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        before = self.now
        chosen: dict[int, int] = {}
        illegal = set()
        for agent in self.agents:
            player, action = self.player[agent], int(actions.get(agent, -1))
            due = player in before.due
            if not due and action == self.form.wait:
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
        seen, infos = {agent: self.observed(agent) for agent in self.agents}, self.infos_of(frozenset(illegal))
        rewards = {agent: gained[self.player[agent]] - PENALTY * (agent in illegal) for agent in self.agents}
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, cut and not over)
        if over or cut:
            self.agents = []
        return seen, rewards, terminations, truncations, infos
