"""Uploaded records: each is read in a separate process with limited time and memory, and without secrets."""

import asyncio
import contextlib
import os
import signal
import sys
from typing import Any

import msgspec

from pixcade.games import VARIABLE, rules
from pixcade.games.errors import PixcadeError
from pixcade.games.record import read_record
from pixcade.protocol.errors import error_body
from pixcade.room.replay import replay_record
from pixcade.server.services.log import ServerLog, with_fault

SECONDS = 5
"""CPU seconds for one record."""
LONGEST_SECONDS = 30.0
"""Wall-clock seconds for one record: more, because on a busy machine a process waits for the CPU."""
MEBIBYTES = 512
GOOD, REFUSED, FAULT = b"good\n", b"rejected\n", b"fault\n"
OUT_OF_TIME = -int(getattr(signal, "SIGXCPU", 0)) or None
"""The exit code of a process that exceeded its CPU time, or None if the system has no such limit."""
KEPT_VARIABLES = ("PATH", "PYTHONPATH", "PYTHONHOME", "SYSTEMROOT", "LD_LIBRARY_PATH", "LANG", "LC_ALL", VARIABLE)
"""The environment variables passed to the process: others may hold tokens and passwords."""


class Reader:
    """Reads records in separate processes that can't harm the server."""

    def __init__(
        self,
        log: ServerLog | None = None,
        *,
        seconds: int = SECONDS,
        longest: float = LONGEST_SECONDS,
        mebibytes: int = MEBIBYTES,
    ) -> None:
        """Limits of each process: CPU seconds, wall-clock seconds, memory. Errors go to `log`."""
        self.log = log or ServerLog()
        self.seconds = seconds
        self.longest = longest
        limits = (str(mebibytes), str(seconds))
        self.command: tuple[str, ...] = (sys.executable, "-P", "-m", __spec__.name, *limits)

    async def read(self, record: str) -> bytes:
        """Return a record's replay as JSON of `ReplayView`.

        Raises a PixcadeError: the reader's own for an invalid record, `server.upload-too-slow` after a timeout,
        `server.upload-not-read` for lack of memory or a bug of ours.
        """
        answer = await self.answer(record.encode(errors="replace"))
        if answer.startswith(GOOD):
            return answer.removeprefix(GOOD)
        if answer.startswith(FAULT):
            self.log.note("fault", level="error", task="upload", **msgspec.json.decode(answer.removeprefix(FAULT)))
        if not answer.startswith(REFUSED):
            raise PixcadeError("server.upload-not-read")
        error: dict[str, Any] = msgspec.json.decode(answer.removeprefix(REFUSED))
        raise PixcadeError(error["code"], rule=error["rule"], **error["values"])

    async def answer(self, content: bytes) -> bytes:
        """Return the process's answer to a record, empty if it ended without one."""
        process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env={name: os.environ[name] for name in KEPT_VARIABLES if name in os.environ},
        )
        try:
            async with asyncio.timeout(self.longest):
                output, _ = await process.communicate(content)
        except TimeoutError:
            raise PixcadeError("server.upload-too-slow", seconds=max(1, int(self.longest))) from None
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        if process.returncode == OUT_OF_TIME:
            raise PixcadeError("server.upload-too-slow", seconds=self.seconds)
        return output


def limit(mebibytes: int, seconds: int) -> None:
    """Limit this process's resources, if the system can."""
    if sys.platform == "win32":
        return
    import resource  # not everywhere

    most = mebibytes * 1024 * 1024
    for kind, soft, hard in (
        (resource.RLIMIT_AS, most, most),
        (resource.RLIMIT_CPU, seconds, seconds + 1),  # first SIGXCPU, which gives the exit code, then SIGKILL
        (resource.RLIMIT_CORE, 0, 0),
    ):
        with contextlib.suppress(ValueError, OSError):  # a limit that is already lower stays
            resource.setrlimit(kind, (soft, hard))


def answer_to(content: bytes) -> bytes:
    try:
        text = content.decode().replace("\r\n", "\n")
        return GOOD + msgspec.json.encode(replay_record(read_record(text, rules)))
    except PixcadeError as error:
        return REFUSED + msgspec.json.encode(error_body(error))
    except MemoryError:
        raise
    except Exception as error:  # a bug of ours: the server logs it
        return FAULT + msgspec.json.encode(with_fault(error, {}))


def main() -> None:
    """Read a record from standard input and answer on standard output."""
    limit(int(sys.argv[1]), int(sys.argv[2]))
    sys.stdout.buffer.write(answer_to(sys.stdin.buffer.read()))


if __name__ == "__main__":
    main()
