"""Bots at the screen: how they are chosen and announced, when they say that they are weak, and how they fail."""

import io
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from pixcade.bots.running import local
from pixcade.cli import play as playing
from pixcade.cli.screen import Screen
from pixcade.cli.setup import Wishes, prepare
from pixcade.games import GAMES, rules
from pixcade.games.game import Decision
from pixcade.games.record import read_record, write_record
from pixcade.locales import Words
from tests.bots.external.programs import comes_true, is_gone
from tests.cli.typist import SECRET, play_here, press_ctrl_c, run_piped, setting, spawn
from tests.locales.codes import spoken

WEAK = "The bots are still warming up and play a little weaker for now."


def chosen(typed: str, language: str = "en", game: str = "pixl", **wishes: Any) -> tuple[str, str]:
    """The bots that are chosen when this is typed, and all that is shown."""
    paper = io.StringIO()
    lines = f"Ann\n{typed}\n" + ("2\n" if game == "pixoid" else "")
    screen = Screen(io.StringIO(lines), paper, {})
    ready = prepare(screen, Words(language, strict=True), Wishes(game=game, players="3", **wishes))
    return ready.players[-1].level, paper.getvalue()


@pytest.mark.parametrize(
    ("language", "typed", "bot"),
    [
        ("en", "", "normal"),
        ("en", "1", "easy"),
        ("en", "HARD", "hard"),
        ("en", "strong\n4", "master"),
        ("pl", "mistrz", "master"),
        ("pl", "master", "master"),
        ("fr", "facile", "easy"),
        ("de", "Schwer", "hard"),
    ],
)
def test_level_can_be_typed_by_number_or_name(language: str, typed: str, bot: str) -> None:
    assert chosen(typed, language)[0] == bot


@pytest.mark.parametrize(("old", "new"), [("rookie", "easy"), ("regular", "normal"), ("expert", "hard")])
def test_old_level_id_gets_its_new_name_as_answer(old: str, new: str) -> None:
    bot, shown = chosen(f"{old}\n{new}", "en")
    assert bot == new
    assert f"“{old}” is now “{new}”." in shown


@pytest.mark.parametrize(("language", "typed"), [("en", "5"), ("de", "Großmeister"), ("pl", "arcymistrz")])
@pytest.mark.parametrize("game", GAMES)
def test_level_above_master_can_be_chosen(game: str, language: str, typed: str) -> None:
    assert chosen(typed, language, game)[0] == "grandmaster"


@pytest.mark.parametrize("language", spoken())
@pytest.mark.parametrize("game", GAMES)
def test_every_level_is_described_in_one_sentence(game: str, language: str) -> None:
    _, shown = chosen("", language, game)
    entries = [line for line in shown.splitlines() if line[:1] in "12345" and line[1:2] == " " and line.endswith(".")]
    assert len(entries) == len({line.partition(":")[2] for line in entries}) == 5
    assert all(line.count(".") == 1 for line in entries)


def test_level_is_not_asked_if_given_or_without_bots() -> None:
    assert "Which level" not in chosen("", bots="hard")[1]
    paper = io.StringIO()
    prepare(Screen(io.StringIO("A, B\n"), paper, {}), Words(strict=True), Wishes(game="pixl", players="2"))
    assert "Which level" not in paper.getvalue()


@pytest.mark.slow(3)
def test_bots_are_announced_with_their_level() -> None:
    done = run_piped(["text", "pixoid", "--players", "3", "--people", "Ann"], "")
    assert "Blip, a bot (Normal): Sky Ring." in done.stdout
    done = run_piped(["text", "pixl", "--people", "Ann", "--players", "2", "--bots", "master-together"], "")
    assert "Blip, a bot (Master, Bugs as one): Spirit and Water." in done.stdout


@pytest.mark.long
def test_master_answers_in_a_terminal_game() -> None:
    words = ["text", "pixl", "--people", "Ann", "--players", "2", "--option", "side=5", "--bots", "master"]
    done = run_piped(words, "e5\n", PIXCADE_WORDS="strict")
    assert done.stderr == ""
    assert "Water (Blip) places its Port on " in done.stdout
    assert done.returncode == 1


@pytest.mark.long
def test_secret_determines_the_game_and_seed_only_the_layout() -> None:
    words = ["text", "pixoid", "--watch", "--players", "4", "--seed", "1", "--bots", "easy"]
    first, again = run_piped(words, ""), run_piped(words, "")
    other = run_piped(words, "", PIXCADE_BOT_SECRET="")  # from the operating system
    assert first.stdout == again.stdout
    assert first.stdout != other.stdout
    assert first.stdout.splitlines()[0] == other.stdout.splitlines()[0]


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> pytest.MonkeyPatch:
    """No compiled code, and nobody who would compile it."""
    monkeypatch.setenv("PIXCADE_DATA", str(tmp_path / "data"))
    monkeypatch.setattr("pixcade.bots.running.compiler.start_compiling", lambda: None)
    return monkeypatch


@pytest.mark.slow(3)
def test_reduced_bots_are_announced_once(plain: pytest.MonkeyPatch) -> None:
    values = {"players": "3", "game": "short", "layout": "p1-1A.2A.3A.4A"}
    _, screen, code = play_here(setting("pixoid", ["Ann"], 1, values, "normal"), 1)
    assert code == 0
    assert screen.text.count(WEAK) == 1
    plain.setattr(playing, "AVAILABLE", False)
    _, screen, _ = play_here(setting("pixoid", ["Ann"], 1, values, "normal"), 1)
    assert WEAK not in screen.text
    assert screen.text.count("Fast code is missing here, so the bots play a little weaker.") == 1


def test_file_can_fill_the_other_seats(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("def choose(view):\n    return view.legal[-1]\n")
    words = ["text", "pixl", "--watch", "--players", "2", "--option", "side=5", "--bots", str(tmp_path / "mine.py")]
    done = run_piped(words, "")
    assert "The game is over" in done.stdout
    assert "so the game moves for it" not in done.stdout
    assert (done.returncode, done.stderr) == (0, "")


def test_bots_start_thinking_before_people_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    events: list[str] = []
    begin = local.Thinkers.begin

    def noted(thinkers: local.Thinkers, *arguments: Any) -> local.PendingThought:
        events.append("bot")
        return begin(thinkers, *arguments)

    def undecided(*_: object) -> dict[Decision, Any]:
        events.append("person")
        return {}

    monkeypatch.setattr(local.Thinkers, "begin", noted)
    monkeypatch.setattr(playing.TerminalGame, "decide", undecided)
    play = playing.TerminalGame(
        Screen(io.StringIO(), io.StringIO(), {}),
        Words(strict=True),
        setting("pixoid", ["Ann"], 1, {"players": "4"}, "random"),
        "2026-11-15",
        SECRET,
    )
    play.state = play.game.parse_position("pixoid p1-1A.2A.3A.4A amber@c1 sky@h1 rose@h8 mint@b8")
    with pytest.raises(KeyError):  # nobody has decided for Ann
        play.step(play.game.deciding(play.state))
    assert events == ["bot", "bot", "bot", "person"]


def test_failing_bot_is_named_and_the_game_moves_for_it(tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text("""for line in open(0):\n    print('{"move": "Q9"}', flush=True)\n""")
    name = "exec:" + shlex.join([sys.executable, str(path)])
    play, screen, code = play_here(setting("pixl", ["Ann"], 1, {"players": "2", "side": "5"}, name), 1)
    assert code == 0
    assert f"\nBlip: The bot “{name}” answered “Q9”, which isn’t a move, so the game moves for it.\n" in screen.text
    own = [(at, piece) for at, step in enumerate(play.steps, start=1) for piece in step if piece in ("spirit", "water")]
    assert play.record.server == {key: {"default": ""} for key in own}
    assert read_record(write_record(play.record, rules), rules) == play.record


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="the system does not tell")
def test_ctrl_c_while_bots_think_leaves_no_process_behind() -> None:
    child = spawn(["text", "pixoid", "--players", "4", "--people", "Ann", "--bots", "master"])
    child.expect_exact("where does Pixoid start?")
    assert comes_true(lambda: workers_of(child.pid) != set())
    workers = workers_of(child.pid)
    assert "Traceback" not in press_ctrl_c(child)
    assert child.exitstatus == 130
    assert all(map(is_gone, workers))


def workers_of(pid: int) -> set[int]:
    """The processes that a process has started."""
    return {int(one) for task in Path(f"/proc/{pid}/task").glob("*/children") for one in task.read_text().split()}
