"""What the server sends on a table's socket. Clients ignore fields and types that they do not know.

Codes and values travel, never sentences. No message holds a time of day: clocks are milliseconds left.

`state`, `changed`, `decided` and `revealed` carry the number of the entry in the table's log that they tell of; a
client that has number n is told n + 1 next. All that is in them is public and the same for everybody at the table.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from pixcade.table.settings import TableSettings

GameData = Mapping[str, Any]
"""Facts, choices by piece, or values of an event: docs/protocol/schemas.json has the types that each game declares."""


class ServerMessage(Struct, frozen=True, tag_field="type"):
    """Something the server sends."""


class Welcome(ServerMessage, frozen=True, tag="welcome"):
    """The answer to `hello`: who this browser is here.

    `seats` are those whose keys this browser holds. Where these are several, what is programmed is never sent back.
    `code` is what others can join by while the lobby is open, `invite` what stands after the # of a link to the table.
    """

    protocol: int
    build: str
    table: str
    person: str
    name: str
    seats: tuple[int, ...]
    host: bool
    spectator: bool
    screen: bool
    code: str = ""
    invite: str = ""


class SeatView(Struct, frozen=True):
    """Who sits on a seat. `holder` is `open`, `person` or `bot`.

    A bot's `name` is its level, with a dot and its persona behind it where it is somebody: `hard.blip`.
    """

    holder: str
    name: str
    person: str
    program: bool
    away: bool
    agreed: bool
    untimed: bool


class SettingsView(TableSettings, frozen=True, kw_only=True, forbid_unknown_fields=False):
    """What is played, and how: every option as it was drawn."""

    rules: int


class DecisionView(Struct, frozen=True):
    """A decision of the open step: whether it is made, how often it was changed, its commitment; never what it is."""

    piece: str
    seat: int
    decided: bool
    commitment: str
    changes: int


class OutcomeView(Struct, frozen=True):
    """How the game ended. `stopped` names who ended it early (`agreed`, `operator`, `server`); then nobody has won."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    reason: str
    stopped: str


class StepView(Struct, frozen=True):
    """The open step: the whole position, who decides, and what each of them can choose with what would follow.

    `facts` are what differs from the `board` of the last `state` message: laid over it they are the facts that
    docs/engine.md describes. `choices` are in docs/protocol.md. `wait` is how long the last reveal is shown before
    clocks begin to run. `silent` are the seats that may not write now.
    """

    step: int
    position: str
    facts: GameData
    points: tuple[int, ...]
    decisions: tuple[DecisionView, ...]
    choices: GameData
    silent: tuple[int, ...]
    wait: int
    outcome: OutcomeView | None


class PlayedMove(Struct, frozen=True):
    """One program of a step that has been revealed, with what its commitment is opened by."""

    piece: str
    seat: int
    move: str
    milliseconds: int
    default: bool
    commitment: str
    salt: str


class EventView(Struct, frozen=True):
    """Something that happened, as a code with values."""

    code: str
    values: GameData


class State(ServerMessage, frozen=True, tag="state"):
    """The whole table. `phase` is `lobby`, `playing` or `over`. `board` is what is known of the position at the start,
    `last` the step that was revealed last, if any. `previous` and `next` are the tables before and after a rematch,
    `series` says how the games before went, `match` how those of the match went that is played here, if any."""

    number: int
    table: str
    phase: str
    previous: str
    next: str
    settings: SettingsView
    host: str
    paused: bool
    paused_by: str
    seats: tuple[SeatView, ...]
    board: GameData
    current: StepView
    clocks: dict[str, int]
    last: "LastStep | None"
    series: "SeriesView | None" = None
    match: "MatchView | None" = None


class SeriesView(Struct, frozen=True):
    """The games that were played before this one by rematches: how many, and how many of them each has won.

    A person is named by their public id, with their name behind it where several are at one device, a bot as
    `bot SEAT LEVEL`; who has won none is left out. `first` is the table with which it began: the link to it leads to
    the table where the series is now.
    """

    games: int
    wins: dict[str, int]
    first: str = ""


class MatchView(Struct, frozen=True):
    """A match: the best of so many games. Whoever wins `needed` of them first, and more than anybody else, wins it.

    `games` and `wins` are those before this one, as in a series.
    """

    best_of: int
    needed: int
    games: int
    wins: dict[str, int]


class LastStep(Struct, frozen=True):
    """The step that was revealed last."""

    step: int
    played: tuple[PlayedMove, ...]
    events: tuple[EventView, ...]


class Changed(ServerMessage, frozen=True, tag="changed"):
    """Something about the table itself has changed: `what` is the kind of entry (`seated`, `left`, `paused`, ...).

    `seat` is whom it was about (-1 for nobody), `by` who did it where it was not themselves.
    """

    number: int
    what: str
    seat: int
    by: str
    phase: str
    host: str
    paused: bool
    paused_by: str
    seats: tuple[SeatView, ...]
    clocks: dict[str, int]


class Decided(ServerMessage, frozen=True, tag="decided"):
    """Somebody has programmed (`decided`), changed a program (`changes` counts), or taken it back."""

    number: int
    step: int
    piece: str
    seat: int
    decided: bool
    commitment: str
    changes: int
    clocks: dict[str, int]


class Revealed(ServerMessage, frozen=True, tag="revealed"):
    """All programs of a step, what happened, and the step that is open now."""

    number: int
    step: int
    played: tuple[PlayedMove, ...]
    events: tuple[EventView, ...]
    seats: tuple[SeatView, ...]
    current: StepView
    clocks: dict[str, int]


class OwnMove(Struct, frozen=True):
    """What a seat has programmed. `move` and `salt` are empty where this device is not told it back."""

    piece: str
    seat: int
    programmed: bool
    revision: int
    move: str
    commitment: str
    salt: str


class Yours(ServerMessage, frozen=True, tag="yours"):
    """What this browser's own seats have programmed in the open step, and which seats it has. Sent to it alone."""

    step: int
    seats: tuple[int, ...]
    programs: tuple[OwnMove, ...]
    host: bool = False
    spectator: bool = False


class Clocks(ServerMessage, frozen=True, tag="clocks"):
    """Milliseconds left for each awaited piece."""

    clocks: dict[str, int]


class Done(ServerMessage, frozen=True, tag="done"):
    """A request was done and is kept. `number` is its entry in the log, 0 where it made none.

    A program's answer holds its revision, its commitment and the salt that opens it, for this browser alone.
    """

    id: str
    number: int
    revision: int = 0
    commitment: str = ""
    salt: str = ""
    values: dict[str, Any] = {}


class Rejected(ServerMessage, frozen=True, tag="rejected"):
    """A request was not done. `code` and `values` are what a sentence is made from, `rule` the rule it stands on."""

    id: str
    code: str
    rule: str
    values: dict[str, str | int]


class Present(ServerMessage, frozen=True, tag="present"):
    """Who is there: for each seat whether anybody is, how many watch, and whether bots are waiting for a free core.

    `stand_in` says for each seat after how many milliseconds a bot will play for somebody who is gone; -1 where none
    will, or one plays already.
    `shown` is the step that the shared screens show by now, -1 where none has said so.
    `ready` are the seats that have accepted a rematch; it starts after `starts_in` milliseconds, -1 if it doesn't yet.
    """

    seats: tuple[bool, ...]
    spectators: int
    busy: bool
    stand_in: tuple[int, ...] = ()
    shown: int = -1
    ready: tuple[int, ...] = ()
    starts_in: int = -1


class ChatMessage(ServerMessage, frozen=True, tag="chat"):
    """Somebody has written something, `ago` milliseconds ago. `seat` is -1 for a spectator."""

    number: int
    seat: int
    name: str
    person: str
    text: str
    phrase: str
    ago: int


class ChatRemoved(ServerMessage, frozen=True, tag="chat-removed"):
    """A message was removed."""

    number: int


class RematchReady(ServerMessage, frozen=True, tag="rematch-ready"):
    """A rematch is ready at another table, with the same roles and settings.

    `seat` is the one that asked for it, -1 where nobody who sits here did.
    """

    table: str
    seat: int = -1


class HeartbeatReply(ServerMessage, frozen=True, tag="heartbeat"):
    """Still here. `number` is that of the last entry: whoever has less has missed something."""

    number: int


class Announced(ServerMessage, frozen=True, tag="announced"):
    """The operator says something to everybody; empty takes it back. Maintenance means that no new games begin.

    `saving` is false while the server can't save anything: whatever is sent then is rejected.
    """

    text: str
    maintenance: bool
    saving: bool = True


class Bye(ServerMessage, frozen=True, tag="bye"):
    """The server ends this connection. `again` says whether it makes sense to come back."""

    code: str
    again: bool
    values: dict[str, str | int] = {}


FromServer = (
    Welcome | State | Changed | Decided | Revealed | Yours | Clocks | Done | Rejected | Present
    | ChatMessage | ChatRemoved | HeartbeatReply
    | RematchReady | Announced | Bye
)  # fmt: skip
