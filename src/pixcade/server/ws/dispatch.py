"""Dispatch: what each message of a socket leads to."""

from collections import ChainMap
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple

import msgspec

from pixcade.core.errors import Refusal
from pixcade.protocol.client_messages import (
    Agree,
    Arrange,
    Back,
    Beat,
    ChoosePiece,
    FromClient,
    Hello,
    Hint,
    Leave,
    Pause,
    Rematch,
    Rename,
    Request,
    Resume,
    Say,
    SeatBot,
    Shown,
    Sit,
    StandIn,
    Start,
    Submit,
    Swap,
    Withdraw,
)
from pixcade.protocol.server_messages import Beaten, Done
from pixcade.server.access.proxies import household
from pixcade.server.registry.create import rematch
from pixcade.server.registry.registry import RoomRegistry
from pixcade.server.rooms import chat, hints, screens, seats, submissions
from pixcade.server.rooms.broadcast import GOING_AWAY, Connection, encoded, refuse
from pixcade.server.rooms.commit import GroupCommit
from pixcade.server.rooms.log_versions import WrittenByNewerVersion
from pixcade.server.rooms.room import Room
from pixcade.server.rooms.submissions import Submission

UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What can come of a text that is no message of ours."""

DECODER = msgspec.json.Decoder(FromClient)
SUBMIT = msgspec.json.Decoder(Submit)
SUBMIT_BEGINS = b'{"type":"submit"'

Handler = Callable[[Room, Connection, Any], Awaitable[None]]


class Route(NamedTuple):
    """Where a message goes, and on which terms."""

    handler: Handler
    budget: str = ""
    """A rate limit besides that of all messages."""
    once: bool = True
    """Whether a repeated request is answered without being done again. Submissions see to that by themselves."""
    beside: bool = False
    """Whether it may take long, and nothing else shall wait for it."""
    begins: bool = False
    """Whether it begins a game: refused during maintenance."""


ROUTES: dict[type[Request], Route] = {
    Submit: Route(submissions.submit, once=False),
    Withdraw: Route(submissions.withdraw, once=False),
    Sit: Route(seats.sit, "join"),
    Rename: Route(seats.rename, "name"),
    ChoosePiece: Route(seats.choose_piece, "join"),
    Leave: Route(seats.leave, "join"),
    SeatBot: Route(seats.seat_bot, "join"),
    Swap: Route(seats.swap, "join"),
    Arrange: Route(seats.arrange, "join"),
    Start: Route(seats.start, begins=True),
    Pause: Route(seats.pause),
    Resume: Route(seats.resume),
    Back: Route(seats.come_back),
    StandIn: Route(seats.stand_in),
    Agree: Route(seats.agree),
    Say: Route(chat.say),
    Hint: Route(hints.hint, once=False, beside=True),
    Shown: Route(screens.show, once=False),
}


class Dispatcher:
    """Answers the messages of all sockets of a process."""

    def __init__(self, registry: RoomRegistry, commits: GroupCommit) -> None:
        self.registry = registry
        self.services = registry.services
        self.commits = commits
        own: dict[type[Request], Route] = {Rematch: Route(partial(rematch, registry), once=False)}
        self.routes = ChainMap(own, ROUTES)

    async def answer(self, room: Room, connection: Connection, text: str | bytes) -> None:
        """Do what a message asks for, or say why not."""
        began = self.services.time.now()
        id = ""
        try:
            asked = decoded(text)
            if isinstance(asked, Beat):  # answered, so that a device that wakes up knows at once where it stands
                connection.push(encoded(Beaten(room.table.number)))
                return
            id = asked.id
            await self.do(room, connection, asked)
            self.services.metrics.acknowledged.observe(self.services.time.now() - began)
        except NotUnderstood as refusal:
            refuse(self.services, connection, loose_id(text), refusal)
        except WrittenByNewerVersion as newer:  # no answer: it is asked again elsewhere
            connection.end(newer.code, again=True, number=GOING_AWAY)
        except Refusal as refusal:
            refuse(self.services, connection, id, refusal)
        except Exception as error:
            self.services.log.fault(error, table=room.id)
            refuse(self.services, connection, id, Refusal("server.fault"))

    async def do(self, room: Room, connection: Connection, asked: Request) -> None:
        """Do what a request asks for, on the terms of its route. Raises a Refusal."""
        route, guest = self.routes[type(asked)], connection.guest
        if not isinstance(asked, Submit):
            await self.services.fair_turns.turn(household(guest.address))
        self.services.limits.take("message", guest.person, guest.address)
        if route.budget:
            self.services.limits.take(route.budget, guest.person, guest.address)
        if route.begins:
            self.registry.refuse_maintenance()
        if route.beside:
            room.tasks.begin(self.do_beside(route.handler, room, connection, asked))
        elif not route.once:
            await route.handler(room, connection, asked)
        else:
            work = partial(route.handler, room, connection, asked)
            if not await room.answered.once(guest.browser, asked.id, hash(msgspec.json.encode(asked)), work):
                connection.push(encoded(Done(asked.id, 0)))

    async def do_beside(self, handler: Handler, room: Room, connection: Connection, asked: Request) -> None:
        """Do something that may take long, and answer."""
        try:
            await handler(room, connection, asked)
        except Refusal as refusal:
            refuse(self.services, connection, asked.id, refusal)

    def submit_fast(self, room: Room, connection: Connection, text: bytes, now: int) -> bool:
        """Let a program be committed together with others that come in now; False where it needs the ordinary way."""
        if room.lock.locked():
            return False
        try:
            asked = SUBMIT.decode(text)
            submission = Submission.prepare(room, connection, asked, now)
        except Exception:  # no message of ours, or refused by what is not durable yet: the ordinary way looks again
            return False
        if submission is None:
            return False
        try:
            self.services.limits.take("message", connection.guest.person, connection.guest.address)
        except Refusal as refusal:
            submission.refuse(refusal)
        else:
            self.commits.add(room, submission)
        return True


class NotUnderstood(Refusal):
    """A text that is no request of ours."""


def decoded(text: str | bytes) -> Request | Beat:
    """Read a message after the first one. Raises a Refusal."""
    try:
        asked: FromClient = DECODER.decode(text)
    except UNREADABLE as error:
        raise NotUnderstood("server.not-understood", problem=str(error)[:200]) from None
    if isinstance(asked, Hello):
        raise Refusal("server.hello-once")
    return asked


def loose_id(text: str | bytes) -> str:
    """Return the id of a request that can't be read otherwise, if it has one."""
    try:
        found = msgspec.json.decode(text)
    except UNREADABLE:
        return ""
    id = found.get("id") if isinstance(found, dict) else None
    return id[:40] if isinstance(id, str) else ""
