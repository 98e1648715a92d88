"""Immutable game states: a joint step returns a new one."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from pixcade.games.errors import IllegalMove, InvalidNotation
from pixcade.games.game import Outcome
from pixcade.games.position_text import checked_position
from pixcade.lab.form import Form, MoveMap, form_class, form_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from pixcade.lab.layout import Layout, Singles

NOBODY = -1
"""Placeholder in a joint action for a player who didn't decide."""

JointAction = tuple[int, ...]
"""One action per player, in order; NOBODY for those who didn't decide."""


class GameState:
    """A position with its history. Two are equal if their forms and positions are."""

    def __init__(
        self,
        form: Form,
        state: Any,
        origin: Any = None,
        history: tuple[JointAction, ...] = (),
        before: "GameState | None" = None,
    ) -> None:
        """Wrap a state of the rules; `origin` is the start of the history, by default this state."""
        self.form = form
        self.state = state
        self.origin = state if origin is None else origin
        self.history = history
        self._before = before

    @cached_property
    def due(self) -> dict[int, list[Any]]:
        """The players who decide now, with their decisions."""
        return self.form.due(self.state)

    @property
    def deciding(self) -> tuple[int, ...]:
        """The players who decide now, several if moves are simultaneous; empty after the end."""
        return tuple(self.due)

    @property
    def over(self) -> bool:
        return self.form.over(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The result by the rules, or None before the end."""
        return self.form.rules.outcome(self.state)

    @property
    def position(self) -> str:
        """The position on one line, in the format of `pixcade exact`, replays and records."""
        return self.form.rules.format_position(self.state)

    def legal_actions(self, player: int) -> list[int]:
        """Return a player's legal actions, ascending; empty if it doesn't decide now."""
        return self.form.legal(self.state, self.due[player]) if player in self.due else []

    def legal_mask(self, player: int) -> "NDArray[np.int8]":
        """Return 1 for each legal action of a player and 0 for the others, shape (actions,)."""
        import numpy as np

        mask = np.zeros(self.form.actions, np.int8)
        mask[self.legal_actions(player)] = 1
        return mask

    def spelled(self, player: int, action: int) -> str:
        return self.form.spelled(self.state, self.due[player], action)

    def play(self, actions: Mapping[int, int]) -> "GameState":
        """Take one joint step: an action for each player who decides now. Raises IllegalMove."""
        if set(actions) != set(self.due):
            raise IllegalMove("core.not-awaited", piece=", ".join(str(player) for player in sorted(actions)))
        moves: dict[Any, Any] = {}
        for player, decisions in self.due.items():
            moves |= self.form.moves(self.state, decisions, int(actions[player]))
        after = self.form.rules.apply(self.state, moves).state
        joint = tuple(int(actions.get(player, NOBODY)) for player in range(self.form.players))
        return GameState(self.form, after, self.origin, (*self.history, joint), self)

    def undo(self, steps: int = 1) -> "GameState":
        """Return the state this many steps ago. Raises ValueError if the history is shorter."""
        if not 0 <= steps <= len(self.history):
            raise ValueError(f"there are {len(self.history)} steps to take back, not {steps}")
        state = self
        for _ in range(steps):
            state = state._before or state._played_again()
        return state

    def _played_again(self) -> "GameState":
        """Return the state before the last step by replaying the history, after a restore."""
        state = GameState(self.form, self.origin)
        for joint in self.history[:-1]:
            state = state.play(decided_actions(joint))
        return state

    @property
    def utilities(self) -> tuple[float, ...]:
        """Each player's utility since the start of the game; they add up to 0."""
        return self.form.utilities(self.state)

    @property
    def rewards(self) -> tuple[float, ...]:
        """Each player's gain in the last step."""
        if not self.history:
            return (0.0,) * self.form.players
        return tuple(now - then for now, then in zip(self.utilities, self.undo().utilities, strict=True))

    @property
    def layout(self) -> "Layout":
        return self.form.layout

    def observation(self, player: int | None = None) -> "Singles":
        """Return a player's observation, shape (layout.size,): the whole position, since it is public.

        With None it is a neutral one.
        """
        return self.form.observe(self.state, player)

    @property
    def history_shape(self) -> tuple[int, int]:
        """The shape of the history in `information_state`: steps and players."""
        return self.form.longest, self.form.players

    def information_state(self, player: int) -> "Singles":
        """Return an observation followed by the whole history, shape (layout.size + steps * players,).

        A player's action a is encoded as (a + 1) / actions, no decision as 0.
        """
        import numpy as np

        past = np.zeros(self.history_shape, np.float32)
        if self.history:
            past[: len(self.history)] = (np.array(self.history, np.float32) + 1) / self.form.actions
        return np.concatenate([self.observation(player), past.reshape(-1)])

    def information_text(self, player: int) -> str:
        """Return all that a player knows on one line: the player, the origin and the history."""
        steps = " ".join(".".join("-" if one == NOBODY else str(one) for one in joint) for joint in self.history)
        return f"{player} {self.form.rules.format_position(self.origin)} | {steps}".rstrip()

    def to_bytes(self) -> bytes:
        """Return the state with its history as bytes for `restore`."""
        written = self.form.rules.format_position
        saved = {
            "id": self.form.id,
            "position": written(self.state),
            "origin": written(self.origin),
            "history": self.history,
        }
        return json.dumps(saved, separators=(",", ":")).encode()

    def __reduce__(self) -> tuple[Any, tuple[bytes]]:
        return restore, (self.to_bytes(),)

    def __copy__(self) -> "GameState":
        return self

    def __deepcopy__(self, memo: object) -> "GameState":
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameState) and self.form == other.form and bool(self.state == other.state)

    def __hash__(self) -> int:
        return hash((self.form, self.state))

    def __str__(self) -> str:
        return self.position

    def __repr__(self) -> str:
        return f"<{self.form.id} {self.position}>"

    def text(self) -> str:
        return "\n".join(self.form.text(self.state))

    def svg(self) -> str:
        return self.form.draw(self.state).svg()

    _repr_svg_ = svg

    def rgb(self) -> "NDArray[np.uint8]":
        """Return a picture as pixels, shape (height, width, 3)."""
        return self.form.draw(self.state).rgb()


def make(form_id: str, *, seed: int = 0, position: str = "", **options: Any) -> GameState:
    """Return the first state of a game by its id, or a state at a position, on one line.

    Options are those of the rules with `_` for `-`, such as `players=3` or `contact_cube="taken"`. Missing ones have
    their default or, like Pixoid's layout, are drawn from `seed`. Raises a PixcadeError.
    """
    if position:
        if options:
            raise InvalidNotation("core.position-word", text=", ".join(options))
        return at_position(form_id, position)
    texts = {name.replace("_", "-"): str(value) for name, value in options.items()}
    form = form_of(form_id, texts, seed)
    return GameState(form, form.start())


def at_position(form_id: str, position: str) -> GameState:
    """Return a state at a position. Raises a PixcadeError if the form doesn't have it."""
    kind = form_class(form_id)
    kind.prepare(position)
    rules = kind.rules
    state: Any = checked_position(rules, position)
    form = form_of(form_id, rules.option_values(rules.options_of(state)))
    return GameState(form, state)


def restore(saved: bytes) -> GameState:
    """Return the state saved by `to_bytes`. Raises ValueError or a PixcadeError for anything else."""
    found = json.loads(saved)
    if not isinstance(found, dict) or set(found) != {"id", "position", "origin", "history"}:
        raise ValueError("these bytes are no saved state")
    here = at_position(found["id"], found["position"])
    origin: Any = here.form.rules.parse_position(found["origin"])
    return GameState(here.form, here.state, origin, tuple(tuple(joint) for joint in found["history"]))


def decided_actions(joint: JointAction) -> dict[int, int]:
    """Return the actions of those who decided, by player."""
    return {player: action for player, action in enumerate(joint) if action != NOBODY}


@dataclass(frozen=True)
class Symmetric:
    """A symmetric form of a state, and the map of actions."""

    name: str
    state: GameState
    original: GameState
    moved: MoveMap

    def action(self, player: int, action: int) -> int:
        """Return the action in this state that corresponds to one in the original."""
        source, target = self.original, self.state
        moves = dict(self.moved(*one) for one in source.form.moves(source.state, source.due[player], action).items())
        return target.form.number(target.state, {decision: moves[decision] for decision in target.due[player]})


def symmetric_forms(state: GameState) -> list[Symmetric]:
    """Return all symmetric forms of a state, itself first. Values and best actions carry over."""
    return [
        Symmetric(found.name, GameState(found.form, found.state), state, found.moved)
        for found in state.form.symmetries(state.state)
    ]
