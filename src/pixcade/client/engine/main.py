"""The loop: a line in, a line out, until `quit`, the end of the input, or a closed output."""

import contextlib
import json
import os
import sys
import traceback
from typing import IO

from pixcade.client.engine import answers
from pixcade.client.engine.json_lines import TooLong, decode, read_lines
from pixcade.client.engine.requests import read_id, read_request
from pixcade.client.engine.session import Session
from pixcade.games.errors import PixcadeError

INTERRUPTED = 130


class Engine:
    """Holds the current game, and answers lines."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self.over = False

    def answer(self, line: bytes | TooLong) -> bytes:
        """Return the response to a line. An error response means that nothing has changed."""
        name: str | int | None = None
        try:
            values = decode(line)
            name = read_id(values)
            reply = read_request(values).run(self.session)
            written = encode({"id": name, "ok": True, **reply.body})
        except PixcadeError as error:
            return encode({"id": name, "ok": False, "error": answers.error(error)})
        except Exception:  # our own bug must not end the client's program
            log("a fault of ours, please report it\n" + traceback.format_exc())
            return encode({"id": name, "ok": False, "error": answers.error(PixcadeError("engine.bug"))})
        self.session, self.over = reply.session, reply.last
        return written


def encode(answer: dict[str, object]) -> bytes:
    return json.dumps(answer, allow_nan=False).encode("ascii") + b"\n"


def serve(source: IO[bytes], sink: IO[bytes]) -> None:
    """Answer every non-blank line immediately, until `quit` or the end."""
    engine = Engine()
    for line in read_lines(source):
        sink.write(engine.answer(line))
        sink.flush()
        if engine.over:
            return


def main() -> int:
    """Serve standard input and output. Return 0, also if the other side closes; 130 after Ctrl-C; else 1."""
    try:
        if sys.stdin is not None and sys.stdout is not None:
            serve(sys.stdin.buffer, sys.stdout.buffer)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        forget_output()
    except OSError as error:  # a full disk behind standard output, for instance
        forget_output()
        log(str(error))
        return 1
    return 0


def log(text: str) -> None:
    """Write to standard error, if it is open."""
    with contextlib.suppress(OSError):
        if sys.stderr is not None:
            sys.stderr.write(f"pixcade engine: {text}\n")


def forget_output() -> None:
    """Discard pending output, so that the interpreter exits quietly."""
    with contextlib.suppress(OSError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
