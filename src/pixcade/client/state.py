"""The client's copy of a table, updated from the server's messages."""

from dataclasses import dataclass

import msgspec

from pixcade.protocol.server_messages import (
    Changed,
    Clocks,
    Decided,
    DecisionTold,
    Followed,
    FromServer,
    GameData,
    LastTold,
    Revealed,
    Said,
    State,
    StepTold,
    Unsaid,
    Welcome,
)

News = State | Changed | Decided | Revealed
"""Messages with consecutive numbers."""

replace = msgspec.structs.replace


@dataclass(frozen=True)
class OwnStep:
    """A step in which decisions of our own are due. `facts` are those of docs/engine.md."""

    number: int
    facts: GameData
    current: StepTold
    mine: tuple[DecisionTold, ...]

    @property
    def position(self) -> str:
        """The position in its one line."""
        return self.current.position

    def choices(self, piece: str) -> GameData:
        """What a piece can choose, as docs/choices.md describes it."""
        found: GameData = self.current.choices[piece]
        return found


def updated(state: State, message: FromServer) -> State:
    """Return a table updated by a message."""
    if isinstance(message, State):
        return message
    if isinstance(message, Clocks):
        return replace(state, clocks=message.clocks)
    if isinstance(message, Followed):
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
            last=LastTold(message.step, message.played, message.events),
        )  # fmt: skip
    if isinstance(message, Decided):
        current = replace(state.current, decisions=decided(state.current.decisions, message))
        return replace(state, number=message.number, current=current, clocks=message.clocks)
    return state


def decided(decisions: tuple[DecisionTold, ...], message: Decided) -> tuple[DecisionTold, ...]:
    """Return the decisions of the open step with one that was made, changed or taken back."""
    return tuple(
        replace(one, decided=message.decided, commitment=message.commitment, changes=message.changes)
        if one.piece == message.piece
        else one
        for one in decisions
    )


def written(said: list[Said], message: FromServer) -> list[Said]:
    """Return the chat of a table, in order; all of it is sent again after every reconnect."""
    if isinstance(message, Welcome):
        return []
    if isinstance(message, Said | Unsaid):
        others = [one for one in said if one.number != message.number]
        return sorted([*others, message] if isinstance(message, Said) else others, key=lambda one: one.number)
    return said
