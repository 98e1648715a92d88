"""Tournaments from the first game to the report: the same for a seed, however they are interrupted and shared out."""

import argparse
import io
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from pixcade.bots.api import View
from pixcade.bots.external import BotFailed
from pixcade.bots.registry import UnknownBot, find_bot, known_bots
from pixcade.cli.screen import Screen
from pixcade.games import GAMES, PARTS, rules
from pixcade.games.record import read_record, replay
from pixcade.lab.arena import command_line
from pixcade.lab.arena.contests import contest_of
from pixcade.lab.arena.match import Finished, Hall, Result
from pixcade.lab.arena.pairing import ArenaError, ArenaSettings, Match, Task
from pixcade.lab.arena.progress import Progress
from pixcade.lab.arena.ratings import Estimate, fit
from pixcade.lab.arena.ratings_svg import picture
from pixcade.lab.arena.report import report
from pixcade.lab.arena.results import RESULTS, Ledger, read_results
from pixcade.locales import Words
from tests.interrupting import interruptible
from tests.lab.arena import misbehaving_bots
from tests.waits import LIMIT

MATCH = Match("greedy", "random")
GAMES_PLAYED = {"pixoid": 10, "pixl": 6}


def run(game: str, folder: Path, games: int = 0, workers: int = 0, **settings: object) -> list[Result]:
    """Play a small tournament; times are left out, since they differ between runs."""
    setting = replace(ArenaSettings(game, seed=7), **settings)  # type: ignore[arg-type]  # whatever a test sets
    count = games or GAMES_PLAYED[game]
    results = command_line.tournament(setting, [MATCH], count, folder, workers=workers, writing=io.StringIO())
    return [replace(result, seconds=((), ())) for result in results[MATCH]]


def records(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in folder.rglob("*.pixcade")}


@pytest.mark.parametrize("game", GAMES)
def test_results_do_not_depend_on_workers(game: str, tmp_path: Path) -> None:
    here = run(game, tmp_path / "0")
    assert here == run(game, tmp_path / "2", workers=2)
    assert records(tmp_path / "0") == records(tmp_path / "2")


@pytest.mark.parametrize("game", GAMES)
def test_interrupted_tournament_resumes_with_same_result(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = run(game, tmp_path / "whole")
    folder = tmp_path / "stopped"
    begun = run(game, folder, games=2)
    assert begun == whole[:2]

    added = Ledger.add

    def interrupted(ledger: Ledger, finished: Finished) -> None:
        added(ledger, finished)
        if len(ledger.results) == 4:
            raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Ledger, "add", interrupted)
        with pytest.raises(KeyboardInterrupt):
            run(game, folder)
    with (folder / RESULTS).open("a", encoding="utf-8") as file:
        file.write('\n{"match": ["greedy", "ran')  # as if the power had failed
    assert len(list(read_results(folder / RESULTS))) == 4

    played: list[Task] = []
    plays = Hall.play

    def watched(hall: Hall, task: Task) -> Finished:
        played.append(task)
        return plays(hall, task)

    monkeypatch.setattr(Hall, "play", watched)
    assert run(game, folder) == whole
    assert [task.number for task in played] == list(range(4, GAMES_PLAYED[game]))
    assert records(folder) == records(tmp_path / "whole")
    assert run(game, folder) == whole
    assert len(played) == GAMES_PLAYED[game] - 4


def test_another_seed_gives_other_games(tmp_path: Path) -> None:
    assert records(tmp_path) == {}
    run("pixoid", tmp_path / "7", games=2)
    run("pixoid", tmp_path / "8", games=2, seed=8)
    assert records(tmp_path / "7") != records(tmp_path / "8")


def test_folder_never_mixes_two_settings(tmp_path: Path) -> None:
    run("pixl", tmp_path, games=1)
    with pytest.raises(ArenaError) as rejected:
        run("pixl", tmp_path, games=1, work=0.1)
    assert rejected.value.code == "bots.arena-another"
    assert rejected.value.values["names"] == "work"
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(ArenaError) as rejected:
        run("pixl", tmp_path / "file", games=1)
    assert rejected.value.code == "bots.arena-folder"


def test_pixoid_records_have_one_round_and_result_in_cubes(tmp_path: Path) -> None:
    results = run("pixoid", tmp_path, roles=True, games=3)
    for result in results:
        layout, start = result.setup
        cubes = []
        for at in range(1, 5):
            (path,) = tmp_path.rglob(f"{result.task.number + 1:05d}-{at}.pixcade")
            record = read_record(path.read_text(encoding="utf-8"), rules)
            states: tuple[Any, ...] = replay(record, rules).states
            end = states[-1]
            assert (end.round, states[-2].round) == (2, 1)
            assert end.options.layout == layout
            assert states[4].cubes[0] == end.options.board.starts[int(start) - 1]
            assert set(states[4].cubes) == set(end.options.board.starts)
            cubes.append(end.scores[0])
            assert end.scores[0] in range(17)
        names = read_record(path.read_text(encoding="utf-8"), rules).players
        assert names == ("random",) * 4
        assert result.metrics == tuple(cubes)
        assert result.share == (cubes[0] > cubes[1]) + 0.5 * (cubes[0] == cubes[1])


def test_pixl_records_are_whole_games_with_shared_wins(tmp_path: Path) -> None:
    for result in run("pixl", tmp_path):
        (path,) = tmp_path.rglob(f"{result.task.number + 1:05d}-1.pixcade")
        record = read_record(path.read_text(encoding="utf-8"), rules)
        outcome = GAMES["pixl"].outcome(replay(record, rules).states[-1])
        assert outcome is not None
        won = [record.players[seat] == "greedy" for seat in outcome.winners]
        assert result.share == sum(won) / len(won)
        greedy = [points for seat, points in enumerate(outcome.points) if record.players[seat] == "greedy"]
        assert result.metrics[0] == sum(greedy) / 2


def test_greedy_beats_random_in_both_games(tmp_path: Path) -> None:
    for game in GAMES:
        shares = [result.share for result in run(game, tmp_path / game)]
        assert sum(shares) / len(shares) > 0.8


@pytest.mark.parametrize("workers", [0, 1])
def test_failing_bot_plays_defaults_and_stops_nothing(workers: int, tmp_path: Path) -> None:
    played = [Match(name, "random") for name in misbehaving_bots.STRANGE]
    setting = ArenaSettings("pixoid")
    results = command_line.tournament(
        setting, played, 2, tmp_path, workers=workers, find=misbehaving_bots.find, writing=io.StringIO()
    )
    faults = {"raising": "ValueError: no idea", "leaving": "SystemExit: 3"}
    for match, encounters in results.items():
        for result in encounters:
            assert len(result.faults[0]) == len(result.seconds[0]) > 0
            assert set(result.faults[0]) == {faults.get(match.first, "not a legal move")}
            assert (result.faults[1], result.reduced) == ((), (0, 0))
    for text in records(tmp_path).values():
        record = read_record(text, rules)
        assert all(marks == {"default": ""} for marks in record.server.values())
        assert record.server
    text = command_line.conclude(setting, results, tmp_path)
    assert "raising" in text
    written = (tmp_path / command_line.REPORT).read_text(encoding="utf-8")
    assert re.search(r"- raising lost \d+ moves to the game's default: \d+ × ValueError: no idea", written)


def test_pieces_share_randomness_only_for_one_mind() -> None:
    class Listening:
        together = False

        def __init__(self) -> None:
            self.heard: dict[tuple[int, str], float] = {}

        def __call__(self, view: View) -> Any:
            self.heard[view.state.taken, view.piece] = view.random.random()
            return view.legal[0]

    for together in (False, True):
        hall = Hall(ArenaSettings("pixoid"))
        bots = {"one": Listening(), "other": Listening()}
        bots["one"].together = together
        hall.bots.update(bots)
        hall.play(Task(Match("one", "other"), 0))
        bugs = [value for (taken, piece), value in bots["one"].heard.items() if taken == 0 and piece != "amber"]
        assert len(bugs) == 3
        assert len(set(bugs)) == (1 if together else 3)
        assert len(set(bots["other"].heard.values())) == len(bots["other"].heard)


def test_lost_worker_is_error_and_results_stay(tmp_path: Path) -> None:
    run("pixl", tmp_path, games=2)
    with pytest.raises(ArenaError) as rejected:
        command_line.tournament(
            ArenaSettings("pixl", seed=7),
            [MATCH, Match("dying", "random")],
            3,
            tmp_path,
            workers=1,
            find=misbehaving_bots.find,
            writing=io.StringIO(),
        )
    assert rejected.value.code == "bots.arena-worker-lost"
    assert len(Ledger(tmp_path, ArenaSettings("pixl", seed=7)).results) >= 2


@pytest.mark.skipif(sys.platform == "win32", reason="there a process can't be sent a Ctrl-C")
def test_ctrl_c_stops_workers_and_loses_nothing(tmp_path: Path) -> None:
    given = ["greedy", "random", "--game=pixl", "--games=9999", "--workers=2", f"--folder={tmp_path}"]
    arguments = [sys.executable, "-m", "pixcade", "arena", *given]
    with subprocess.Popen(arguments, stderr=subprocess.PIPE, text=True, preexec_fn=interruptible) as process:
        while len(list(read_results(tmp_path / RESULTS))) < 3:
            assert process.poll() is None
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=LIMIT)
    assert process.returncode == 130
    assert errors == "Stopped before the end. Run the same command to continue.\n"
    finished = list(read_results(tmp_path / RESULTS))
    assert len(finished) == len(records(tmp_path)) or len(finished) + 1 == len(records(tmp_path))


def made_up(share: float, number: int, metrics: tuple[float, ...] = (5.0, 4.0)) -> Result:
    return Result(Task(MATCH, number), ("fire+water",), share, metrics, seconds=((0.1, 0.3), (0.2,)))


def test_ties_count_half_and_are_reported() -> None:
    results = {MATCH: [made_up(share, number) for number, share in enumerate([1.0, 0.5, 0.5, 0.0, 1.0])]}
    text = report(ArenaSettings("pixl"), results, fit({MATCH: (3.0, 5)}), "picture.svg")
    row = next(line for line in text.splitlines() if line.startswith("| greedy against random |"))
    assert [cell.strip() for cell in row.split("|")[2:8]] == ["5", "60.0 %", "23.1 % to 88.2 %", "2", "2", "1"]


def test_report_has_thinking_times() -> None:
    results = {MATCH: [made_up(1.0, number) for number in range(2)] + [made_up(0.0, 2)]}
    text = report(ArenaSettings("pixl", work=0.1), results, fit({MATCH: (2.0, 3)}), "picture.svg")
    assert "0.1 of its full work" in text
    assert re.search(r"\| greedy +\| +6 \| +0\.2000 \| +0\.1000 \| +0\.3000 \| +0\.3000 \|", text)


def test_report_separates_roles_with_self_play() -> None:
    # Pixoid: greedy is 2 cubes better in front of any Bugs; its Bugs let any Pixoid have 3 less
    results = {MATCH: [replace(made_up(1.0, number, (10, 5, 7, 8)), setup=("x", "1")) for number in range(3)]}
    text = report(ArenaSettings("pixoid", roles=True), results, fit({MATCH: (3.0, 3)}), "picture.svg")
    assert re.search(r"7\.00 ± 0\.00 \| +8\.00 ± 0\.00 \| +2\.00 ± 0\.00 \| +3\.00 ± 0\.00 \|", text)


def test_picture_is_well_formed_and_self_contained() -> None:
    estimates = {'<a> & "b"': Estimate(123.4, 20), "x" * 60: Estimate(-123.4, 30)}
    text = picture("Ratings <1>", "A note & more.", estimates)
    root = ElementTree.fromstring(text)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert re.findall(r"(?:href|url|@import|src)\W", text) == []
    assert text.count("http") == 1  # the name of SVG itself
    assert "prefers-color-scheme: dark" in text
    assert "system-ui" in text
    width = float(root.attrib["width"])
    centres = [float(circle.attrib["cx"]) for circle in root.iter("{http://www.w3.org/2000/svg}circle")]
    assert width > centres[0] > centres[1] > 0
    for line in root.iter("{http://www.w3.org/2000/svg}line"):
        assert 0 < float(line.attrib["x1"]) <= float(line.attrib["x2"]) < width


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_bar_on_terminal_and_lines_in_log() -> None:
    for writing, drawn in ((Terminal(), True), (io.StringIO(), False)):
        now = 0.0
        progress = Progress(40, 10, writing, lambda: now)  # noqa: B023 - called before the loop goes on
        for _ in range(30):
            now += 1.0
            progress.advance()
        progress.close()
        text = writing.getvalue()
        if drawn:
            assert text.count("\r") == 31
            assert "\r[#######.......................] 10 of 40\x1b[K" in text
        else:
            assert text == "25 of 40, about 15 s left\n40 of 40\n"


def command(given: argparse.Namespace) -> int:
    return command_line.run(given, Screen(sys.stdin, sys.stdout, {}), Words())


def parsed(*given: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser(exit_on_error=False)
    command_line.add_arguments(parser, Words())
    return parser.parse_args(given)


def test_command_writes_table_report_and_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ("greedy", "random", "--game", "pixl", "--games", "3", "--seed", "7", "--workers", "0")
    assert command(parsed(*given, "--folder", str(tmp_path))) == 0
    shown = capsys.readouterr()
    assert "| greedy against random |     3 |" in shown.out
    assert "3 of 3" in shown.err
    assert "(ratings.svg)" in (tmp_path / "report.md").read_text(encoding="utf-8")
    assert str(tmp_path) not in (tmp_path / "report.md").read_text(encoding="utf-8")
    ElementTree.parse(tmp_path / "ratings.svg")


def test_search_is_compiled_before_first_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without compiled code a search plays with less work, which would measure another bot."""
    monkeypatch.setenv("PIXCADE_DATA", str(tmp_path / "data"))
    parser, folder = argparse.ArgumentParser(), tmp_path / "arena"
    command_line.add_arguments(parser, Words())
    common = ["--game", "pixl", "--players", "2", "--games", "1", "--workers", "0", "--folder", str(folder)]

    def stop(modules: Sequence[str]) -> None:
        assert modules == PARTS["pixl"].kernels
        raise KeyboardInterrupt

    monkeypatch.setattr(command_line, "compile_modules", stop)
    assert command(parser.parse_args(["greedy", "plain-100", *common])) == command_line.INTERRUPTED
    assert not folder.exists(), "nothing was played"
    assert command(parser.parse_args(["greedy", "random", *common])) == 0, "neither of them searches"


def test_interrupted_command_says_it_can_resume(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command_line, "play_all", interrupt)
    assert command(parsed("greedy", "random", "--folder", str(tmp_path))) == 130
    assert "Run the same command to continue" in capsys.readouterr().err


@pytest.mark.parametrize(
    "wrong", [("--games", "0"), ("--games", "many"), ("--work", "0"), ("--work", "nan"), ("--seed", "-1")]
)
def test_invalid_arguments_are_rejected(wrong: tuple[str, str], tmp_path: Path) -> None:
    with pytest.raises(argparse.ArgumentError):
        parsed("greedy", "random", "--folder", str(tmp_path), f"{wrong[0]}={wrong[1]}")


def test_unknown_bot_is_rejected_before_first_game(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot) as rejected:
        command(parsed("greedy", "nobody", "--folder", str(tmp_path / "new")))
    assert rejected.value.code == "bots.unknown"
    assert rejected.value.values["name"] == "nobody"
    assert "random, greedy" in str(rejected.value.values["known"])
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("game", GAMES)
def test_every_known_bot_is_found(game: str) -> None:
    assert {"random", "greedy"} <= set(known_bots())
    for name in known_bots():
        assert callable(find_bot(name, game))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_measured(game: str) -> None:
    for number in range(12):
        for sitting in contest_of(game).sittings(ArenaSettings(game), number):
            assert set(sitting.sides) == {0, 1}
            assert len(sitting.sides) in GAMES[game].info.players


CRASHING = """
def choose(view):
    raise ValueError("no idea")

def later(view):
    if view.state.turn in (2, 3):
        raise ValueError("lost the thread")
    return view.legal[0]
"""


@pytest.mark.parametrize(
    ("function", "reason"), [("chose", "AttributeError: module 'mine'"), ("choose", "ValueError: no idea")]
)
def test_bot_failing_on_first_move_is_shown_before_games(tmp_path: Path, function: str, reason: str) -> None:
    (tmp_path / "mine.py").write_text(CRASHING, encoding="utf-8")
    given = ("greedy", f"python:{tmp_path}/mine.py:{function}", "--game", "pixl", "--folder", str(tmp_path / "arena"))
    with pytest.raises(BotFailed) as rejected:
        command(parsed(*given))
    assert rejected.value.code == "bots.first-move"
    assert reason in str(rejected.value.values["detail"])
    assert "Traceback (most recent call last):" in rejected.value.log
    assert not (tmp_path / "arena").exists()


def test_file_plays_a_level_without_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").write_text("def choose(view):\n    return view.legal[0]\n", encoding="utf-8")
    assert command(parsed("mine.py", "greedy", "--games", "1", "--workers", "0")) == 0
    assert "python:mine.py:choose" in capsys.readouterr().out
    assert [path.name for path in tmp_path.iterdir() if path.suffix != ".py"] in ([], ["__pycache__"])


@pytest.mark.parametrize("workers", ["0", "2"])
def test_traceback_of_late_failure_is_shown_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], workers: str
) -> None:
    (tmp_path / "mine.py").write_text(CRASHING, encoding="utf-8")
    given = ("greedy", f"python:{tmp_path}/mine.py:later", "--game", "pixl", "--folder", str(tmp_path / "arena"))
    assert command(parsed(*given, "--players", "2", "--games", "2", "--workers", workers)) == 0
    shown = capsys.readouterr().err
    assert shown.count("Traceback (most recent call last):") == 1
    assert 'mine.py", line 7, in later' in shown
    assert "ValueError: lost the thread" in shown
