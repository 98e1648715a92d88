"""A form: a game for learning agents, with numbered players and actions, utilities and tensors.

A form belongs to one set of options. The rules decide what is legal and what follows; a form only numbers it. A game
lists its forms in `GameParts`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

from pixcade.games import BUILT_IN, PARTS
from pixcade.games.errors import InvalidNotation
from pixcade.games.game import AnyGame, Decision
from pixcade.games.parts import GameParts, loaded

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from pixcade.lab.canvas import Canvas
    from pixcade.lab.layout import Layout, Singles

MoveMap = Callable[[Decision, Any], tuple[Decision, Any]]
"""Maps a decision and its move to those in a symmetric position."""


class Symmetry(NamedTuple):
    """A symmetric position: its form, its state, and the map of decisions and moves."""

    name: str
    form: "Form"
    state: Any
    moved: MoveMap


class Form(ABC):
    """A game with one set of options. `state` is always a state of the rules."""

    id: ClassVar[str]
    """`<owner>/<name>-v<version>`: the version changes only if a legal game would go differently."""
    rules: AnyGame
    wait: ClassVar[int] = -1
    """The action of a player who doesn't decide, if all have to act; -1 if all decide together or one by one."""
    answers: ClassVar[str] = ""
    """A `pixcade.lab.answers.AnswerSheet` as `module:NAME`, if there are exact values."""
    benchmark: ClassVar[str] = ""
    """A `pixcade.lab.benchmark.PositionSet` as `module:NAME`, if there is one."""
    batch: ClassVar[str] = ""
    """A subclass of `pixcade.lab.batch.Batch` as `module:NAME`, if there is one."""
    jax_twin: ClassVar[str] = ""
    """A `pixcade.lab.jax_twin.JaxTwin` as `module:NAME`, if there is one."""
    drawn: ClassVar[tuple[str, ...]] = ()
    """Options drawn from the seed by default, such as the board."""
    options: Any
    players: int
    actions: int
    """The number of actions."""
    longest: int
    """The maximum number of steps in a game."""
    bounds: tuple[float, float]
    """The minimum and maximum utility."""
    simultaneous: ClassVar[bool]
    """Whether several players can decide at the same time."""

    def __init__(self, options: Any) -> None:
        """Number the actions under these options. Raises InvalidOption if the form doesn't support them."""
        self.options = options

    @classmethod
    def configured(cls, options: Mapping[str, str], seed: int) -> Self:
        """Return the form with options as texts; missing ones have their default or are drawn from `seed`."""
        for text in options.values():
            cls.prepare(text)
        return cls(cls.rules.configure(options, seed))

    @classmethod
    def prepare(cls, text: str) -> None:
        """Register what an option or position refers to, before the rules parse it: usually nothing."""
        del text

    @classmethod
    def player_counts(cls) -> tuple[int, ...]:
        """Return the supported numbers of players."""
        return tuple(sorted(cls.rules.info.players))

    @classmethod
    def variants(cls) -> Iterator[dict[str, str]]:
        """Yield the options of each variant in the fingerprint: by default only the defaults."""
        yield {}

    @classmethod
    def choices(cls, option: str) -> Sequence[str]:
        """Return the equally likely values of a drawn option, in order; by default those listed by the rules."""
        return next(one.choices for one in cls.rules.info.options if one.name == option)

    def start(self) -> Any:
        return self.rules.start(self.options)

    def over(self, state: Any) -> bool:
        return not self.rules.deciding(state)

    def owner(self, state: Any, decision: Decision) -> int:
        """Return the seat that makes an open decision."""
        del state
        return int(decision.seat)

    def due(self, state: Any) -> dict[int, list[Decision]]:
        """Return the players who decide now, with their decisions."""
        found: dict[int, list[Decision]] = {}
        if not self.over(state):
            for decision in self.rules.deciding(state):
                found.setdefault(self.owner(state, decision), []).append(decision)
        return dict(sorted(found.items()))

    @abstractmethod
    def legal(self, state: Any, decisions: Sequence[Decision]) -> list[int]:
        """Return a player's legal actions, ascending."""

    @abstractmethod
    def moves(self, state: Any, decisions: Sequence[Decision], action: int) -> dict[Decision, Any]:
        """Return the moves of a legal action."""

    @abstractmethod
    def number(self, state: Any, moves: Mapping[Decision, Any]) -> int:
        """Return the action of a player's moves: the inverse of `moves`."""

    def default(self, state: Any, decisions: Sequence[Decision]) -> int:
        """Return the action of a player whose time is up."""
        return self.number(state, {decision: self.rules.default(state, decision) for decision in decisions})

    def spelled(self, state: Any, decisions: Sequence[Decision], action: int) -> str:
        """Return an action in notation, such as `U3`, or `sky:U3 rose:L1` for several pieces."""
        moves = self.moves(state, decisions, action)
        texts = {one.piece: self.rules.format_move(state, move) for one, move in moves.items()}
        if len(texts) == 1:
            return next(iter(texts.values()))
        return " ".join(f"{piece}:{text}" for piece, text in texts.items())

    def symmetries(self, state: Any) -> Iterator[Symmetry]:
        """Yield all symmetric positions, this one first. Values and best actions carry over."""
        yield Symmetry("itself", self, state, lambda decision, move: (decision, move))

    def utilities(self, state: Any) -> tuple[float, ...]:
        """Return each player's utility so far: the sum of its margins over all others in points. They add up to 0."""
        return margins(self.rules.points(state))

    @property
    @abstractmethod
    def layout(self) -> "Layout": ...

    @abstractmethod
    def observe(self, state: Any, player: int | None) -> "Singles":
        """Return a player's observation, shape (layout.size,), or a neutral one for None."""

    @abstractmethod
    def draw(self, state: Any) -> "Canvas": ...

    @abstractmethod
    def text(self, state: Any) -> list[str]: ...

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Form) and self.id == other.id and bool(self.options == other.options)

    def __hash__(self) -> int:
        return hash((self.id, self.options))


class ArrayForm(Form):
    """A form with fast paths on arrays: those named by `batch` and `jax_twin`."""

    @abstractmethod
    def allowed(self, state: Any, mask: "NDArray[np.bool_]") -> dict[int, list[int]]:
        """Return legal actions by player, from a fast path's mask of an unfinished game."""

    @abstractmethod
    def row(self, state: Any, actions: Mapping[int, int]) -> "NDArray[np.int32]":
        """Return a joint action in a fast path's format, for one game."""


def margins(points: Sequence[int]) -> tuple[float, ...]:
    """Return each player's summed margins over all others."""
    total = sum(points)
    return tuple(float(own * len(points) - total) for own in points)


def forms_of(games: Iterable[GameParts]) -> dict[str, type[Form]]:
    return {form.id: form for parts in games if parts.research for form in loaded(parts.research)}


def forms() -> dict[str, type[Form]]:
    return forms_of(PARTS.values())


def own_forms() -> dict[str, type[Form]]:
    """Return the forms of Pixcade's games."""
    return forms_of(BUILT_IN)


def form_class(form_id: str) -> type[Form]:
    known = forms()
    if form_id not in known:
        raise InvalidNotation("core.unknown-game", name=form_id[:40], known=", ".join(known))
    return known[form_id]


def form_of(form_id: str, options: Mapping[str, str] | None = None, seed: int = 0) -> Form:
    """Return a form with options as texts; missing ones have their default or are drawn from `seed`.

    Raises InvalidNotation for an unknown id, InvalidOption for invalid options.
    """
    return made_once(form_class(form_id), tuple(sorted((options or {}).items())), seed)


@lru_cache(256)
def made_once(form: type[Form], options: tuple[tuple[str, str], ...], seed: int) -> Form:
    return form.configured(dict(options), seed)
