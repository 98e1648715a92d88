"""A game of turns, as an AECEnv."""

from typing import Any

from gymnasium.spaces import Space
from pettingzoo import AECEnv

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


class SequentialGame(AECEnv[str, Observation, int]):  # type: ignore[misc] # PettingZoo publishes no types
    """A form of Pixl."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo has it
        "render_modes": list(RENDER_MODES),
        "name": "pixl_v1",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, form_id: str, render_mode: str | None, max_cycles: int | None, **options: str | int) -> None:
        """Play a form under options."""
        super().__init__()
        require_mode(render_mode)
        self.render_mode, self.max_cycles = render_mode, max_cycles
        self.spaces = GameSpaces(form_id, options)
        self.possible_agents = list(self.spaces.agents)
        self.agents: list[str] = []
        self.observation_spaces, self.action_spaces = self.spaces.observation_spaces, self.spaces.action_spaces
        self.state_space = self.spaces.state_space
        self.current: GameState | None = None

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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. `options` may hold a `position` to begin at."""
        self.current = self.spaces.begin(seed, (options or {}).get("position", ""))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, self.now.over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.tell("")
        self.select()

    def select(self) -> None:
        """Choose who acts next: when it is over, one after the other is told so."""
        due = self.now.deciding
        self.agent_selection = self.possible_agents[due[0]] if due else self.agents[0]

    def tell(self, illegal: str) -> None:
        """Fill the infos of all agents."""
        self.infos = {
            agent: {
                "action_mask": self.now.legal_mask(self.spaces.player[agent]),
                "illegal_action": agent == illegal,
            }
            for agent in self.agents
        }

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees; the mask of one whose turn it is not is empty."""
        player = self.spaces.player[agent]
        return observed(self.now, player, self.now.legal_mask(player))

    def step(self, action: int | None) -> None:
        """Take one turn."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        before, player = self.now, self.spaces.player[agent]
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
        self.tell("" if legal else agent)
        self._accumulate_rewards()
        if over or cut:
            self.agent_selection = self.agents[0]
        else:
            self.select()

    def state(self) -> Singles:
        """Return the whole state, as nobody in particular sees it."""
        return seen_from_outside(self.now)

    def render(self) -> Picture:
        """Return a picture, or print it."""
        return rendered(self.now, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
