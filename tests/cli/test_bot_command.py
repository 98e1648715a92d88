"""`pixcade bot`: names, a game here, a seat at a server's table, and what goes wrong."""

from pathlib import Path

import pytest

from pixcade.bots.registry import full_bot_name
from pixcade.cli.bot_command import shown_name
from tests.cli.typist import run_piped

EXAMPLES = Path(__file__).parents[2] / "examples"
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
    assert (full_bot_name(given), shown_name(given)) == (full, shown)


def test_bot_without_a_code_plays_against_normal_here(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(BOT)
    done = run_piped(["bot", str(tmp_path / "my_bot.py"), "--game", "pixl"], "")
    assert "my bot, a bot (my_bot.py): Fire." in done.stdout
    assert "a bot (Normal)" in done.stdout
    assert "The game is over" in done.stdout
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("example", sorted(EXAMPLES.glob("*_bot.py")))
@pytest.mark.parametrize("game", ["pixoid", "pixl"])
def test_example_plays_a_game(example: Path, game: str) -> None:
    done = run_piped(["bot", str(example), "--game", game, "--against", "random"], "")
    assert "so the game moves for it" not in done.stdout
    assert (done.returncode, done.stderr) == (0, "")


def test_bot_failing_on_its_first_move_shows_its_traceback(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text("def choose(view):\n    return view.oops\n")
    done = run_piped(["bot", str(tmp_path / "my_bot.py")], "")
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback (most recent call last):" in done.stderr
    assert 'my_bot.py", line 2, in choose' in done.stderr
    assert "failed on its first move" in done.stderr.splitlines()[-1]


def test_bot_failing_later_shows_its_traceback_once(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text("def choose(view):\n    assert view.state.placing\n    return view.legal[0]\n")
    done = run_piped(["bot", str(tmp_path / "my_bot.py"), "--against", "random"], "")
    assert done.returncode == 0
    assert done.stdout.count('my_bot.py", line 2, in choose') == 1
    assert done.stdout.count("crashed (AssertionError") > 1


def test_server_without_a_code_asks_for_it(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(BOT)
    done = run_piped(["bot", str(tmp_path / "my_bot.py"), "--server", "http://127.0.0.1:1"], "")
    assert (done.returncode, done.stdout) == (2, "")
    assert "--code CODE" in done.stderr


def test_unknown_bot_is_rejected() -> None:
    done = run_piped(["bot", "clever"], "")
    assert (done.returncode, done.stdout) == (2, "")
    assert "clever" in done.stderr


def test_missing_server_is_reported_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(BOT)
    done = run_piped(["bot", str(tmp_path / "my_bot.py"), "--code", "ABCD", "--server", "http://127.0.0.1:1"], "")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
