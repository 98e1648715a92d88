"""What one can type at any prompt besides a move, and that nothing is lost."""

from pathlib import Path

import pytest

from pixcade.cli.files import save_text
from pixcade.games import GAMES, rules
from pixcade.games.errors import PixcadeError
from pixcade.games.record import read_record
from tests.cli.typist import play_here, run_piped, setting

VALUES = {"players": "3", "game": "short"}
ASK = "where does Pixoid start?"


def output_of(game: str, typed: list[str], values: dict[str, str] | None = None) -> str:
    """The output between the first question and its answer, after typing these first."""
    ask = {"pixoid": ASK, "pixl": "Port go?"}[game]
    _, screen, _ = play_here(setting(game, ["Ann"], 2, values or {}), typing=1, fixed={ask: typed})
    return screen.text


@pytest.mark.parametrize("game", GAMES)
def test_help_lists_every_command(game: str) -> None:
    text = output_of(game, ["help"])
    for command in ("help", "rules", "where", "moves", "draw", "last", "score", "record", "quit"):
        assert f"\n{command}: " in text
    assert "\nback: " not in text, "one who decides for one piece has nothing to go back to"


def test_help_mentions_back_for_a_player_with_two_pieces() -> None:
    chosen = setting("pixoid", ["Ann", "Bob"], 2, VALUES)
    _, screen, _ = play_here(chosen, 1, {"the third Bug is on": ["help"]})
    assert "\nback: change the move you just chose.\n" in screen.text


@pytest.mark.parametrize("game", GAMES)
def test_every_command_works_at_the_first_prompt(game: str) -> None:
    text = output_of(game, ["?", "rules", "WHERE", "moves", "draw", "last", "score", "record", "back", ""])
    assert "Nothing has happened yet." in text
    assert "Add a file name, like: record game.txt" in text
    assert "There’s nothing earlier to change." in text
    assert "(Rule" not in text, "none of them was taken for a move"


def test_commands_work_while_the_screen_is_handed_over() -> None:
    hand_over = ["moves", "where", "back", "u3", ""]
    _, screen, _ = play_here(setting("pixoid", ["Ann", "Bob"], 2, VALUES), 1, {"Over to Ann": hand_over})
    assert "There’s no move to make right now." in screen.text
    assert "Just press Enter here." in screen.text


def test_game_can_be_saved_at_any_prompt_without_overwriting(tmp_path: Path) -> None:
    path = tmp_path / "my game.txt"
    fixed = {"your Bug start?": [f"record {path}", f"save {path}", f"record {tmp_path / 'no' / 'x'}", "quit", ""]}
    chosen = setting("pixoid", ["Ann", "Bob"], 2, VALUES)
    play, screen, code = play_here(chosen, 1, fixed)
    assert code == 0
    assert f"The game is saved in {path}." in screen.text
    assert f"“{path}” already exists." in screen.text
    assert "doesn’t exist. Choose another name." in screen.text
    assert screen.text.endswith(f"The game is saved in {path}.\nGoodbye.\n"), "nothing is lost, so nothing is asked"
    assert read_record(path.read_text(encoding="utf-8"), rules) == play.record
    assert [entry.name for entry in tmp_path.iterdir()] == [path.name], "no draft is left behind"


def test_quitting_offers_to_save(tmp_path: Path) -> None:
    path = tmp_path / "late.txt"
    fixed = {"your Bug start?": ["quit"], "To save the game": [str(tmp_path), str(path)]}
    play, screen, _ = play_here(setting("pixoid", ["Ann", "Bob"], 2, VALUES), 1, fixed)
    assert "already exists. Choose another name." in screen.text
    assert read_record(path.read_text(encoding="utf-8"), rules) == play.record


def test_finished_game_can_be_saved(tmp_path: Path) -> None:
    path = tmp_path / "end.txt"
    play, screen, _ = play_here(setting("pixl", ["Ann"], 2, {"side": "5"}), 1, {"To save the game": [str(path)]})
    assert screen.text.endswith(f"The game is saved in {path}.\n")
    record = read_record(path.read_text(encoding="utf-8"), rules)
    assert record == play.record
    assert record.players[0] == "Ann"


def test_end_of_input_ends_politely_and_saves_nothing(tmp_path: Path) -> None:
    words = ["text", "pixoid", "--players", "4", "--people", "Ann", "--seed", "1"]
    done = run_piped(words, "moves\n", HOME=str(tmp_path))
    assert done.returncode == 1
    assert done.stdout.endswith("The input has ended, so the game stops here. Nothing else was saved.\n")
    assert done.stderr == ""
    assert list(tmp_path.iterdir()) == []


def test_last_command_covers_everything_since_own_decision() -> None:
    fixed = {"your move for Fire": ["last"]}
    _, screen, _ = play_here(setting("pixl", ["Ann"], 2, {"side": "5"}), 1, fixed)
    before, _, after = screen.text.partition("your move for Fire? \n")
    told = after.splitlines()[:4]
    assert [line.split()[0] for line in told] == ["Fire", "Water", "Earth", "Spirit"]
    for line in told:
        assert line in before


def test_failed_write_leaves_no_partial_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*arguments: object, **settings: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(PixcadeError) as rejected:
        save_text(str(tmp_path / "x.txt"), "text")
    assert rejected.value.code == "text.file-not-written"
    assert list(tmp_path.iterdir()) == []
