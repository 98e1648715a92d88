"""How many file descriptors a process may have, and raising that limit."""

import sys
from contextlib import suppress

if sys.platform != "win32":  # Windows, where sockets have no such limit
    import resource

MOST_DESCRIPTORS = 1 << 20
"""Assumed if the system sets no limit."""


def raise_descriptors() -> None:
    """Raise this process's limit as far as the system allows."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):  # macOS takes less than it claims
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def descriptors() -> int:
    """Return this process's limit."""
    if sys.platform == "win32":
        return MOST_DESCRIPTORS
    found, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_DESCRIPTORS if found == resource.RLIM_INFINITY else min(found, MOST_DESCRIPTORS)
