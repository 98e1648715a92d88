"""Which bus a server uses: its own, or the Redis that its operator names."""

from pixcade.bus.api import Bus, Now
from pixcade.bus.local import LocalBus

PREFIX = "pixcade:"
"""What the names of everything of ours in a Redis begin with."""


def open_bus(url: str, now: Now, *, prefix: str = PREFIX) -> Bus:
    """Return the bus at an address such as `redis://HOST/0`, not started yet; the one for a process alone where it is
    empty. Raises BusRefused for what is no address."""
    if not url:
        return LocalBus(now)
    from pixcade.bus.redis import RedisBus  # only here, since a server that is alone has no use for it

    return RedisBus(url, now, prefix=prefix)
