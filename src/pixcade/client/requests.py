"""Every request at a table, for players and for the host."""

from abc import ABC, abstractmethod
from typing import Literal, cast

from pixcade.client.state import KnownTable
from pixcade.protocol.client_messages import (
    Accept,
    Back,
    ChangeSettings,
    ChoosePiece,
    Hint,
    Leave,
    Pause,
    Preview,
    Rematch,
    Rename,
    Request,
    Resume,
    SeatBot,
    SendChat,
    Sit,
    Start,
    Submit,
    Swap,
    TakeBack,
    VoteStop,
    Withdraw,
)
from pixcade.protocol.server_messages import Done
from pixcade.table.settings import BestOf, TableSettings


class Requests(ABC):
    """Sends requests."""

    @abstractmethod
    async def ask(self, request: Request) -> Done:
        """Send a request and wait for its response. Raises a PixcadeError, or Goodbye."""

    @abstractmethod
    def new_id(self) -> str:
        """Return a fresh request id."""


class HostRequests(Requests):
    """The host's requests."""

    async def start(self) -> Done:
        return await self.ask(Start(self.new_id()))

    async def pause(self) -> Done:
        return await self.ask(Pause(self.new_id()))

    async def resume(self) -> Done:
        return await self.ask(Resume(self.new_id()))

    async def swap(self, seat: int, other: int) -> Done:
        return await self.ask(Swap(self.new_id(), seat, other))

    async def seat_bot(self, seat: int, level: str) -> Done:
        """Give a seat to a bot, or change its bot: a level, alone or with a persona as in `hard.blip`."""
        return await self.ask(SeatBot(self.new_id(), seat, level))

    async def arrange(self, settings: TableSettings) -> Done:
        """Change the settings, before the start."""
        return await self.ask(ChangeSettings(self.new_id(), settings))


class PlayerRequests(KnownTable, Requests):
    """A player's requests, with our copy of the table."""

    def __init__(self, *, screen: bool = False) -> None:
        super().__init__(screen=screen)
        self._revisions: dict[tuple[int, str], int] = {}

    async def submit(self, piece: str, move: str, *, revision: int | None = None) -> Done:
        """Submit a move for a piece in the open step, or change it."""
        step, seat, known = self._own(piece)
        replaced = known if revision is None else revision
        return self._programmed(
            step, piece, await self.ask(Submit(self.new_id(), seat, step, piece, move, replaced))
        )  # fmt: skip

    async def withdraw(self, piece: str) -> Done:
        """Withdraw a move."""
        step, seat, revision = self._own(piece)
        return self._programmed(step, piece, await self.ask(Withdraw(self.new_id(), seat, step, piece, revision)))

    async def take_back(self, seat: int) -> Done:
        """Take back our last move and everything after it; only alone with bots."""
        done = await self.ask(TakeBack(self.new_id(), seat, self.known.current.step))
        self._revisions.clear()
        return done

    async def sit(self, seat: int, name: str, player: Literal["", "same", "another"] = "") -> Done:
        return await self.ask(Sit(self.new_id(), seat, name, player))

    async def rename(self, seat: int, name: str) -> Done:
        return await self.ask(Rename(self.new_id(), seat, name))

    async def choose_piece(self, seat: int, piece: str) -> Done:
        """Play another piece, before the start."""
        return await self.ask(ChoosePiece(self.new_id(), seat, piece))

    async def leave(self, seat: int) -> Done:
        return await self.ask(Leave(self.new_id(), seat))

    async def back(self, seat: int) -> Done:
        """Take our seat back from the stand-in bot."""
        return await self.ask(Back(self.new_id(), seat))

    async def agree(self, seat: int, *, yes: bool = True) -> Done:
        """Vote to stop the game, or withdraw the vote."""
        return await self.ask(VoteStop(self.new_id(), seat, yes))

    async def say(self, seat: int, text: str = "", phrase: str = "") -> Done:
        """Write a chat message."""
        return await self.ask(SendChat(self.new_id(), seat, text, phrase))

    async def hint(self, seat: int, piece: str) -> dict[str, object]:
        """Return a strong bot's evaluation of the moves of a piece of ours."""
        return (await self.ask(Hint(self.new_id(), seat, piece))).values

    async def preview(self, seat: int, piece: str) -> dict[str, object]:
        """Return the choices of a piece of ours with the outcome of each move."""
        return cast(dict[str, object], (await self.ask(Preview(self.new_id(), seat, piece))).values["choices"])

    async def accept(self) -> Done:
        """Be ready for the rematch at this table: it starts when everyone is, or soon after the first."""
        return await self.ask(Accept(self.new_id()))

    async def rematch(self, *keep: Literal["roles", "board"], best_of: BestOf = 0) -> str:
        """Return the table of a rematch: roles rotate and a new board is drawn, unless they are kept."""
        return str((await self.ask(Rematch(self.new_id(), keep, best_of))).values["table"])

    def _own(self, piece: str) -> tuple[int, int, int]:
        """Return the step, the seat and the revision of a piece that is due."""
        current = self.known.current
        decision = next((one for one in current.decisions if one.piece == piece), None)
        if decision is None:
            return current.step, 0, 0  # the server rejects it with the reason
        revisions = [decision.changes + 1 if decision.decided or decision.changes else 0]
        revisions.append(self._revisions.get((current.step, piece), 0))
        if self.yours is not None and self.yours.step == current.step:
            revisions += [one.revision for one in self.yours.programs if one.piece == piece]
        return current.step, decision.seat, max(revisions)  # each may lag behind the others

    def _programmed(self, step: int, piece: str, done: Done) -> Done:
        """Remember a submission's revision: the response arrives before the message about it."""
        self._revisions = {place: known for place, known in self._revisions.items() if place[0] >= step}
        self._revisions[step, piece] = max(done.revision, self._revisions.get((step, piece), 0))
        return done
