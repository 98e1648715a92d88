"""A lock on an open file, which the system releases when the process ends, however it ends."""

import os
import sys

FAR = 1 << 30
"""Where Windows locks a byte: a locked byte can't be read there, so it lies behind what is written."""

if sys.platform == "win32":
    import msvcrt

    def seize(descriptor: int, *, shared: bool = False) -> None:
        """Lock an open file, or raise OSError at once."""
        del shared
        os.lseek(descriptor, FAR, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def seize(descriptor: int, *, shared: bool = False) -> None:
        """Lock an open file, or raise OSError at once."""
        fcntl.flock(descriptor, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
