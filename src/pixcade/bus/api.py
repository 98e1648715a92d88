"""What every bus offers: publish and subscribe between the processes of one server, and claims (leases) on work."""

from collections.abc import Callable
from typing import Protocol

from pixcade.core.errors import Refusal

Heard = Callable[[bytes], None]
"""Callback for each message of a topic. It runs in the event loop, so it must be quick and never block."""

Now = Callable[[], int]
"""Returns the current time in milliseconds."""


class BusRefused(Refusal):
    """The bus can't be used with this configuration."""


class Bus(Protocol):
    """One process's end of the bus.

    No method fails or takes longer than a second or two, whatever happens to the service behind it: messages may be
    lost, and a claim may be granted to several processes. Callers must lose nothing but time by either.
    """

    process: str
    """The id of this process: random, and new after each start."""

    alone: bool
    """Whether this is the only process, now and later: then nothing needs to be published."""

    dropped: int
    """How many of our messages could not be sent."""

    @property
    def healthy(self) -> bool:
        """Whether messages of other processes reach us now, as far as we know."""

    @property
    def healthy_since(self) -> int | None:
        """Since when we have missed no message of our subscriptions; None while we may be missing some."""

    @property
    def trouble(self) -> str:
        """The code of what keeps the bus from being healthy; empty where nothing does."""

    def publish(self, topic: str, message: bytes) -> None:
        """Send a message to all other subscribed processes. Never waits and never fails: what can't be sent is dropped.

        Messages of one process arrive in the order in which they were published, with gaps where some were dropped.
        """

    def subscribe(self, topic: str, heard: Heard) -> None:
        """Set the callback for messages of other processes on a topic; it replaces an earlier one."""

    def unsubscribe(self, topic: str) -> None:
        """Receive no more messages of a topic."""

    async def hears(self, topic: str) -> bool:
        """Wait until a subscription is in force; False where there is none, or it can't be in force now.

        Reading the store after this leaves no gap between what was read and what will be received.
        """

    async def claim(self, name: str, milliseconds: int) -> bool:
        """Try to take a claim for a time; whether this process has it. The first to ask gets it until it expires.

        Asking again before that is refused, to the holder as well. Also True where the bus can't be reached.
        """

    async def renew(self, name: str, milliseconds: int) -> bool:
        """Extend a claim, counted from now; False where another process holds it by now."""

    async def release(self, name: str) -> None:
        """Release a claim, if it is still ours."""

    async def start(self) -> None:
        """Connect and begin to receive. Waits briefly for the connection, then goes on without it."""

    def time_was_set(self) -> None:
        """Let `healthy_since` be now, unless it is None: the time that it was has another meaning."""

    async def close(self) -> None:
        """Flush what is queued, if that is quick, and stop receiving."""
