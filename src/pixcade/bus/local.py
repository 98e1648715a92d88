"""The bus of a process that is alone: nobody has news for it, and everything is its own to do."""

from pixcade.bus.api import Heard, Now


class LocalBus:
    """A bus with nobody else on it."""

    process = "alone"
    alone = True
    healthy = True
    trouble = ""
    dropped = 0

    def __init__(self, now: Now) -> None:
        """Be alone from now on."""
        self.healthy_since: int | None = now()

    def publish(self, topic: str, message: bytes) -> None:
        """Tell nobody."""

    def subscribe(self, topic: str, heard: Heard) -> None:
        """Hear nothing."""

    def unsubscribe(self, topic: str) -> None:
        """Hear nothing."""

    async def hears(self, topic: str) -> bool:
        """Nothing is ever missed."""
        return True

    async def claim(self, name: str, milliseconds: int) -> bool:
        """There is nobody else who could."""
        return True

    async def renew(self, name: str, milliseconds: int) -> bool:
        """Nobody takes it."""
        return True

    async def release(self, name: str) -> None:
        """Nobody waits for it."""

    async def start(self) -> None:
        """Nothing is needed."""

    async def close(self) -> None:
        """Nothing is left."""
