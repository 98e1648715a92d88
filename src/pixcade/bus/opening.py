"""Which bus a server uses: its own, or the Redis that its operator names."""

from typing import TYPE_CHECKING

from pixcade.bus.api import Bus, Now
from pixcade.bus.local import LocalBus

if TYPE_CHECKING:
    from pixcade.bus.work import RedisWork

PREFIX = "pixcade:"
"""What the names of everything of ours in a Redis begin with."""


def open_bus(url: str, now: Now, *, prefix: str = PREFIX) -> Bus:
    """Return the bus at an address such as `redis://HOST/0`, not started yet; the one for a process alone where it is
    empty. Raises BusRefused for what is no address."""
    if not url:
        return LocalBus(now)
    from pixcade.bus.redis import RedisBus  # only here, since a server that is alone has no use for it

    return RedisBus(url, now, prefix=prefix)


def open_work(bus: Bus, version: str) -> "RedisWork | None":
    """Return the work that processes of one version do for each other on a bus; None where a process is alone."""
    if bus.alone:
        return None
    from pixcade.bus.redis import RedisBus
    from pixcade.bus.work import RedisWork

    assert isinstance(bus, RedisBus), "every other bus is that of a process alone"
    return RedisWork(bus, version)
