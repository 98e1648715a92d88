"""The client's copy of a table, updated from the server's messages."""

from dataclasses import dataclass

import msgspec

from pixcade.client.errors import MessageLost
from pixcade.protocol.client_messages import PROTOCOL, Hello
from pixcade.protocol.server_messages import (
    Announced,
    Changed,
    ChatMessage,
    ChatRemoved,
    Clocks,
    Decided,
    DecisionView,
    FromServer,
    GameData,
    HeartbeatReply,
    LastStep,
    Present,
    RematchReady,
    Revealed,
    State,
    StepView,
    Welcome,
    Yours,
)

News = State | Changed | Decided | Revealed
"""Messages with consecutive numbers."""

replace = msgspec.structs.replace


@dataclass(frozen=True)
class OwnStep:
    """A step with decisions of ours. `facts` are those of docs/engine.md."""

    number: int
    facts: GameData
    current: StepView
    mine: tuple[DecisionView, ...]

    @property
    def position(self) -> str:
        return self.current.position

    def choices(self, piece: str) -> GameData:
        found: GameData = self.current.choices[piece]
        return found


class KnownTable:
    """The copy of a table.

    `state` is the public state, `yours` the private part, `said` the chat. If `keep` is set, `heard` has every message
    received.
    """

    def __init__(self, *, screen: bool = False) -> None:
        self.screen = screen
        self.state: State | None = None
        self.welcome: Welcome | None = None
        self.yours: Yours | None = None
        self.present: Present | None = None
        self.announced = Announced("", False)
        self.said: list[ChatMessage] = []
        self.heard: list[FromServer] = []
        self.keep = False

    @property
    def known(self) -> State:
        """The copy of the table; only after entering."""
        assert self.state is not None, "enter it with `async with`"
        return self.state

    def _over(self) -> bool:
        return self.state is not None and self.state.phase == "over"

    def _due(self, given: set[tuple[int, str]]) -> OwnStep | None:
        """Return the open step if it has a decision of ours without a move."""
        if self.state is None or self.yours is None or self.state.phase != "playing":
            return None
        current, seats = self.state.current, self.yours.seats
        mine = tuple(
            one
            for one in current.decisions
            if one.seat in seats and not one.decided and (current.step, one.piece) not in given
        )
        return OwnStep(current.step, {**self.state.board, **current.facts}, current, mine) if mine else None

    def _hello(self) -> Hello:
        """The first message of every connection: what we have already."""
        have = self.state.number if self.state is not None else 0
        return Hello(PROTOCOL, build="pixcade.client", have=have, screen=self.screen)

    def _hear(self, message: FromServer) -> None:
        """Apply a message of the server. Raises MessageLost if one before it is missing."""
        if self.keep:
            self.heard.append(message)
        self.said = apply_chat(self.said, message)
        if isinstance(message, Welcome):
            self.welcome = message
        elif isinstance(message, Yours):
            self.yours = message
        elif isinstance(message, Present):
            self.present = message
        elif isinstance(message, Announced):
            self.announced = message
        elif isinstance(message, State):
            self.state = message
        elif self.state is not None:
            self.state = self._apply(self.state, message)

    def _apply(self, state: State, message: FromServer) -> State:
        if isinstance(message, HeartbeatReply) and message.number > state.number:
            raise MessageLost
        if isinstance(message, News):
            if message.number <= state.number:  # known already
                return state
            if message.number > state.number + 1:
                raise MessageLost
        return apply_message(state, message)


def apply_message(state: State, message: FromServer) -> State:
    if isinstance(message, State):
        return message
    if isinstance(message, Clocks):
        return replace(state, clocks=message.clocks)
    if isinstance(message, RematchReady):
        return replace(state, next=message.table)
    if isinstance(message, Changed):
        return replace(
            state, number=message.number, phase=message.phase, host=message.host, paused=message.paused,
            paused_by=message.paused_by, seats=message.seats, clocks=message.clocks,
        )  # fmt: skip
    if isinstance(message, Revealed):
        return replace(
            state, number=message.number, phase="over" if message.current.outcome is not None else state.phase,
            seats=message.seats, current=message.current, clocks=message.clocks,
            last=LastStep(message.step, message.played, message.events),
        )  # fmt: skip
    if isinstance(message, Decided):
        current = replace(state.current, decisions=apply_decided(state.current.decisions, message))
        return replace(state, number=message.number, current=current, clocks=message.clocks)
    return state


def apply_decided(decisions: tuple[DecisionView, ...], message: Decided) -> tuple[DecisionView, ...]:
    """Return the open step's decisions after one was submitted, changed or withdrawn."""
    return tuple(
        replace(one, decided=message.decided, commitment=message.commitment, changes=message.changes)
        if one.piece == message.piece
        else one
        for one in decisions
    )


def apply_chat(said: list[ChatMessage], message: FromServer) -> list[ChatMessage]:
    """Return the chat of a table, in order; all of it is sent again after every reconnect."""
    if isinstance(message, Welcome):
        return []
    if isinstance(message, ChatMessage | ChatRemoved):
        others = [one for one in said if one.number != message.number]
        return sorted([*others, message] if isinstance(message, ChatMessage) else others, key=lambda one: one.number)
    return said
