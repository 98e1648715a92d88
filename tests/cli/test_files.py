"""Files with records: invalid ones are rejected, process substitutions are read."""

import os
from pathlib import Path

import pytest

from pixcade.cli.files import read_text
from pixcade.store.named_pipe import NamedPipe


def test_named_pipe_is_rejected_without_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(NamedPipe):
        read_text(str(tmp_path / "pipe"))


def test_process_substitution_is_read_like_a_file() -> None:
    reading, writing = os.pipe()
    os.write(writing, b"as by <(command)\n")
    os.close(writing)
    try:
        assert read_text(f"/dev/fd/{reading}") == "as by <(command)\n"
    finally:
        os.close(reading)
