"""All processes of one server as a whole: whether others live, their connections, and who is connected there."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from pixcade.server.access.rate_limits import Limits
from pixcade.server.services.bundle import Services
from pixcade.server.services.cluster_messages import (
    EVERYBODY,
    AnyNews,
    Asking,
    ConnectedPerson,
    Connections,
    Living,
    written,
)

ANSWERED = 500
"""Milliseconds within which the others answer: a message takes about one."""
BELIEVED = 15_000
"""Milliseconds without a word after which a process and its connections count as gone."""

WhoIsConnected = Callable[[], tuple[ConnectedPerson, ...]]


class Peers:
    """The other processes of this server, as far as the whole of it is concerned and not a table."""

    def __init__(self, services: Services, who: WhoIsConnected) -> None:
        """`who` returns who is connected to this process."""
        self.services = services
        self.bus = services.bus
        self.limits: Limits = services.limits
        self.who = who
        self.serving = False
        """Whether this process serves people: one that only starts does not count as one that lives."""
        self.questions: dict[int, list[Living]] = {}
        self.first = asyncio.Event()
        self.asked = 0

    async def another_lives(self) -> bool:
        """Whether another process serves people now; True as well where nobody could be heard."""
        return not await self.bus.hears(EVERYBODY) or await self.another_answers()

    async def another_answers(self) -> bool:
        """Whether another process that serves people answers within half a second."""
        self.first.clear()
        self.ask(people=False)
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWERED / 1000):
                await self.first.wait()
        return self.first.is_set()

    async def connected_elsewhere(self) -> list[Living]:
        """Ask all other processes who is connected there, and return what has come within half a second."""
        if self.bus.alone:
            return []
        number = self.ask(people=True)
        await asyncio.sleep(ANSWERED / 1000)
        return self.questions.pop(number)

    def ask(self, *, people: bool) -> int:
        """Ask all other processes; return the number of the question."""
        self.asked += 1
        self.questions = {self.asked: [], **(self.questions if people else {})}
        self.bus.publish(EVERYBODY, written(Asking(self.bus.process, self.asked, people)))
        return self.asked

    def heard(self, news: AnyNews | None) -> None:
        """Handle what another process says of itself, or asks."""
        if isinstance(news, Asking) and self.serving:
            self.bus.publish(
                EVERYBODY,
                written(Living(self.bus.process, news.process, news.number, self.who() if news.people else ())),
            )
        elif isinstance(news, Living) and news.to == self.bus.process:
            self.first.set()
            if news.number in self.questions:
                self.questions[news.number].append(news)
        elif isinstance(news, Connections):
            until = self.services.time.now() + BELIEVED
            self.limits.distant.heard(
                news.process, news.counts, until, whole=news.whole, open=news.open, most=news.most
            )

    def tell_connections(self, *, whole: bool = False) -> None:
        """Publish how many connections people and addresses have here: those that have changed, or all of them."""
        self.limits.distant.expire(self.services.time.now())
        changed, self.limits.changed = self.limits.changed, set()
        keys = self.limits.connections if whole else changed
        if keys or whole:
            counts = tuple((kind, owner, self.limits.connections.get((kind, owner), 0)) for kind, owner in keys)
            taken = self.limits.connected_now, self.limits.most_connections
            self.bus.publish(EVERYBODY, written(Connections(self.bus.process, counts, whole, *taken)))

    def leave(self) -> None:
        """Say that nobody is connected here any more."""
        self.serving = False
        if not self.bus.alone:
            self.bus.publish(EVERYBODY, written(Connections(self.bus.process, (), True)))
