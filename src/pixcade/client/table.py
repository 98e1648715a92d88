"""A client's place at a table: a copy of its state, and every request to it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Literal, Self

from pixcade.client.connection import Goodbye, MessageLost, ServerConnection
from pixcade.client.state import News, OwnStep, updated, written
from pixcade.protocol.client_messages import (
    PROTOCOL,
    Agree,
    Arrange,
    Back,
    Hello,
    Hint,
    Leave,
    Pause,
    Rematch,
    Request,
    Resume,
    Say,
    SeatBot,
    Sit,
    Start,
    Submit,
    Swap,
    Withdraw,
)
from pixcade.protocol.server_messages import Announced, Beaten, Done, FromServer, Present, Said, State, Welcome, Yours
from pixcade.table.settings import TableSettings


class TableClient:
    """A client's place at a table, to be entered with `async with`. It reconnects by itself after every break.

    `state` is the copy of the table, `yours` what only this client is sent, `said` the chat. Where `keep` is set,
    `heard` has every message received.
    """

    def __init__(self, address: str, headers: Callable[[], dict[str, str]], *, screen: bool = False) -> None:
        """Name a table by the address of its socket."""
        self.screen = screen
        self.state: State | None = None
        self.welcome: Welcome | None = None
        self.yours: Yours | None = None
        self.present: Present | None = None
        self.announced = Announced("", False)
        self.said: list[Said] = []
        self.heard: list[FromServer] = []
        self.keep = False
        self._line = ServerConnection(address, headers, self._hello, self._hear)
        self._revisions: dict[tuple[int, str], int] = {}
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        """Connect, and wait for the table's state. Raises Goodbye where the server refuses us."""
        self._task = asyncio.create_task(self._line.live())
        try:
            await self.until(lambda: self.state is not None and self.yours is not None)
        except BaseException:
            await self._stop()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        """Disconnect."""
        await self._stop()

    async def _stop(self) -> None:
        assert self._task is not None
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    @property
    def known(self) -> State:
        """The copy of the table; only after entering."""
        assert self.state is not None, "enter it with `async with`"
        return self.state

    # Requests

    async def ask(self, request: Request) -> Done:
        """Send a request and wait for its answer. Raises a Refusal, or Goodbye."""
        return await self._line.ask(request)

    def new_id(self) -> str:
        """Return an id that no request of ours has had."""
        return self._line.new_id()

    async def submit(self, piece: str, move: str, *, revision: int | None = None) -> Done:
        """Submit a program for a piece in the open step, or change it."""
        step, seat, known = self._own(piece)
        replaced = known if revision is None else revision
        return self._programmed(
            step, piece, await self.ask(Submit(self.new_id(), seat, step, piece, move, replaced))
        )  # fmt: skip

    async def withdraw(self, piece: str) -> Done:
        """Take a program back."""
        step, seat, revision = self._own(piece)
        return self._programmed(step, piece, await self.ask(Withdraw(self.new_id(), seat, step, piece, revision)))

    async def sit(self, seat: int, name: str, player: Literal["", "same", "another"] = "") -> Done:
        """Take a seat."""
        return await self.ask(Sit(self.new_id(), seat, name, player))

    async def leave(self, seat: int) -> Done:
        """Leave a seat."""
        return await self.ask(Leave(self.new_id(), seat))

    async def back(self, seat: int) -> Done:
        """Take one's seat back from the stand-in bot."""
        return await self.ask(Back(self.new_id(), seat))

    async def seat_bot(self, seat: int, level: str) -> Done:
        """Give a seat to a bot."""
        return await self.ask(SeatBot(self.new_id(), seat, level))

    async def swap(self, seat: int, other: int) -> Done:
        """Swap two seats."""
        return await self.ask(Swap(self.new_id(), seat, other))

    async def arrange(self, settings: TableSettings) -> Done:
        """Change the settings, before the start."""
        return await self.ask(Arrange(self.new_id(), settings))

    async def start(self) -> Done:
        """Begin the game."""
        return await self.ask(Start(self.new_id()))

    async def pause(self) -> Done:
        """Stop the clocks."""
        return await self.ask(Pause(self.new_id()))

    async def resume(self) -> Done:
        """Start the clocks again."""
        return await self.ask(Resume(self.new_id()))

    async def agree(self, seat: int, *, yes: bool = True) -> Done:
        """Vote to stop the game, or withdraw the vote."""
        return await self.ask(Agree(self.new_id(), seat, yes))

    async def say(self, seat: int, text: str = "", phrase: str = "") -> Done:
        """Write a chat message."""
        return await self.ask(Say(self.new_id(), seat, text, phrase))

    async def hint(self, seat: int, piece: str) -> dict[str, object]:
        """Return the moves that a strong bot evaluates for a piece of ours."""
        return (await self.ask(Hint(self.new_id(), seat, piece))).values

    async def rematch(self) -> str:
        """Return the table of a rematch."""
        return str((await self.ask(Rematch(self.new_id()))).values["table"])

    def _own(self, piece: str) -> tuple[int, int, int]:
        """Return the step, the seat and the revision of a piece that is due."""
        current = self.known.current
        decision = next((one for one in current.decisions if one.piece == piece), None)
        if decision is None:
            return current.step, 0, 0  # the server refuses it with the reason
        revisions = [decision.changes + 1 if decision.decided or decision.changes else 0]
        revisions.append(self._revisions.get((current.step, piece), 0))
        if self.yours is not None and self.yours.step == current.step:
            revisions += [one.revision for one in self.yours.programs if one.piece == piece]
        return current.step, decision.seat, max(revisions)  # each may lag behind the others

    def _programmed(self, step: int, piece: str, done: Done) -> Done:
        """Remember the revision of a program: its answer comes before the message about it."""
        self._revisions = {place: known for place, known in self._revisions.items() if place[0] >= step}
        self._revisions[step, piece] = max(done.revision, self._revisions.get((step, piece), 0))
        return done

    # Waiting

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until a condition holds for the table. Raises Goodbye where it never will."""
        await self._line.until(true)

    async def steps(self) -> AsyncIterator[OwnStep]:
        """Yield the steps in which a decision of ours is due, until the game is over.

        Each decision is given once. One that becomes ours in an open step, with a seat that we take, is given then.
        """
        given: set[tuple[int, str]] = set()
        while True:
            await self.until(lambda: self._over() or bool(self._due(given)))
            step = self._due(given)
            if step is None:
                return
            given.intersection_update({place for place in given if place[0] == step.number})
            given.update((step.number, one.piece) for one in step.mine)
            yield step

    def _over(self) -> bool:
        return self.state is not None and self.state.phase == "over"

    def _due(self, given: set[tuple[int, str]]) -> OwnStep | None:
        """Return the open step if a decision of ours is due in it that was not given yet."""
        if self.state is None or self.yours is None or self.state.phase != "playing":
            return None
        current, seats = self.state.current, self.yours.seats
        mine = tuple(
            one
            for one in current.decisions
            if one.seat in seats and not one.decided and (current.step, one.piece) not in given
        )
        return OwnStep(current.step, {**self.state.board, **current.facts}, current, mine) if mine else None

    # Receiving

    def _hello(self) -> Hello:
        """The first message of every connection: what we have already."""
        have = self.state.number if self.state is not None else 0
        return Hello(PROTOCOL, build="pixcade.client", have=have, screen=self.screen)

    def _hear(self, message: FromServer) -> None:
        """Apply a message of the server. Raises MessageLost where one before it is missing."""
        if self.keep:
            self.heard.append(message)
        self.said = written(self.said, message)
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
            self.state = self._followed(self.state, message)

    def _followed(self, state: State, message: FromServer) -> State:
        if isinstance(message, Beaten) and message.number > state.number:
            raise MessageLost
        if isinstance(message, News):
            if message.number <= state.number:  # known already
                return state
            if message.number > state.number + 1:
                raise MessageLost
        return updated(state, message)


__all__ = ["Goodbye", "OwnStep", "TableClient"]
