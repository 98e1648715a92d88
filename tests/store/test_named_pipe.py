"""A named pipe in place of a file is rejected before opening it blocks; an anonymous pipe is read."""

import os
from pathlib import Path

import pytest

from pixcade.store.named_pipe import NamedPipe, reject_named_pipe


def test_named_pipe_is_rejected_even_behind_a_symlink(tmp_path: Path) -> None:
    pipe, link = tmp_path / "pipe", tmp_path / "link"
    os.mkfifo(pipe)
    link.symlink_to(pipe)
    for path in (pipe, link):
        with pytest.raises(NamedPipe) as rejected:
            reject_named_pipe(path)
        assert rejected.value.values == {"path": str(path)}


def test_other_paths_are_accepted(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    reading, writing = os.pipe()
    try:
        for path in (tmp_path, tmp_path / "file", tmp_path / "none", "a\0b", f"/dev/fd/{reading}", os.devnull):
            reject_named_pipe(path)
    finally:
        os.close(reading)
        os.close(writing)
