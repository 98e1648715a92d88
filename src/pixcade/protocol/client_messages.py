"""What a client sends on a table's socket. Read strictly: an unknown field is rejected.

Every request but `hello` and `beat` has an `id` of the client's choosing, by which it is answered with `done` or
`rejected`. A request that is repeated with the same `id` after a reconnect is done once.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pixcade.table.settings import BestOf, Count, Notation, TableSettings, Word

PROTOCOL = 1
"""The number of this protocol: raised only when an older client could no longer play."""

MOST_BYTES = 16 * 1024
"""A longer message is rejected."""

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.:-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Name = Annotated[str, Meta(max_length=200)]
LONGEST_TEXT = 1000
Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]


class ClientMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Something a client sends."""


class Hello(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first message. `have` is the number of the last message that the client knows of this table, 0 for none.

    `screen` says that this is a shared screen: it plays for nobody and is sent nothing that is anybody's own.
    """

    protocol: Count
    build: Annotated[str, Meta(max_length=80)] = ""
    have: Count = 0
    screen: bool = False


class Heartbeat(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="heartbeat"):
    """Still here: to be sent every 5 s, and answered with `beat`. Silence of 12 s is a dead connection."""


class Submit(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="submit"):
    """A program for one piece in one step. `revision` is the one that it replaces, 0 for none."""

    id: Id
    seat: SeatNumber
    step: Count
    piece: Word
    move: Notation
    revision: Count = 0


class Withdraw(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="withdraw"):
    """A program is taken back."""

    id: Id
    seat: SeatNumber
    step: Count
    piece: Word
    revision: Count


class Sit(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="sit"):
    """Take a seat. A browser that has one already must say whether this is the `same` player or `another` one."""

    id: Id
    seat: SeatNumber
    name: Name
    player: Literal["", "same", "another"] = ""


class Rename(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="rename"):
    """Be called something else at a seat of one's own."""

    id: Id
    seat: SeatNumber
    name: Name


class ChoosePiece(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="choose-piece"):
    """Play another piece on a seat, before the start. A bot that has it gets the one that is given up."""

    id: Id
    seat: SeatNumber
    piece: Word


class Leave(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="leave"):
    """Leave a seat of one's own or, as host, free one."""

    id: Id
    seat: SeatNumber


class SeatBot(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="seat-bot"):
    """Give a seat to a bot, or change the bot that has it before the start; for the host.

    `level` is a bot's name: one of the server's levels, alone or with one of its personas, as in `hard.blip`.
    """

    id: Id
    seat: SeatNumber
    level: Word


class Swap(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="swap"):
    """Let two seats change places, before the start."""

    id: Id
    seat: SeatNumber
    other: SeatNumber


class ChangeSettings(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="change-settings"):
    """Change the settings of a table before the start."""

    id: Id
    settings: TableSettings


class Start(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="start"):
    """Begin the game."""

    id: Id


class Pause(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="pause"):
    """Let the clocks stand."""

    id: Id


class Resume(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="resume"):
    """Let the clocks run on."""

    id: Id


class Back(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="back"):
    """Take one's seat back from the bot that stands in."""

    id: Id
    seat: SeatNumber


class StandIn(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="stand-in"):
    """Let a bot play at once for somebody who is gone; for the host."""

    id: Id
    seat: SeatNumber


class VoteStop(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="vote-stop"):
    """Wish to stop the game as it stands, or no longer."""

    id: Id
    seat: SeatNumber
    yes: bool


class SendChat(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="chat"):
    """Write something: a `text`, or a ready-made `phrase` by its name. `seat` is -1 for a spectator."""

    id: Id
    seat: Annotated[int, Meta(ge=-1, le=9)]
    text: Text = ""
    phrase: Annotated[str, Meta(max_length=40)] = ""


class Accept(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="accept"):
    """Be ready for the rematch at this table. It starts when everyone with a seat is, or 15 s after the first.

    A stand-in then plays for everyone who isn't connected, until they come.
    """

    id: Id


class Rematch(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="rematch"):
    """Ask for a new table with the same people and settings; it is made once for all who ask, as the first one asks.

    Roles are passed on and the board is drawn anew, except for what `keep` names. Where no match is being played,
    `best_of` makes one of which this game was the first.
    """

    id: Id
    keep: Annotated[tuple[Literal["roles", "board"], ...], Meta(max_length=2)] = ()
    best_of: BestOf = 0


class Hint(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="hint"):
    """Ask what a strong bot would weigh for a piece; only at tables with one person."""

    id: Id
    seat: SeatNumber
    piece: Word


class Preview(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="preview"):
    """Ask for the choices of one's own piece with previews: what each move would bring."""

    id: Id
    seat: SeatNumber
    piece: Word


class RevealShown(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="reveal-shown"):
    """A shared screen has shown everything up to a step: devices that are only controllers wait for it."""

    id: Id
    step: Count


Request = (
    Submit | Withdraw | Sit | Rename | ChoosePiece | Leave | SeatBot | Swap | ChangeSettings | Start | Pause | Resume
    | Back | StandIn | VoteStop | SendChat | Accept | Rematch | Hint | Preview | RevealShown
)  # fmt: skip
FromClient = (
    Hello | Heartbeat | Submit | Withdraw | Sit | Rename | ChoosePiece | Leave | SeatBot | Swap | ChangeSettings | Start
    | Pause | Resume | Back | StandIn | VoteStop | SendChat | Accept | Rematch | Hint | Preview | RevealShown
)  # fmt: skip
