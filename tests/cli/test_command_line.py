"""The command line: output, errors in one sentence, and exit codes."""

import argparse
import errno
import getpass
import io
import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from pixcade import __version__
from pixcade.cli.command_line import SERVING, asked_language, main, parser, print_os_error
from pixcade.games import rules
from pixcade.games.record import write_record
from pixcade.locales import COMPLETE_LANGUAGES, Words
from tests.cli.typist import COMMAND, ENVIRONMENT, play_here, press_ctrl_c, run_piped, setting, spawn
from tests.waits import LIMIT

terminal = pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PIXCADE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PIXCADE_WORDS", "strict")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture(scope="module")
def good_record() -> str:
    play, _, _ = play_here(setting("pixoid", ["Ann"], 4, {"game": "short", "players": "3"}), typing=2)
    return write_record(play.record, rules)


@pytest.fixture
def file(tmp_path: Path, good_record: str) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(good_record, encoding="utf-8", newline="\n")
    return path


def test_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"pixcade {__version__}\n"


@pytest.mark.parametrize("command", ["", "text", "board", "boards", "replay", "check", "hint", "arena", "engine"])
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([*([command] if command else []), "--help"])
    assert left.value.code == 0
    shown = capsys.readouterr().out
    assert shown.startswith(f"usage: {f'pixcade {command}'.strip()}")
    assert "cli-" not in shown, "a message without words"


def test_every_server_command_has_help() -> None:
    for command in SERVING:
        for help in helps(subcommand(parser(Words(strict=True), [command]), command)):
            assert help.startswith(f"usage: pixcade {command}")


def subcommand(above: argparse.ArgumentParser, name: str) -> argparse.ArgumentParser:
    """The parser of a command."""
    (commands,) = [one for one in above._actions if isinstance(one, argparse._SubParsersAction)]
    found: argparse.ArgumentParser = commands.choices[name]
    return found


def helps(command: argparse.ArgumentParser) -> Iterator[str]:
    """The help of a command, and of those below it."""
    yield command.format_help()
    for action in command._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name in action.choices:
                yield from helps(subcommand(command, name))


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
@pytest.mark.parametrize("command", ["", "text", "board", "boards", "replay", "check", "hint", "arena", "engine"])
def test_help_fits_the_screen_and_is_translated(
    language: str, command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    with pytest.raises(SystemExit):
        main([f"--language={language}", *([command] if command else []), "--help"])
    shown = capsys.readouterr().out
    assert max(map(len, shown.splitlines())) <= 80
    assert "positional arguments" not in shown
    assert shown.startswith(Words(language, strict=True).say("cli-usage"))


def test_help_has_examples_and_lists_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    assert "pixcade text pixl --people Ann --people Bob" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["text", "--help"])
    shown = capsys.readouterr().out
    for name in ("layout", "contact-cube", "controllers", "elements", "side", "ports", "conversion", "end"):
        assert f"  {name}: " in shown


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "invalid choice"),
        (["text", "chess"], "There’s no game called “chess”. Choose one of: pixoid, pixl."),
        (["text", "pixoid", "--players", "9"], "The option “players” can’t be “9”."),
        (["text", "pixoid", "--players", "4", "--option", "game=long"], "The option “game” can’t be “long”."),
        (["text", "pixoid", "--players", "4", "--option", "colour=red"], "There’s no option called “colour”."),
        (["text", "pixoid", "--players", "4", "--option", "short"], "must have the form NAME=VALUE"),
        (["text", "pixoid", "--players", "3", "--oldest", "4"], "Seat 4 can’t be the oldest player’s"),
        (["text", "pixoid", "--players", "4", "--option", "layout=p9-1A.2A.3A.4A"], "There’s no tile set “p9”."),
        (["text", "pixoid", "--players", "3", "--people", "A", "--people", "a"], "needs a different name"),
        (["text", "pixl", "--players", "2", "--people", "A", "--people", "B", "--people", "C"], "are too many"),
        (["text", "pixoid", "--players", "4", "--people", "x" * 41], "at most 40 characters"),
        (["text", "pixoid", "--bots", "rookie"], "“rookie” is now “easy”."),
        (["text", "pixoid", "--bots", "Regular"], "“Regular” is now “normal”."),
        (["hint", "game.txt", "--bots", "expert.blip"], "“expert.blip” is now “hard.blip”."),
        (["bot", "expert"], "“expert” is now “hard”."),
        (
            ["text", "pixoid", "--bots", "clever"],
            "There’s no bot called “clever”. Choose one of: easy, normal, hard,",
        ),
        (["text", "pixl", "--bots", "exec:no-such-program"], "There’s no program “no-such-program”"),
        (["text", "pixl", "--bots", "exec:'"], "has no command that can be run"),
        (["text", "pixl", "--bots", "python:bot"], "must have the form python:MODULE:NAME"),
        (["text", "pixl", "--bots", "python:none.py:choose"], "There’s no file “none.py”"),
        (["hint", "game.txt", "--bots", "exec:no-such-program"], "There’s no program “no-such-program”"),
        (["hint", "game.txt", "--bots", "clever"], "There’s no bot called “clever”."),
        (["arena", "greedy", "--folder", "tournament"], "A tournament needs at least two bots"),
        (["arena", "greedy", "clever", "--folder", "tournament"], "There’s no bot called “clever”."),
        (["arena", "greedy", "random", "--games", "0"], "Try: pixcade arena --help"),
        (["text", "pixoid", "--seed", "-1"], "“-1” isn’t a whole number."),
        (["text", "--seed"], "Try: pixcade text --help"),
        (["--unknown"], "Try: pixcade --help"),
        (["board", "1A.2A.3A.4A"], "“1A.2A.3A.4A” isn’t a tile layout."),
        (["board", "p1-1A.1B.3A.4A"], "uses a tile twice"),
        (["board", "p1-1A.2A.3A.4A", "--edge", "5"], "“5” isn’t an edge of the board."),
        (["check"], "Try: pixcade check --help"),
        (["doctor", "--nothing"], "Try: pixcade doctor --help"),
        (["admin", "now", "--nothing"], "Try: pixcade admin now --help"),
        (["admin", "--nothing", "now"], "Try: pixcade admin --help"),
        (["--nothing", "text"], "Try: pixcade --help"),
        (["--language", "tlh"], "Pixcade doesn’t speak “tlh”."),
    ],
)
def test_invalid_argument_is_rejected_in_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    try:
        code: object = main(words)
    except SystemExit as left:
        code = left.code
    shown = capsys.readouterr()
    assert code == 2
    assert sentence in shown.err
    assert shown.err.count("\n") == 1
    assert shown.out == ""


def test_finds_language_next_to_a_flag_that_begins_like_it() -> None:
    assert asked_language(["--language", "pl", "serve", "--lan", "--help"]) == "pl"


def test_operator_commands_are_in_english(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--language", "pl", "serve", "--help"])
    assert capsys.readouterr().out.startswith(Words(strict=True).say("cli-usage"))


def test_valid_records_are_reported_as_good(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(file), str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert re.fullmatch(r".*game\.txt: good\. Pixoid, 3 players, \d+ steps, finished\.", lines[0])


def test_record_with_other_line_endings_is_good(file: Path, good_record: str) -> None:
    file.write_text(good_record, encoding="utf-8", newline="\r\n")
    assert main(["check", str(file)]) == 0


BAD = {
    "empty": (b"", "Line 1, column 1: Expected here: [pixcade record 1]"),
    "not-text": (b"\xff\xfe\x00", "This file isn’t UTF-8 text."),
    "huge": (b"x" * 10_000_000, "This saved game is too long"),
    "long": (b"x" * 3_000_000, "This saved game is too long"),
    "another": (b"hello\n", "Line 1, column 1"),
}


@pytest.mark.parametrize("kind", BAD)
def test_bad_file_is_one_line_and_an_exit_code(
    kind: str, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content, sentence = BAD[kind]
    bad = tmp_path / "bad.txt"
    bad.write_bytes(content)
    assert main(["check", str(bad), str(file)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert lines[0].startswith(f"{bad}: bad. ")
    assert sentence in lines[0]
    assert ": good." in lines[1]
    assert main(["replay", str(bad)]) == 1
    assert sentence in capsys.readouterr().err


def test_changed_record_reports_the_position_of_the_error(
    file: Path, good_record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = good_record.split("\n")
    first = lines.index("[moves]") + 5  # the first turn, after four cubes were set
    changes = {
        "truncated": lines[: first + 1],
        "reordered": [*lines[: first - 2], lines[first - 1], lines[first - 2], *lines[first:]],
        "unknown header": [*lines[:4], "weather = fine", *lines[4:]],
        "newer rules": [line.replace("rules = 1", "rules = 99") for line in lines],
        "misspelt move": [*lines[:first], lines[first].replace(":", ":Q", 1), *lines[first + 1 :]],
    }
    for name, changed in changes.items():
        file.write_text("\n".join(changed), encoding="utf-8", newline="\n")
        assert main(["check", str(file)]) == 1, name
        assert re.search(r": bad\. Line \d+, column \d+: ", capsys.readouterr().out), name


def test_missing_or_unreadable_file_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path / "none"), str(tmp_path), "a\0b"]) == 1
    missing, folder, strange = capsys.readouterr().out.splitlines()
    assert "There’s no file" in missing
    assert "is a folder, not a file." in folder
    assert "can’t be read" in strange


def test_replay_into_a_pipe_prints_everything(file: Path, good_record: str) -> None:
    done = run_piped(["replay", str(file), "--draw", "--ascii"], "")
    assert done.returncode == 0
    steps = good_record.partition("[moves]\n")[2].count("\n")
    assert done.stdout.count("+---+---+---+") > steps
    assert f"Step {steps} of {steps}" in done.stdout
    assert done.stdout.endswith("The game ends here.\n")


@terminal
def test_replay_in_a_terminal_is_interactive(file: Path) -> None:
    child = spawn(["replay", str(file)])
    for typed, told in (
        ("", "Step 1 of"),
        ("", "Step 2 of"),
        ("b", "Step 1 of"),
        ("b", "Step 0 of"),
        ("b", "This is the beginning."),
        ("3", "Step 3 of"),
        ("d", "○ Start Pix"),
        ("what", "Press Enter for the next step."),
        ("e", "The game is over"),
        ("", "The game ends here."),
    ):
        child.expect_exact("or a number:")
        child.sendline(typed)
        child.expect_exact(told)
    child.expect_exact("or a number:")
    child.sendline("q")
    child.wait()
    assert child.exitstatus == 0


def test_layout_is_drawn_and_rotated(capsys: pytest.CaptureFixture[str]) -> None:
    pictures = []
    for edge in "1234":
        assert main(["board", "p1-1A.2A.3A.4A", "--edge", edge, "--ascii"]) == 0
        pictures.append(capsys.readouterr().out)
    assert len(set(pictures)) == 4
    for picture in pictures:
        lines = picture.splitlines()
        assert len(lines) == 1 + 1 + 21 + 1
        board = "".join(lines[2:23])
        assert board.count("o") == 4
        assert board.count("*") == 4
        assert board.isascii()


def test_table_of_boards_is_aligned(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["boards"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 + 96
    assert len({len(line) for line in lines[1:]}) == 1


@pytest.mark.long
@terminal
def test_colours_need_a_terminal_and_no_opt_out() -> None:
    for changes, coloured in (({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)):
        child = spawn(["board", "p1-1A.2A.3A.4A"], **changes)
        child.expect_exact("Bonus Pix without its cube.")
        assert ("\x1b[" in child.before) is coloured
        child.wait()
    assert "\x1b[" not in run_piped(["board", "p1-1A.2A.3A.4A"], "").stdout


def test_letters_replace_box_drawing_if_necessary() -> None:
    done = run_piped(["board", "p1-1A.2A.3A.4A"], "", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 0
    assert "+---+" in done.stdout


@terminal
def test_ctrl_c_leaves_quietly() -> None:
    child = spawn(["text"])
    child.expect_exact("Which game?")
    rest = press_ctrl_c(child)
    assert child.exitstatus == 130
    assert rest.endswith("\r\n"), "the shell's prompt begins a line of its own"
    assert "Traceback" not in rest


@pytest.mark.skipif(sys.platform == "win32", reason="there is no head")
def test_closed_output_pipe_is_not_an_error() -> None:
    reading, writing = os.pipe()
    with subprocess.Popen([*COMMAND, "boards"], stdout=writing, stderr=subprocess.PIPE, env=ENVIRONMENT) as process:
        os.close(writing)
        os.close(reading)
        _, errors = process.communicate(timeout=LIMIT)
    assert errors == b""
    assert process.returncode == 0


def test_binary_input_is_rejected_like_any_other() -> None:
    line = subprocess.run(
        [*COMMAND, "text", "pixoid", "--players", "4", "--people", "Ann"],
        input=b"\xff\xfe\n",
        capture_output=True,
        env=ENVIRONMENT,
        timeout=LIMIT,
        check=False,
    )
    assert line.returncode == 1
    assert line.stderr == b""
    assert "isn’t a Start Pix".encode() in line.stdout


@pytest.mark.long
def test_hint_shows_the_evaluated_moves(file: Path, good_record: str, capsys: pytest.CaptureFixture[str]) -> None:
    lines = good_record.split("\n")
    begun = [line for line in lines[: lines.index("[moves]") + 6] if not line.startswith("result")]
    begun.insert(begun.index("[moves]") - 1, "result = unfinished")
    file.write_text("\n".join([*begun, ""]), encoding="utf-8", newline="\n")
    done = run_piped(["hint", str(file)], "")
    assert done.stderr == ""
    assert done.returncode == 0
    assert done.stdout.count(": the bot (grandmaster) weighs these moves.\n") == 4
    assert re.search(
        r"^move +probability +value for Pixoid\n(up|down|left|right) \d +\d+% +\d+\.\d\n", done.stdout, re.M
    )
    assert main(["hint", str(file), "--bots", "greedy"]) == 0
    assert capsys.readouterr().out.count(": the bot (greedy) plays “") == 4


def test_finished_game_has_no_hint(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == ["The game is over, so there’s nothing left to decide."]
    assert main(["hint", str(file.parent / "none.txt")]) == 1
    assert "There’s no file" in capsys.readouterr().err


def test_tournament_ends_with_a_table_and_a_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "tournament"
    line = ["arena", "greedy", "random", "--games", "2", "--folder", str(folder), "--workers", "0"]
    assert main(line) == 0
    assert "greedy against random" in capsys.readouterr().out
    assert {"report.md", "ratings.svg"} <= {path.name for path in folder.iterdir()}
    assert main([*line, "--seed", "2"]) == 2
    assert "holds another tournament, with a different seed." in capsys.readouterr().err


def test_engine_answers() -> None:
    pytest.importorskip("pixcade.client.engine")
    done = run_piped(["engine"], "nonsense\n")
    assert '"engine.not-json"' in done.stdout
    assert done.returncode == 0


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent in another way there")
def test_no_command_starts_the_server(tmp_path: Path) -> None:
    settings = {"PIXCADE_DATA": str(tmp_path), "PIXCADE_PORT": "0", "PIXCADE_OPEN_BROWSER": "no", "LANG": "C"}
    command = [sys.executable, "-m", "pixcade", "--language", "en"]
    with subprocess.Popen(command, env=os.environ | settings, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = next(word for line in process.stdout for word in line.split() if word.startswith("http://127.0.0.1:"))
        with urllib.request.urlopen(f"{address}/healthz", timeout=LIMIT) as answer:
            assert answer.status == 200
        process.send_signal(signal.SIGINT)
        process.stdout.read()
        assert process.wait(LIMIT) == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to write to")
@pytest.mark.parametrize("command", [("boards",), ("doctor",)], ids=" ".join)
def test_output_error_is_one_sentence(command: tuple[str, ...], tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run(
            [*COMMAND, *command],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env={**ENVIRONMENT, "PIXCADE_DATA": str(tmp_path)},
            check=False,
            timeout=LIMIT,
        )
    assert ran.returncode == 2
    assert ran.stderr.splitlines() == ["Couldn’t write the output: No space left on device."]


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_forbidden_file_is_named_in_one_sentence(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = Words(language, strict=True)
    assert print_os_error(PermissionError(errno.EACCES, "Permission denied", "/data/x"), words) == 2
    assert print_os_error(OSError(errno.EIO, "Input/output error", "/data/x"), words) == 2
    forbidden, broken = capsys.readouterr().err.splitlines()
    assert "/data/x" in forbidden
    assert getpass.getuser() in forbidden
    assert "/data/x" in broken
    assert "Input/output error" in broken
