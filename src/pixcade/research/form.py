"""A form: a game as learners see it, with players and actions that are numbers, utilities and tensors.

A form belongs to one set of options. It adds nothing to the rules and takes nothing away: the rules say what is legal
and what follows, a form only numbers it.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from pixcade.core.game import AnyGame, Decision

if TYPE_CHECKING:
    from pixcade.research.canvas import Canvas
    from pixcade.research.layout import Layout, Singles


class Form(ABC):
    """A game under one set of options. `state` is a state of the rules throughout."""

    id: ClassVar[str]
    """`pixcade/<name>-v<version>`: the version rises only when a legal game would go differently."""
    rules: AnyGame
    options: Any
    players: int
    actions: int
    """How many actions have a number, from 0."""
    longest: int
    """The most steps that a game can have."""
    bounds: tuple[float, float]
    """The lowest and the highest utility."""
    simultaneous: ClassVar[bool]
    """Whether several players can decide at once."""

    def start(self) -> Any:
        """Return the position before the first move."""
        return self.rules.start(self.options)

    def over(self, state: Any) -> bool:
        """Whether nobody decides any more."""
        return not self.rules.deciding(state)

    def owner(self, state: Any, decision: Decision) -> int:
        """Return the player who makes a decision that is due: its seat."""
        del state
        return int(decision.seat)

    def due(self, state: Any) -> dict[int, list[Decision]]:
        """Return who decides now, and for which pieces."""
        found: dict[int, list[Decision]] = {}
        if not self.over(state):
            for decision in self.rules.deciding(state):
                found.setdefault(self.owner(state, decision), []).append(decision)
        return dict(sorted(found.items()))

    @abstractmethod
    def legal(self, state: Any, decisions: Sequence[Decision]) -> list[int]:
        """Return the numbers of all legal actions of a player with these decisions, ascending."""

    @abstractmethod
    def moves(self, state: Any, decisions: Sequence[Decision], action: int) -> dict[Decision, Any]:
        """Return the moves that a legal action stands for."""

    @abstractmethod
    def number(self, state: Any, moves: Mapping[Decision, Any]) -> int:
        """Return the action of a player's moves: the inverse of `moves`."""

    def default(self, state: Any, decisions: Sequence[Decision]) -> int:
        """Return the action of somebody whose time is up."""
        return self.number(state, {decision: self.rules.default(state, decision) for decision in decisions})

    def spelled(self, state: Any, decisions: Sequence[Decision], action: int) -> str:
        """Return an action in notation, such as `U3`, or `sky:U3 rose:L1` for several pieces."""
        moves = self.moves(state, decisions, action)
        texts = {one.piece: self.rules.format_move(state, move) for one, move in moves.items()}
        if len(texts) == 1:
            return next(iter(texts.values()))
        return " ".join(f"{piece}:{text}" for piece, text in texts.items())

    def utilities(self, state: Any) -> tuple[float, ...]:
        """Return what each player has gained so far: the margins over all others in points, added up. They sum to 0."""
        return margins(self.rules.points(state))

    @property
    @abstractmethod
    def layout(self) -> "Layout":
        """The layout of an observation."""

    @abstractmethod
    def observe(self, state: Any, player: int | None) -> "Singles":
        """Return the observation of a player, shape (layout.size,); of nobody in particular where that is None."""

    @abstractmethod
    def draw(self, state: Any) -> "Canvas":
        """Return a picture of a position."""

    @abstractmethod
    def text(self, state: Any) -> list[str]:
        """Return a position as lines of text."""

    def __eq__(self, other: object) -> bool:
        """Equal forms have equal ids and options."""
        return isinstance(other, Form) and self.id == other.id and bool(self.options == other.options)

    def __hash__(self) -> int:
        """As `__eq__` compares."""
        return hash((self.id, self.options))


def margins(points: Sequence[int]) -> tuple[float, ...]:
    """Return what each one has more than each of the others, added up over the others."""
    total = sum(points)
    return tuple(float(own * len(points) - total) for own in points)
