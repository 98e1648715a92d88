"""Table settings: one value, from the wire to the log and back.

A new setting needs a default here; messages and tables follow from this list. It also goes last, with its default, into
the two entries that store it (`pixcade.table.entries.Opened` and `Arranged`; see there for changes to the log), and
needs messages, a place in the web client and a test: see docs/extending.md.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, structs

Count = Annotated[int, Meta(ge=0, le=2**31)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Position = Annotated[str, Meta(max_length=4000)]
ClockKind = Literal["none", "decision", "bank", "step"]
BestOf = Literal[0, 3, 5, 7]

GRACE = 60_000
"""Default absence in milliseconds after which the stand-in gets a seat."""


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a table. A missing option takes its default, or is drawn.

    `start` is the position to begin with, empty for the game's usual one; `clock` is `none`, a time for each
    `decision`, a `bank` for each player or, in a slow game, hours or days for each `step`, with its `milliseconds`;
    `stand_in` names the bot that plays for an absent person after `grace` milliseconds, in a slow game after the
    deadline; `public` lists the table, `chat` enables chat; `best_of` is the number of games in a match, 0 for none.
    `daily` is the date of the daily challenge, as in 2026-11-16: it decides everything but the game.
    """

    game: Word
    options: Annotated[dict[Word, Notation], Meta(max_length=40)] = {}
    start: Position = ""
    clock: ClockKind = "none"
    milliseconds: Count = 0
    stand_in: Word = "normal"
    grace: Count = GRACE
    public: bool = False
    chat: bool = True
    best_of: BestOf = 0
    daily: Annotated[str, Meta(max_length=10)] = ""


def settings_in(holder: object) -> TableSettings:
    """Copy the settings from a message or entry that has their fields among others."""
    return TableSettings(*[getattr(holder, name) for name in TableSettings.__struct_fields__])


def settings_fields(settings: TableSettings) -> dict[str, Any]:
    """Return the settings as keyword arguments for such a message or entry."""
    return structs.asdict(settings)
