"""Let the kernel refuse a system call to this process and all that it starts, as systemd does to a service."""

import ctypes
import os
import platform
import struct

SET_PRIORITY = {"x86_64": 141, "aarch64": 140}.get(platform.machine())
"""The number of the system call that makes a process give way; None where this machine's is not known here."""
NO_NEW_PRIVILEGES, SECCOMP, BY_FILTER = 38, 22, 2
LOAD, JUMP_IF_EQUAL, ANSWER = 0x20, 0x15, 0x06
ALLOW, FORBIDDEN = 0x7FFF0000, 0x00050000 | 1
"""What a filter answers: do it, or fail with EPERM."""


class Filter(ctypes.Structure):
    """A program of seccomp, as the kernel takes it."""

    _fields_ = (("length", ctypes.c_ushort), ("steps", ctypes.c_void_p))


def refuse(call: int) -> None:
    """Refuse a system call from now on; nothing takes that back. Raises OSError where the kernel knows no filters."""
    steps = ((LOAD, 0, 0, 0), (JUMP_IF_EQUAL, 1, 0, call), (ANSWER, 0, 0, ALLOW), (ANSWER, 0, 0, FORBIDDEN))
    text = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in steps))
    program = Filter(len(steps), ctypes.addressof(text))
    libc = ctypes.CDLL(None, use_errno=True)
    for asked in ((NO_NEW_PRIVILEGES, 1, 0, 0, 0), (SECCOMP, BY_FILTER, ctypes.byref(program), 0, 0)):
        if libc.prctl(*asked):
            raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
