"""A form: a game as learners see it, with players and actions that are numbers, utilities and tensors.

A form belongs to one set of options. It adds nothing to the rules and takes nothing away: the rules say what is legal
and what follows, a form only numbers it. What a game brings for research is said here and nowhere else: `GameParts`
names the classes of its forms.
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
"""From a decision and its move in one position to those in a symmetric one."""


class Symmetry(NamedTuple):
    """A position that is another one turned: its form, its state of the rules, and where decisions and moves go."""

    name: str
    form: "Form"
    state: Any
    moved: MoveMap


class Form(ABC):
    """A game under one set of options. `state` is a state of the rules throughout."""

    id: ClassVar[str]
    """`<owner>/<name>-v<version>`: the version rises only when a legal game would go differently."""
    rules: AnyGame
    wait: ClassVar[int] = -1
    """The action of one who does not decide, where everybody has to act; -1 where all decide at once or one by one."""
    answers: ClassVar[str] = ""
    """A `pixcade.lab.answers.AnswerSheet` as `module:NAME`; without it nothing is known of the game."""
    benchmark: ClassVar[str] = ""
    """A `pixcade.lab.benchmark.PositionSet` as `module:NAME`, if there is one."""
    batch: ClassVar[str] = ""
    """A subclass of `pixcade.lab.batch.Batch` as `module:NAME`, if there is one."""
    jax_twin: ClassVar[str] = ""
    """A `pixcade.lab.jax_twin.JaxTwin` as `module:NAME`, if there is one."""
    drawn: ClassVar[tuple[str, ...]] = ()
    """Options that are drawn from the seed where they are not given, such as a board."""
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

    def __init__(self, options: Any) -> None:
        """Number what these options of the rules allow. Raises InvalidOption where the form has no place for one."""
        self.options = options

    @classmethod
    def configured(cls, options: Mapping[str, str], seed: int) -> Self:
        """Return the form under options as texts; what is left out takes its default or is drawn from `seed`."""
        for text in options.values():
            cls.prepare(text)
        return cls(cls.rules.configure(options, seed))

    @classmethod
    def prepare(cls, text: str) -> None:
        """Make known what a value of an option or a position names, before the rules read it: usually nothing."""
        del text

    @classmethod
    def player_counts(cls) -> tuple[int, ...]:
        """Return by how many the form can be played."""
        return tuple(sorted(cls.rules.info.players))

    @classmethod
    def variants(cls) -> Iterator[dict[str, str]]:
        """Yield the options of each variant that the fingerprint plays: by default those that nobody has chosen."""
        yield {}

    @classmethod
    def choices(cls, option: str) -> Sequence[str]:
        """Return what a drawn option is drawn from, in order, each being as likely; by default what the rules list."""
        return next(one.choices for one in cls.rules.info.options if one.name == option)

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

    def symmetries(self, state: Any) -> Iterator[Symmetry]:
        """Yield all symmetric positions, this one first. Values and best actions carry over."""
        yield Symmetry("itself", self, state, lambda decision, move: (decision, move))

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


class ArrayForm(Form):
    """A form that twins play as arrays too: those that `batch` and `jax_twin` name."""

    @abstractmethod
    def allowed(self, state: Any, mask: "NDArray[np.bool_]") -> dict[int, list[int]]:
        """Return who can do what, by the mask that a twin has of a position of a game that goes on."""

    @abstractmethod
    def row(self, state: Any, actions: Mapping[int, int]) -> "NDArray[np.int32]":
        """Return a joint action as a twin takes it for one game."""


def margins(points: Sequence[int]) -> tuple[float, ...]:
    """Return what each one has more than each of the others, added up over the others."""
    total = sum(points)
    return tuple(float(own * len(points) - total) for own in points)


def forms_of(games: Iterable[GameParts]) -> dict[str, type[Form]]:
    return {form.id: form for parts in games if parts.research for form in loaded(parts.research)}


def forms() -> dict[str, type[Form]]:
    return forms_of(PARTS.values())


def own_forms() -> dict[str, type[Form]]:
    """Return the forms of the games that come with Pixcade."""
    return forms_of(BUILT_IN)


def form_class(form_id: str) -> type[Form]:
    """Return the class of a form. Raises InvalidNotation for an unknown id."""
    known = forms()
    if form_id not in known:
        raise InvalidNotation("core.unknown-game", name=form_id[:40], known=", ".join(known))
    return known[form_id]


def form_of(form_id: str, options: Mapping[str, str] | None = None, seed: int = 0) -> Form:
    """Return a form under options as texts; what is left out takes its default or is drawn from `seed`.

    Raises InvalidNotation for an unknown id, InvalidOption for options that can't be.
    """
    return made_once(form_class(form_id), tuple(sorted((options or {}).items())), seed)


@lru_cache(256)
def made_once(form: type[Form], options: tuple[tuple[str, str], ...], seed: int) -> Form:
    return form.configured(dict(options), seed)
