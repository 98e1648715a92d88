"""The bus of a single process: there is nobody to send to or to receive from, and every claim is granted."""

from pixcade.bus.api import Heard, Now


class LocalBus:
    """A bus with no other process on it."""

    process = "alone"
    alone = True
    healthy = True
    trouble = ""
    dropped = 0

    def __init__(self, now: Now) -> None:
        self._now = now
        self.healthy_since: int | None = now()

    def publish(self, topic: str, message: bytes) -> None:
        """Do nothing: there is no other process."""

    def subscribe(self, topic: str, heard: Heard) -> None:
        """Do nothing: no message will ever come."""

    def unsubscribe(self, topic: str) -> None:
        """Do nothing: no message ever comes."""

    async def hears(self, topic: str) -> bool:
        """True: nothing can be missed."""
        return True

    async def claim(self, name: str, milliseconds: int) -> bool:
        """True: no other process competes for it."""
        return True

    async def renew(self, name: str, milliseconds: int) -> bool:
        """True: no other process can take it."""
        return True

    async def release(self, name: str) -> None:
        """Do nothing: no other process waits for it."""

    async def start(self) -> None:
        """Do nothing: there is no connection."""

    def time_was_set(self) -> None:
        """Let `healthy_since` be now."""
        self.healthy_since = self._now()

    async def close(self) -> None:
        """Do nothing: there is no connection."""
