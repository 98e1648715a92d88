"""The settings of a table: one value, from the wire to the log and back.

A setting that is added here has a default. Messages and tables follow from this list by themselves. It also comes
last, with its default, in the two entries that keep it (`pixcade.table.entries.Opened` and `Arranged`, which say what a
new field asks of a log), and needs words, a place on the page and a test: see docs/extending.md.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, structs

Count = Annotated[int, Meta(ge=0, le=2**31)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Position = Annotated[str, Meta(max_length=4000)]
ClockKind = Literal["none", "decision", "bank"]
BestOf = Literal[0, 3, 5, 7]

GRACE = 60_000
"""Milliseconds of absence after which the stand-in gets a seat, unless a table says otherwise."""


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played, and how. An option that is left out takes its default, or is drawn.

    `start` is the position it begins with, empty for a game's own; `clock` is `none`, a time for each `decision` or a
    `bank` for each player, with its `milliseconds`; `stand_in` names the bot that plays for somebody who is away, after
    `grace` milliseconds; `public` says that the table is listed, `chat` that people may write; `best_of` so many games
    make a match, which ends with its winner, 0 for none.
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


def settings_in(holder: object) -> TableSettings:
    """Return the settings alone, from a message or an entry that has their fields and others."""
    return TableSettings(*[getattr(holder, name) for name in TableSettings.__struct_fields__])


def settings_fields(settings: TableSettings) -> dict[str, Any]:
    """Return the settings as arguments, for a message or an entry that has their fields and others."""
    return structs.asdict(settings)
