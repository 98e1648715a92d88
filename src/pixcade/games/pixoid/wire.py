"""The types of Pixoid's facts, choices and events (docs/engine.md, docs/protocol.md). Seats count from 1."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, NotRequired, TypedDict, final

from pixcade.games.game import EventKind, Locked, OptionTexts, WireTypes
from pixcade.games.pixoid.moves import Direction

Controller = Literal["amber", "sky", "rose", "mint", "ember", "violet"]
"""The console's six controllers (P2.2)."""

# Facts


class PixoidBoard(TypedDict):
    """The constant part of a game's facts. Pix are given by name."""

    options: OptionTexts
    joined: Sequence[Annotated[Sequence[str], 2]]
    starts: Sequence[str]
    bonus_pix: Sequence[str]


class PixoidFacts(PixoidBoard):
    """A position of Pixoid, complete enough to validate a move elsewhere."""

    round: int
    rounds: int
    turn: int
    phase: Literal["placing", "programming", "over"]
    pixoid: Controller
    bugs: Sequence[Controller]
    holders: Mapping[Controller, int]
    cubes: Mapping[Controller, str | None]
    bonus: Sequence[str]
    reserve: int
    taken: int
    picked_up: int
    scores: Sequence[int]
    over: bool


# Choices


@final
class PixoidStart(TypedDict):
    """A free Start Pix."""

    move: str


@final
class PixoidPlaceChoices(TypedDict):
    """Every Start Pix with its move or the reason why it is forbidden, and the reason for any other Pix (P2.4)."""

    kind: Literal["place"]
    default: str
    pix: Mapping[str, PixoidStart | Locked]
    elsewhere: Locked


@final
class PixoidCaughtAhead(TypedDict):
    """A Bug that Pixoid would run into. `scores` are every seat's points in that case, unless the game is short."""

    at: int
    how: Literal["caught"]
    by: Sequence[Controller]
    scores: NotRequired[Sequence[int]]


@final
class PixoidTwelveAhead(TypedDict):
    """The cube that would win a short game."""

    at: int
    how: Literal["twelve-cubes"]


PixoidEnding = PixoidCaughtAhead | PixoidTwelveAhead
"""What would end Pixoid's run, at an index into the path."""


class PixoidMeeting(TypedDict, total=False):
    """What Pixoid would meet: indexes into the path of bonus cubes that he picks up, and what ends his run."""

    bonus: Sequence[int]
    ends: PixoidEnding


@final
class PixoidWay(PixoidMeeting):
    """The Pix up to the wall in one direction. `move` has a placeholder `{distance}`."""

    move: str
    path: Sequence[str]


@final
class PixoidDirections(TypedDict):
    """The way in each direction, or why it is locked (P3.2)."""

    U: PixoidWay | Locked
    D: PixoidWay | Locked
    L: PixoidWay | Locked
    R: PixoidWay | Locked


From = TypedDict("From", {"from": str})  # `from` is a keyword


@final
class PixoidProgramChoices(From):
    """The distances, and the way in each direction or why it is locked (P3.1, P3.2)."""

    kind: Literal["program"]
    default: str
    distances: Sequence[int]
    directions: PixoidDirections


PixoidChoices = PixoidPlaceChoices | PixoidProgramChoices

# Events


Stopped = Literal["", "wall", "catch", "won"]


class PixoidCubeSet(TypedDict):
    """A cube was placed on a Start Pix."""

    piece: Controller
    pix: str


class PixoidRevealed(TypedDict):
    """All programs, each as `amber:U3`."""

    programs: Sequence[str]


class PixoidMoved(TypedDict):
    """A cube's path Pix by Pix; `stopped` says what ended it early."""

    piece: Controller
    direction: Direction
    distance: int
    steps: int
    stopped: Stopped
    path: Sequence[str]


class PixoidPickedUp(TypedDict):
    """Pixoid picked up a bonus cube; `bonus` is how many he has now."""

    piece: Controller
    pix: str
    bonus: int


class PixoidCaught(TypedDict):
    """Pixoid was caught; `mover` says who ran into whom."""

    piece: Controller
    pix: str
    by: Sequence[Controller]
    mover: Literal["pixoid", "bugs"]


class PixoidCubeTaken(TypedDict):
    """Pixoid wasn't caught and gets a cube from the reserve."""

    piece: Controller
    taken: int
    left: int


class PixoidSparePassed(TypedDict):
    """The spare controller changed hands (P7.2)."""

    piece: Controller
    seat: int


class PixoidRoundOver(TypedDict):
    """A round ended: its points, by seat."""

    round: int
    how: Literal["caught", "survived"]
    points: Sequence[int]


class PixoidRoundBegan(TypedDict):
    """The next round began: its number and who is Pixoid."""

    round: int
    seat: int


class PixoidGameOver(TypedDict):
    """The game is over. A short game has no points."""

    winners: Sequence[int]
    points: Sequence[int]
    reason: str


CUBE_SET = EventKind("pixoid.cube-set", PixoidCubeSet)
REVEALED = EventKind("pixoid.revealed", PixoidRevealed)
MOVED = EventKind("pixoid.moved", PixoidMoved)
PICKED_UP = EventKind("pixoid.picked-up", PixoidPickedUp)
CAUGHT = EventKind("pixoid.caught", PixoidCaught)
CUBE_TAKEN = EventKind("pixoid.cube-taken", PixoidCubeTaken)
SPARE_PASSED = EventKind("pixoid.spare-passed", PixoidSparePassed)
ROUND_OVER = EventKind("pixoid.round-over", PixoidRoundOver)
ROUND_BEGAN = EventKind("pixoid.round-began", PixoidRoundBegan)
GAME_OVER = EventKind("pixoid.game-over", PixoidGameOver)
EVENTS = (CUBE_SET, REVEALED, MOVED, PICKED_UP, CAUGHT, CUBE_TAKEN, SPARE_PASSED, ROUND_OVER, ROUND_BEGAN, GAME_OVER)

WIRE = WireTypes(
    facts=PixoidFacts,
    choices=PixoidChoices,
    events=EVENTS,
    names={
        "PixoidController": Controller,
        "PixoidDirection": Direction,
        "PixoidEnding": PixoidEnding,
        "PixoidChoices": PixoidChoices,
    },
)
