"""Messages from the server on a table's socket. Clients ignore unknown fields and types.

Messages have codes and values, never sentences. No message has a time of day: clocks are milliseconds left.

`state`, `changed`, `decided` and `revealed` carry the number of an entry in the table's log; a client that has number n
receives n + 1 next. Everything in them is public and the same for everyone at the table.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from pixcade.table.settings import TableSettings

GameData = Mapping[str, Any]
"""Facts, choices by piece, or values of an event: docs/protocol/schemas.json has the types that each game declares."""


class ServerMessage(Struct, frozen=True, tag_field="type"):
    """A message from the server."""


class Welcome(ServerMessage, frozen=True, tag="welcome"):
    """The answer to `hello`: this browser's identity at the table.

    `seats` are those whose keys this browser holds. If there are several, submitted moves are never sent back. `code`
    is for joining while the lobby is open, `invite` is the secret after the # of a link to the table.
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
    """A seat and its holder. `holder` is `open`, `person` or `bot`.

    A bot's `name` is its level, or level and persona with a dot between them: `hard.blip`. `late` means that the
    stand-in plays this step of a slow game, `off` is for how many more milliseconds its holder has days off.
    """

    holder: str
    name: str
    person: str
    program: bool
    away: bool
    agreed: bool
    untimed: bool
    late: bool = False
    off: int = 0


class SettingsView(TableSettings, frozen=True, kw_only=True, forbid_unknown_fields=False):
    """The game and its settings: every option as drawn."""

    rules: int


class DecisionView(Struct, frozen=True):
    """A decision of the open step: if a move is in, how often it was changed, its commitment; never the move."""

    piece: str
    seat: int
    decided: bool
    commitment: str
    changes: int


class OutcomeView(Struct, frozen=True):
    """How the game ended. `stopped` is set if it was ended early (`agreed`, `operator`, `server`), without a winner."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    reason: str
    stopped: str


class StepView(Struct, frozen=True):
    """The open step: the position, who decides, and the choices of each decision with their effects.

    `facts` are the difference to the `board` of the last `state` message: together they are the facts described in
    docs/engine.md. `choices` are in docs/protocol.md. `wait` is how long the last reveal is shown before clocks start.
    `silent` are the seats that may not chat now.
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
    """One move of a revealed step, with the salt that opens its commitment."""

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
    """The whole table.

    `phase` is `lobby`, `playing` or `over`. `board` is the position at the start, `last` the last revealed step, if
    any. `previous` and `next` are the tables before and after a rematch, `series` is the score of the games before,
    `match` that of the match in progress, if any. `offered` is for how many milliseconds everyone may take a free seat,
    and `bots_in` after how many bots take them, -1 for never.
    """

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
    offered: int = 0
    bots_in: int = -1


class SeriesView(Struct, frozen=True):
    """The score of the games played before this one by rematches: how many, and wins by player.

    A person is identified by public id, with their name appended if several share a device, a bot by `bot SEAT LEVEL`;
    players without wins are omitted. `first` is the first table of the series: its link leads to the current one.
    """

    games: int
    wins: dict[str, int]
    first: str = ""


class MatchView(Struct, frozen=True):
    """A match of up to `best_of` games. The first to win `needed` of them, and more than anyone else, wins it.

    `games` and `wins` are those before this one, as in a series.
    """

    best_of: int
    needed: int
    games: int
    wins: dict[str, int]


class LastStep(Struct, frozen=True):
    """The last revealed step."""

    step: int
    played: tuple[PlayedMove, ...]
    events: tuple[EventView, ...]


class Changed(ServerMessage, frozen=True, tag="changed"):
    """The table has changed: `what` is the kind of entry (`seated`, `left`, `paused`, ...).

    `seat` is the seat affected (-1 for none), `by` is set if someone else caused it.
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
    """A move was submitted (`decided`), changed (counted by `changes`) or withdrawn."""

    number: int
    step: int
    piece: str
    seat: int
    decided: bool
    commitment: str
    changes: int
    clocks: dict[str, int]


class Revealed(ServerMessage, frozen=True, tag="revealed"):
    """All moves of a step, the events, and the step that is now open."""

    number: int
    step: int
    played: tuple[PlayedMove, ...]
    events: tuple[EventView, ...]
    seats: tuple[SeatView, ...]
    current: StepView
    clocks: dict[str, int]


class OwnMove(Struct, frozen=True):
    """A seat's submitted move. `move` and `salt` are empty if they aren't sent back to this device."""

    piece: str
    seat: int
    programmed: bool
    revision: int
    move: str
    commitment: str
    salt: str


class Yours(ServerMessage, frozen=True, tag="yours"):
    """The submitted moves of this browser's own seats in the open step, and its seats. Sent to it alone."""

    step: int
    seats: tuple[int, ...]
    programs: tuple[OwnMove, ...]
    host: bool = False
    spectator: bool = False


class Clocks(ServerMessage, frozen=True, tag="clocks"):
    """Milliseconds left for each awaited piece."""

    clocks: dict[str, int]


class Done(ServerMessage, frozen=True, tag="done"):
    """A request was done and is durable. `number` is its entry in the log, 0 if it made none.

    For a move the answer has its revision, its commitment and the salt that opens it, for this browser alone.
    """

    id: str
    number: int
    revision: int = 0
    commitment: str = ""
    salt: str = ""
    values: dict[str, Any] = {}


class Rejected(ServerMessage, frozen=True, tag="rejected"):
    """A request was rejected. `code` and `values` make up the message, `rule` is the rule behind it."""

    id: str
    code: str
    rule: str
    values: dict[str, str | int]


class Present(ServerMessage, frozen=True, tag="present"):
    """Who is present: for each seat whether anyone is, the number of spectators, and whether bots are waiting for a
    free core.

    `stand_in` has for each seat the milliseconds until a bot plays for an absent person; -1 if none will, or one does
    already. `shown` is the step that the shared screens have shown, -1 if there is none.
    `ready` are the seats that have accepted a rematch; it starts after `starts_in` milliseconds, -1 if it isn't due.
    """

    seats: tuple[bool, ...]
    spectators: int
    busy: bool
    stand_in: tuple[int, ...] = ()
    shown: int = -1
    ready: tuple[int, ...] = ()
    starts_in: int = -1


class ChatMessage(ServerMessage, frozen=True, tag="chat"):
    """A chat message, `ago` milliseconds old. `seat` is -1 for a spectator."""

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

    `seat` is the one that requested it, -1 if it wasn't someone sitting here.
    """

    table: str
    seat: int = -1


class HeartbeatReply(ServerMessage, frozen=True, tag="heartbeat"):
    """Keepalive. `number` is that of the last entry: a client that has less has missed something."""

    number: int


class Announced(ServerMessage, frozen=True, tag="announced"):
    """A message from the operator to everyone; an empty one removes it. During maintenance no new games start.

    `saving` is false while the store can't write: requests are rejected.
    """

    text: str
    maintenance: bool
    saving: bool = True


class Bye(ServerMessage, frozen=True, tag="bye"):
    """The server closes this connection. `again` is true if the client should reconnect."""

    code: str
    again: bool
    values: dict[str, str | int] = {}


FromServer = (
    Welcome | State | Changed | Decided | Revealed | Yours | Clocks | Done | Rejected | Present
    | ChatMessage | ChatRemoved | HeartbeatReply
    | RematchReady | Announced | Bye
)  # fmt: skip
