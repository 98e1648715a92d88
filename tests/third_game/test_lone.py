"""A game that exists only in this folder is playable everywhere: the package doesn't know it."""

import io
import os
from pathlib import Path
from random import Random

import pytest

from pixcade import games
from pixcade.bots import levels
from pixcade.bots.api import Budget, View
from pixcade.bots.baseline import most_points
from pixcade.bots.registry import find_bot, known_bots, searches
from pixcade.cli.replay import Stepping
from pixcade.cli.screen import Screen
from pixcade.games import GAMES, rules
from pixcade.games.errors import PixcadeError
from pixcade.games.record import read_record, write_record
from pixcade.locales import Words, words_of_game
from tests.cli.typist import play_here, run_piped, setting
from tests.client.engine.dialogue import Talk
from tests.table.memory_table import Running
from tests.third_game.lone import PARTS, State

NAMES = {"hand1": "2", "hand2": "3"}


def test_engine_plays_it_to_the_end() -> None:
    talk = Talk()
    assert "lone" in [game["id"] for game in talk.ask("games")["games"]]
    talk.ask("new", game="lone", options={"players": "2", "rounds": "3"})
    for _ in range(3):
        assert talk.ask("legal", piece="hand1")["moves"] == ["1", "2", "3", "4", "5"]
        talk.ask("play", moves=NAMES)
    assert talk.state("outcome")["outcome"]["winners"] == [1]
    assert talk.error("play", moves=NAMES)["code"] == "core.game-over"
    record = talk.ask("save")["record"]
    assert talk.ask("load", record=record)["ok"]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_terminal_plays_it_from_typed_lines(language: str, tmp_path: Path) -> None:
    saved = tmp_path / "lone.pixcade"
    typed = ["", "6", "3", "", "4", "", *["", "1", "", "2", ""] * 2, str(saved), ""]
    arguments = ["--language", language, "text", "lone", "--people", "Ann", "--people", "Ben", "--players", "2"]
    done = run_piped(arguments, "\n".join(typed), **child_environment())
    assert done.stderr == ""
    assert done.returncode == 0, done.stdout
    words = Words(language, strict=True)
    for message in ("lone-about", "lone-name"):
        assert words.say(message) in done.stdout
    assert words.say("lone-no-number", move="6") in done.stdout
    assert words.say("lone-fact-round", value=3) in done.stdout
    assert read_record(saved.read_text(encoding="utf-8"), rules).moves[0] == {"hand1": "3", "hand2": "4"}


def child_environment() -> dict[str, str]:
    """The environment of child processes with the game registered."""
    return {name: os.environ[name] for name in (games.VARIABLE, "PYTHONPATH")}


def test_terminal_reports_levels_without_a_bot() -> None:
    play, screen, code = play_here(setting("lone", ["Ann"], 1, {"players": "4", "rounds": "5"}, bots="master"), 3)
    assert code == 0
    assert len(play.steps) == 5
    words = Words(strict=True)
    assert screen.text.count(words.say("text-bots-baseline", level=words.say("bots-name", name="master"))) == 1
    play, screen, code = play_here(setting("lone", [], 1, {"players": "2"}, bots="easy"), 3)
    assert words.say("text-bots-baseline", level=words.say("bots-name", name="easy")) not in screen.text


def test_every_level_plays_it_without_search() -> None:
    game = GAMES["lone"]
    state = game.start(game.configure({"players": "3"}, 0))
    for name in known_bots():
        bot = find_bot(name, "lone")
        assert not searches(name, "lone")
        for decision in game.deciding(state):
            assert bot(View(game, state, decision, Budget(), Random(1))) in game.legal(state, decision)
    assert levels.is_missing("hard", "lone")
    # The others are assumed to choose the default, 1: of the numbers left, 5 is worth most
    assert most_points(game, state, game.deciding(state)[0], Random(1)) == "5"


def test_its_table_can_be_restored_at_every_log_entry() -> None:
    running = Running("lone", {"players": "3"}).begin(people=2)
    for step in range(3):
        for decision in running.table.due:
            key = running.table.seat(decision.seat).plays
            running.submit(decision.piece, "1245"[(decision.seat + step) % 4], key=key)
            assert running.restored() == running.table
    assert running.table.game.outcome(running.table.state) is not None


def test_its_record_is_replayed_with_its_own_messages() -> None:
    play, _, _ = play_here(setting("lone", ["Ann", "Ben"], 1, {"players": "2"}), 3)
    record = read_record(write_record(play.record, rules), rules)
    assert record == play.record
    paper = io.StringIO()
    Stepping(Screen(io.StringIO(), paper, {}), Words("pl", strict=True), record).run()
    assert "Ann podaje" in paper.getvalue()
    assert "Koniec." in paper.getvalue()


def test_it_has_two_languages_and_falls_back_to_english() -> None:
    error = PixcadeError("lone.no-number", move="9")
    assert Words("pl", strict=True).error(error) == "„9” to nie liczba od 1 do 5."
    assert Words("de").error(error) == Words("en", strict=True).error(error) == "“9” is no number from 1 to 5."
    assert words_of_game("lone", "de") == PARTS.words["en"]
    assert (words_of_game("lone", "pl") or "").startswith(PARTS.words["pl"])
    assert words_of_game("lone", "xx") is words_of_game("nought", "en") is None
    assert "pixl-name" not in (words_of_game("pixl", "en") or "")


def test_unregistered_game_is_unknown_everywhere() -> None:
    games.unregister("lone")
    try:
        assert not Words("en").has("lone-name")
        with pytest.raises(PixcadeError, match="unknown-game"):
            rules("lone", 1)
    finally:
        games.register(PARTS)


def test_invalid_or_taken_id_is_rejected() -> None:
    with pytest.raises(ValueError, match="lone"):
        games.register(PARTS)


def test_installed_game_is_found_by_its_entry_point(tmp_path: Path) -> None:
    metadata = tmp_path / "lone-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: lone\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[pixcade.games]\nlone = tests.third_game.lone:PARTS\n")
    environment = child_environment()
    environment["PYTHONPATH"] += os.pathsep + str(tmp_path)
    environment[games.VARIABLE] = ""
    done = run_piped(["text", "lone", "--watch", "--players", "2", "--bots", "random"], "", **environment)
    assert done.returncode == 0, done.stderr
    assert "It is over." in done.stdout


def test_positions_and_facts_follow_the_contract() -> None:
    game = GAMES["lone"]
    state = State(3, 1, (0, 2))
    assert game.parse_position(game.format_position(state)) == state
    assert game.options_of(state) == game.configure(game.option_values(state), 0)
