"""Chooses the bus of a server: the local one, or a Redis that its operator names."""

from pixcade.bus.api import Bus, Now
from pixcade.bus.local import LocalBus

PREFIX = "pixcade:"
"""Prefix of all our keys and channels in a Redis."""


def open_bus(url: str, now: Now, *, prefix: str = PREFIX) -> Bus:
    """Return the bus at an address such as `redis://HOST/0`, not started yet; the local bus for an empty address.
    Raises BusRefused for an invalid address."""
    if not url:
        return LocalBus(now)
    from pixcade.bus.redis import RedisBus  # imported only here: a single process does not need it

    return RedisBus(url, now, prefix=prefix)
