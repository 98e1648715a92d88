"""What every bus offers: news between the processes of one server, and claims to what one of them is enough for."""

from collections.abc import Callable
from typing import Protocol

from pixcade.core.errors import Refusal

Heard = Callable[[bytes], None]
"""What is called with each message of a topic: in the event loop, so it must be quick and never wait."""

Now = Callable[[], int]
"""What time it is, in milliseconds."""


class BusRefused(Refusal):
    """A bus can't be had like this."""


class Bus(Protocol):
    """One process's end of the bus.

    Nothing here fails, or takes longer than a second or two, whatever happens to the program behind it: messages are
    lost, and claims are had by several. So whoever uses a bus must lose nothing by either but time.
    """

    process: str
    """The id of this process: random, and another one after each start."""

    alone: bool
    """Whether there is no other process, and never will be: then nobody need be told anything."""

    dropped: int
    """Messages of ours that were not sent."""

    @property
    def healthy(self) -> bool:
        """Whether news of others reach us now, as far as we know."""

    @property
    def healthy_since(self) -> int | None:
        """Since when we have missed nothing of what we had subscribed to; None where we miss things now."""

    @property
    def trouble(self) -> str:
        """The code of what keeps the bus from being healthy; empty where nothing does."""

    def publish(self, topic: str, message: bytes) -> None:
        """Tell all other processes that have subscribed. Never waits and never fails: what can't be sent is dropped.

        What is heard of one process is heard in the order in which it was published, with gaps where messages were
        dropped.
        """

    def subscribe(self, topic: str, heard: Heard) -> None:
        """Call something with each message of other processes on a topic, in place of what was called before."""

    def unsubscribe(self, topic: str) -> None:
        """Hear nothing more of a topic."""

    async def hears(self, topic: str) -> bool:
        """Wait until a subscription is in force; False where it is none, or can't be now.

        Who reads the store after this misses nothing between what was read and what will be heard.
        """

    async def claim(self, name: str, milliseconds: int) -> bool:
        """Whether this process may do what one is enough for: the first who asks may, until the time is over.

        Asking again before that is refused, to this process as well. True as well where nobody can be asked.
        """

    async def renew(self, name: str, milliseconds: int) -> bool:
        """Keep a claim for so long from now on; False where somebody else has it by now."""

    async def release(self, name: str) -> None:
        """Give a claim back, if it is still ours."""

    async def start(self) -> None:
        """Begin to listen. Waits a moment for the connection, and goes on without."""

    async def close(self) -> None:
        """Send what waits, if that is quickly done, and stop listening."""
