"""How foreign bots are named, and found."""

import shlex
import sys
from pathlib import Path

import pytest

from pixcade.bots.external import InvalidBotName, foreign_bot
from tests.bots.external.programs import answer

FIRST_MOVE = "def choose(view):\n    return view.legal[0]\n"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("greedy", "bots.unknown-form"),
        ("exec", "bots.unknown-form"),
        ("", "bots.unknown-form"),
        ("http://example.org/bot.py", "bots.unknown-form"),
        ("exec:", "bots.not-a-command"),
        ("exec:'unfinished", "bots.not-a-command"),
        ("exec:no-such-program-anywhere --fast", "bots.no-such-program"),
        ("python:", "bots.not-a-python-name"),
        ("python:module", "bots.not-a-python-name"),
        ("python:module:", "bots.not-a-python-name"),
        ("python:my module:choose", "bots.not-a-python-name"),
        ("python:module:choose()", "bots.not-a-python-name"),
        ("python:./nowhere.py:choose", "bots.no-such-file"),
    ],
)
def test_invalid_name_is_rejected_before_anything_starts(name: str, code: str) -> None:
    with pytest.raises(InvalidBotName) as rejected:
        foreign_bot(name, "pixoid")
    assert rejected.value.code == code
    assert rejected.value.values["name"] == name


@pytest.mark.parametrize(
    "name", ["python:my_bot:choose", "python:./my_bot.py:choose", "python:my_bot.py:choose", "python:bots.mine:choose"]
)
def test_python_bot_is_found_from_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bots").mkdir()
    for path in (tmp_path / "my_bot.py", tmp_path / "bots" / "mine.py"):
        path.write_text(FIRST_MOVE)
    (tmp_path / "random.py").write_text("raise ImportError('not the one of the standard library')\n")
    with foreign_bot(name, "pixoid") as bot:
        assert answer(bot) == "D1"


def test_python_bot_is_found_on_sys_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "somewhere_else.py").write_text(FIRST_MOVE)
    monkeypatch.syspath_prepend(tmp_path)
    with foreign_bot("python:somewhere_else:choose", "pixoid") as bot:
        assert answer(bot) == "D1"


def test_bot_file_finds_its_neighbours_and_class_is_made_once(tmp_path: Path) -> None:
    (tmp_path / "helping.py").write_text("DIRECTIONS = ['D', 'L', 'R']\n")
    (tmp_path / "my_bot.py").write_text(
        "from pixcade.games.pixoid.moves import Program\nfrom helping import DIRECTIONS\n"
        "print('this goes to the log')\n"
        "class Turning:\n    def __init__(self):\n        self.turn = 0\n"
        "    def __call__(self, view):\n        self.turn += 1\n"
        "        print('so does this')\n        return Program(DIRECTIONS[self.turn % 3], 1)\n"
    )
    with foreign_bot(f"python:{tmp_path / 'my_bot.py'}:Turning", "pixoid") as bot:
        assert [answer(bot) for _ in range(4)] == ["L1", "R1", "D1", "L1"]


def test_command_runs_without_a_shell(tmp_path: Path) -> None:
    told = "assert sys.argv[1:] == ['$HOME', '*', ';', 'a b']"
    code = f'import sys; {told}; sys.stdin.readline(); print(\'{{"move": "D1"}}\')'
    command = shlex.join([sys.executable, "-c", code]) + " $HOME * ; 'a b'"
    with foreign_bot(f"exec:{command}", "pixoid") as bot:
        assert answer(bot) == "D1"
