"""Locks on open files, which the system releases when the process ends for any reason."""

import os
import sys

FAR = 1 << 30
"""Offset of the locked byte on Windows, beyond the content: a locked byte can't be read there."""

if sys.platform == "win32":
    import msvcrt

    def seize(descriptor: int, *, shared: bool = False) -> None:
        """Lock an open file, or raise OSError immediately."""
        del shared
        os.lseek(descriptor, FAR, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def seize(descriptor: int, *, shared: bool = False) -> None:
        """Lock an open file, or raise OSError immediately."""
        fcntl.flock(descriptor, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
