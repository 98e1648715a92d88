"""The engine as a separate process, over real pipes."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.interrupting import interruptible
from tests.waits import LIMIT

PROGRAM = (sys.executable, "-c", "from pixcade.client.engine import main; raise SystemExit(main())")


@contextmanager
def running() -> Iterator[subprocess.Popen[bytes]]:
    """A started engine, which is made to end."""
    pipe = subprocess.PIPE
    before = None if os.name == "nt" else interruptible
    with subprocess.Popen(PROGRAM, stdin=pipe, stdout=pipe, stderr=pipe, preexec_fn=before) as process:
        try:
            yield process
        finally:
            process.kill()


def ask(process: subprocess.Popen[bytes], **request: Any) -> dict[str, Any]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(request).encode() + b"\n")
    process.stdin.flush()
    answer: dict[str, Any] = json.loads(process.stdout.readline())
    return answer


def errors(process: subprocess.Popen[bytes]) -> bytes:
    assert process.stderr is not None
    return process.stderr.read()


def test_response_comes_before_the_next_request() -> None:
    with running() as process:
        assert ask(process, id=1, do="new", game="pixl")["ok"]
        assert ask(process, id=2, do="play", moves={"fire": "@g7"})["state"]["step"] == 1
        assert ask(process, id=3, do="quit") == {"id": 3, "ok": True}
        assert process.wait(LIMIT) == 0
        assert errors(process) == b""


@pytest.mark.parametrize("sent", [b"", b'{"do": "games"}', b'\xff\xfe\n{"do": "games"}\n'])
def test_end_of_input_ends_the_engine(sent: bytes) -> None:
    found = subprocess.run(PROGRAM, input=sent, capture_output=True, check=False, timeout=LIMIT)
    assert found.returncode == 0
    assert found.stderr == b""
    assert len(found.stdout.splitlines()) == len(sent.splitlines())
    assert b"\r" not in found.stdout


def test_closed_output_ends_the_engine_quietly() -> None:
    with running() as process:
        assert ask(process, do="new", game="pixl")["ok"]
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.close()
        process.stdin.write(b'{"do": "state"}\n')
        process.stdin.flush()
        assert process.wait(LIMIT) == 0
        assert errors(process) == b""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for one process")
def test_ctrl_c_ends_the_engine_quietly() -> None:
    with running() as process:
        assert ask(process, do="games")["ok"]
        process.send_signal(signal.SIGINT)
        assert process.wait(LIMIT) == 130
        assert errors(process) == b""


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no device that is always full")
def test_output_error_is_one_line() -> None:
    with open("/dev/full", "wb") as full:
        found = subprocess.run(
            PROGRAM, input=b'{"do": "games"}\n', stdout=full, stderr=subprocess.PIPE, check=False, timeout=LIMIT
        )
    assert found.returncode == 1
    assert len(found.stderr.splitlines()) == 1
    assert found.stderr.startswith(b"pixcade engine: ")
