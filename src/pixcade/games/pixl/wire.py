"""The types of Pixl's plain data: facts, choices and events (docs/engine.md, docs/protocol.md). Seats count from 1."""

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict, final

from pixcade.games.game import EventData, EventKind, Locked, OptionTexts, WireTypes
from pixcade.games.pixl.elements import Element, Relation

# Facts


class PixlBoard(TypedDict):
    """The constant part of a game's facts. Hexes are given by name."""

    options: OptionTexts
    order: Sequence[Element]
    seats: Mapping[Element, int]
    relations: Mapping[Element, Mapping[Element, Relation]]
    gray: Sequence[str]


class PixlSources(TypedDict):
    """Where an element's points come from (X6.2)."""

    tops: int
    beneath: int
    prisoners: int
    locks: int


class PixlFacts(PixlBoard):
    """A position of Pixl, complete enough to validate a move elsewhere. Stacks are listed from the bottom up."""

    turn: int
    turns_taken: int
    passes: int
    phase: Literal["playing", "over"]
    mover: Element | None
    hexes: Mapping[str, Sequence[Element]]
    ports: Mapping[Element, str | None]
    came_from: Mapping[Element, str | None]
    just_moved: Mapping[Element, bool]
    locked_by: Mapping[Element, Sequence[Element]]
    cut_off: Mapping[Element, Sequence[str]]
    supply: Mapping[Element, int]
    prisoners: Mapping[Element, int]
    points: Mapping[Element, PixlSources]
    scores: Sequence[int]
    over: bool


# Events


class PixlAtHex(TypedDict):
    """An element did something on a hex."""

    element: Element
    hex: str


class PixlConverted(PixlAtHex):
    """An element replaced another's Pixl (X4.2), or spared it (X4.6)."""

    victim: Element


class PixlCovered(PixlConverted):
    """An element covered its prey (X4.3); `height` is the new height of the stack."""

    height: int


class PixlImprisoned(PixlConverted):
    """An element imprisoned its predator (X4.4); `freed` is now on top, if anything is."""

    freed: NotRequired[Element]


class PixlLock(PixlAtHex):
    """The Port of `element` was locked or unlocked by another (X5.1)."""

    by: Element


class PixlPassed(TypedDict):
    """An element passed; `passes` counts consecutive passes."""

    element: Element
    passes: int


class PixlGameOver(TypedDict):
    """The game is over."""

    winners: Sequence[int]
    points: Sequence[int]
    reason: str


PLACED = EventKind("pixl.placed", PixlAtHex)
PORT_PLACED = EventKind("pixl.port-placed", PixlAtHex)
PORT_PUT_BACK = EventKind("pixl.port-put-back", PixlAtHex)
PORT_TAKEN_OFF = EventKind("pixl.port-taken-off", PixlAtHex)
COVERED = EventKind("pixl.covered", PixlCovered)
REPLACED = EventKind("pixl.replaced", PixlConverted)
IMPRISONED = EventKind("pixl.imprisoned", PixlImprisoned)
SPARED = EventKind("pixl.spared", PixlConverted)
LOCKED = EventKind("pixl.locked", PixlLock)
UNLOCKED = EventKind("pixl.unlocked", PixlLock)
PASSED = EventKind("pixl.passed", PixlPassed)
GAME_OVER = EventKind("pixl.game-over", PixlGameOver)
EVENTS = (
    PLACED,
    PORT_PLACED,
    PORT_PUT_BACK,
    PORT_TAKEN_OFF,
    COVERED,
    REPLACED,
    IMPRISONED,
    SPARED,
    LOCKED,
    UNLOCKED,
    PASSED,
    GAME_OVER,
)

# Choices. The parts are final, so that mypy knows that they have no other keys when they are combined


@final
class PixlStanding(TypedDict):
    """Supplies and points in the order of `elements`, and points by seat (X1.4, X6.2)."""

    supply: Sequence[int]
    points: Sequence[int]
    scores: Sequence[int]


@final
class PixlPreview(TypedDict, total=False):
    """Conversions of a move, and the events after the move itself; empty ones are omitted."""

    converts: Sequence[str]
    events: Sequence[EventData]


@final
class PixlConsequences(TypedDict):
    """A move's cost, its effects, and everyone's points and supplies afterwards."""

    cost: int
    converts: NotRequired[Sequence[str]]
    events: NotRequired[Sequence[EventData]]
    supply: Sequence[int]
    points: Sequence[int]
    scores: Sequence[int]


@final
class PixlMove(TypedDict):
    """A move with its consequences."""

    move: str
    cost: int
    converts: NotRequired[Sequence[str]]
    events: NotRequired[Sequence[EventData]]
    supply: Sequence[int]
    points: Sequence[int]
    scores: Sequence[int]


@final
class PixlUsualMove(TypedDict):
    """A move alone: without previews, or with the consequences in `usual`."""

    move: str


@final
class PixlMoves(TypedDict):
    """The moves on each hex, and the common consequences of those that have only a `move`."""

    usual: NotRequired[PixlConsequences]
    hexes: Mapping[str, Sequence[PixlMove | PixlUsualMove]]


OnlyPass = Literal["supply", "no-port-hex", "no-hex"]
"""Why passing is the only move."""


@final
class PixlOnlyPass(TypedDict, total=False):
    """Why passing is the only move, if it is."""

    only_pass: OnlyPass


@final
class PixlPreviews(TypedDict, total=False):
    """Whether moves have previews; clients request them."""

    previews: Literal[False]


@final
class PixlForbiddenHexes(TypedDict):
    """Hexes that are forbidden for the same reason."""

    locked: str
    rule: str
    values: NotRequired[Mapping[str, str | int]]
    hexes: Sequence[str]


@final
class PixlErrors(TypedDict):
    """Why nothing can be placed on the other hexes: `rejected` lists them by reason, `elsewhere` is the rest."""

    rejected: Sequence[PixlForbiddenHexes]
    elsewhere: NotRequired[Locked]


PassChoice = TypedDict("PassChoice", {"pass": PixlMove | PixlUsualMove | Locked})  # `pass` is a keyword


@final
class PixlChoices(PassChoice):
    """Moves by hex, the Port's, the pass, current points and supplies, and what is forbidden."""

    kind: Literal["pixl", "port"]
    default: str
    elements: Sequence[Element]
    supply: Sequence[int]
    points: Sequence[int]
    scores: Sequence[int]
    usual: NotRequired[PixlConsequences]
    hexes: Mapping[str, Sequence[PixlMove | PixlUsualMove]]
    port: PixlMove | PixlUsualMove | Locked
    only_pass: NotRequired[OnlyPass]
    previews: NotRequired[Literal[False]]
    rejected: Sequence[PixlForbiddenHexes]
    elsewhere: NotRequired[Locked]


WIRE = WireTypes(
    facts=PixlFacts,
    choices=PixlChoices,
    events=EVENTS,
    names={"PixlElement": Element, "PixlRelation": Relation, "PixlPassReason": OnlyPass},
)
