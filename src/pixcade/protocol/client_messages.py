"""Messages from a client on a table's socket. Decoded strictly: an unknown field is rejected.

Every request but `hello` and `beat` has an `id` chosen by the client, which `done` or `rejected` repeats. A request
repeated with the same `id` after a reconnect is executed once.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pixcade.table.settings import BestOf, Count, Notation, TableSettings, Word

PROTOCOL = 1
"""The version of this protocol: raised only if older clients could no longer play."""

MAX_MESSAGE_BYTES = 16 * 1024
"""A longer message is rejected."""

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.:-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Name = Annotated[str, Meta(max_length=200)]
LONGEST_TEXT = 1000
Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]


class ClientMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A message from a client."""


class Hello(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first message. `have` is the number of the last message the client has of this table, 0 for none.

    `screen` connects a shared screen: it plays for no seat and is sent nothing private.
    """

    protocol: Count
    build: Annotated[str, Meta(max_length=80)] = ""
    have: Count = 0
    screen: bool = False


class Heartbeat(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="heartbeat"):
    """Keepalive: send every 5 s; the server answers with `beat`. A connection that is silent for 12 s is dead.

    `focused` means that someone has the page in front of them, and needs no notice of what happens there.
    """

    focused: bool = False


class Submit(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="submit"):
    """Submit a move for one piece in one step. `revision` is the one it replaces, 0 for none."""

    id: Id
    seat: SeatNumber
    step: Count
    piece: Word
    move: Notation
    revision: Count = 0


class Withdraw(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="withdraw"):
    """Withdraw a submitted move."""

    id: Id
    seat: SeatNumber
    step: Count
    piece: Word
    revision: Count


class TakeBack(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="take-back"):
    """Take back one's last move before a step, and everything after it; only alone with bots."""

    id: Id
    seat: SeatNumber
    step: Count


class Sit(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="sit"):
    """Take a seat. A browser that already has one must say if this is the `same` player or `another`."""

    id: Id
    seat: SeatNumber
    name: Name
    player: Literal["", "same", "another"] = ""


class Rename(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="rename"):
    """Change the name at one's own seat."""

    id: Id
    seat: SeatNumber
    name: Name


class ChoosePiece(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="choose-piece"):
    """Switch a seat to another piece before the start. A bot that has it gets the old one."""

    id: Id
    seat: SeatNumber
    piece: Word


class Leave(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="leave"):
    """Leave one's own seat or, as host, free one."""

    id: Id
    seat: SeatNumber


class SeatBot(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="seat-bot"):
    """Give a seat to a bot, or before the start change the bot that has it; host only.

    `level` is a bot's name: one of the server's levels, alone or with one of its personas, as in `hard.blip`.
    """

    id: Id
    seat: SeatNumber
    level: Word


class Swap(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="swap"):
    """Swap two seats before the start."""

    id: Id
    seat: SeatNumber
    other: SeatNumber


class ChangeSettings(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="change-settings"):
    """Change the settings of a table before the start."""

    id: Id
    settings: TableSettings


class OfferSeats(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="offer-seats"):
    """Let everyone on this server take a free seat of a slow game, or no longer; host only.

    The game starts when all seats are taken: by bots after `bots_after` milliseconds, if that isn't 0.
    """

    id: Id
    offered: bool
    bots_after: Annotated[int, Meta(ge=0, le=3 * 24 * 3_600_000)] = 0


class Start(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="start"):
    """Start the game."""

    id: Id


class Pause(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="pause"):
    """Stop the clocks."""

    id: Id


class Resume(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="resume"):
    """Start the clocks again."""

    id: Id


class Back(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="back"):
    """Take one's seat back from the stand-in."""

    id: Id
    seat: SeatNumber


class StandIn(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="stand-in"):
    """Let a bot play immediately for an absent person; host only."""

    id: Id
    seat: SeatNumber


class VoteStop(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="vote-stop"):
    """Vote to stop the game as it is, or withdraw the vote."""

    id: Id
    seat: SeatNumber
    yes: bool


class SendChat(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="chat"):
    """Send a chat message: a `text`, or a ready-made `phrase` by name. `seat` is -1 for a spectator."""

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
    """Request a rematch: a new table with the same people and settings, created once, by the first request.

    Roles move on and a new board is drawn, except for what `keep` names. Unless a match is in progress, `best_of`
    starts one with this game as the first.
    """

    id: Id
    keep: Annotated[tuple[Literal["roles", "board"], ...], Meta(max_length=2)] = ()
    best_of: BestOf = 0


class Hint(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="hint"):
    """Request a hint from a strong bot for a piece; only at tables with one person."""

    id: Id
    seat: SeatNumber
    piece: Word


class Preview(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="preview"):
    """Request the choices of one's own piece with previews of each move."""

    id: Id
    seat: SeatNumber
    piece: Word


class RevealShown(ClientMessage, frozen=True, forbid_unknown_fields=True, tag="reveal-shown"):
    """A screen has shown everything up to a step.

    Controllers wait for the shared screen, bots for the person who is alone with them.
    """

    id: Id
    step: Count


Request = (
    Submit | Withdraw | TakeBack | Sit | Rename | ChoosePiece | Leave | SeatBot | Swap | ChangeSettings | Start | Pause
    | Resume | Back | StandIn | VoteStop | SendChat | Accept | Rematch | Hint | Preview | RevealShown | OfferSeats
)  # fmt: skip
FromClient = (
    Hello | Heartbeat | Submit | Withdraw | TakeBack | Sit | Rename | ChoosePiece | Leave | SeatBot | Swap
    | ChangeSettings | Start | Pause | Resume | Back | StandIn | VoteStop | SendChat | Accept | Rematch | Hint | Preview
    | RevealShown | OfferSeats
)  # fmt: skip
