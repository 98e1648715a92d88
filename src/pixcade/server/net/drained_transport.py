"""A transport that closes when the other side has taken everything, so that nothing is left to the kernel.

What is unsent at a close would stay in the kernel's memory without a descriptor, and count for nobody.
"""

import asyncio
import contextlib
import socket
import struct
from collections.abc import Callable
from typing import Any

try:
    import fcntl
    import termios
except ImportError:  # on Windows, where only our own buffer is seen
    UNSENT = None
else:
    UNSENT = termios.TIOCOUTQ  # of a TCP socket this is SIOCOUTQ

FIRST_LOOK, LAST_LOOK = 0.05, 2.0
"""Seconds after which we look whether everything was taken: at first, and at most."""
RESET = struct.pack("ii", 1, 0)
"""SO_LINGER: a close sends a reset, and frees what is unsent."""


def unsent_by_kernel(connection: Any) -> int:
    """Return the bytes of a socket that the other side has not acknowledged; 0 where the system does not tell."""
    if UNSENT is None or connection is None:
        return 0
    try:
        (count,) = struct.unpack("i", fcntl.ioctl(connection.fileno(), UNSENT, bytes(4)))
    except (OSError, ValueError):  # closed, or no TCP
        return 0
    return int(count)


class DrainedTransport:
    """The transport of one connection, to be used in its place. What is not named here is the transport's own."""

    __slots__ = ("closing", "is_closing", "resume_reading", "transport", "write")

    def __init__(self, transport: asyncio.Transport, closing: Callable[["DrainedTransport"], None]) -> None:
        """Call `closing` where a close has to wait for the other side."""
        self.transport = transport
        self.closing = closing
        self.write: Callable[[bytes], None] = transport.write  # bound here: a call costs no more than without us
        self.is_closing: Callable[[], bool] = transport.is_closing
        self.resume_reading: Callable[[], None] = transport.resume_reading

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)

    def unsent(self) -> int:
        """Return the bytes that the other side has not taken, in our buffer and in the kernel."""
        return self.transport.get_write_buffer_size() + unsent_by_kernel(self.transport.get_extra_info("socket"))

    def close(self) -> None:
        """Read and write nothing more, and close when the other side has taken everything."""
        if self.is_closing():
            return
        if not self.unsent():
            self.transport.close()
            return
        self.transport.pause_reading()
        with contextlib.suppress(OSError):  # it was reset
            self.transport.write_eof()
        self.stop()
        self.closing(self)
        self.close_when_taken(FIRST_LOOK)

    def stop(self) -> None:
        """Look closed to the protocol."""
        self.write = self.resume_reading = ignored
        self.is_closing = always

    def close_when_taken(self, seconds: float) -> None:
        """Look again and again whether everything was taken. `ConnectionLimits.look` aborts where nothing is."""
        if self.transport.is_closing():
            return
        connection = self.transport.get_extra_info("socket")
        was_reset = connection is not None and connection.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR)
        if was_reset or not self.unsent():
            self.transport.close()
        else:
            later = min(2 * seconds, LAST_LOOK)
            asyncio.get_running_loop().call_later(seconds, self.close_when_taken, later)

    def abort(self) -> None:
        """Close at once; what is unsent is dropped, in the kernel too."""
        self.stop()
        connection = self.transport.get_extra_info("socket")
        if unsent_by_kernel(connection):
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        self.transport.abort()


def ignored(*given: Any) -> None:
    """Do nothing: the connection is being closed."""


def always() -> bool:
    """Return that a connection is being closed."""
    return True
