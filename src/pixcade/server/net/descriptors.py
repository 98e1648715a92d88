"""How many descriptors a process may have, and how a server gets as many as it can."""

import sys
from contextlib import suppress

if sys.platform != "win32":  # where sockets have no such limit
    import resource

MOST_DESCRIPTORS = 1 << 20
"""Assumed where the system sets no limit."""


def raise_descriptors() -> None:
    """Allow this process as many descriptors as the system lets it have."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):  # macOS takes less than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def raised_descriptors() -> int | None:
    """Return how many descriptors this process would have after `raise_descriptors`, which is undone; None: no limit.

    It is tried, since a system may take less than its hard limit says.
    """
    if sys.platform == "win32":
        return None
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    raise_descriptors()
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, before)
    return None if most == resource.RLIM_INFINITY else most


def descriptors() -> int:
    """Return how many descriptors this process may have."""
    if sys.platform == "win32":
        return MOST_DESCRIPTORS
    found, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_DESCRIPTORS if found == resource.RLIM_INFINITY else min(found, MOST_DESCRIPTORS)
