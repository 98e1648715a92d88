"""`pixcade bot`: names, watching a bot here, and its errors."""

from pathlib import Path

import pytest

from pixcade.cli.bot_command import full_name, shown_name
from tests.cli.typist import run_piped

BOT = "def choose(view):\n    return view.legal[0]\n"


@pytest.mark.parametrize(
    ("given", "full", "shown"),
    [
        ("my_bot.py", "python:my_bot.py:choose", "my bot"),
        ("bots/robo.py:decide", "python:bots/robo.py:decide", "robo"),
        ("python:./robo.py:choose", "python:./robo.py:choose", "robo"),
        ("exec:node fast.js", "exec:node fast.js", "fast"),
        ("hard", "hard", "hard"),
    ],
)
def test_python_file_stands_for_its_function(given: str, full: str, shown: str) -> None:
    assert (full_name(given), shown_name(given)) == (full, shown)


def test_bot_without_a_code_plays_here(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(BOT)
    done = run_piped(["bot", str(tmp_path / "my_bot.py"), "--game", "pixoid"], "")
    assert "The game is over" in done.stdout
    assert done.stderr == ""


def test_unknown_bot_is_rejected() -> None:
    done = run_piped(["bot", "clever"], "")
    assert (done.returncode, done.stdout) == (2, "")
    assert "clever" in done.stderr


def test_missing_server_is_reported_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(BOT)
    done = run_piped(["bot", str(tmp_path / "my_bot.py"), "--code", "ABCD", "--server", "http://127.0.0.1:1"], "")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
