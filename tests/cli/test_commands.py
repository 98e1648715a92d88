"""What one can type at any prompt besides a move, and that nothing is lost."""

import re
from pathlib import Path

import pytest

from pixcade.cli.files import save_text
from pixcade.cli.play import TerminalGame
from pixcade.cli.setup import GameSetup, seat_players
from pixcade.games import GAMES, rules
from pixcade.games.errors import PixcadeError
from pixcade.games.record import read_record, write_record
from pixcade.locales import Words
from tests.cli.typist import DATE, SECRET, TypingScreen, Typist, play_here, run_piped, setting
from tests.locales.codes import TEXT_COMMANDS

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
    for command in set(TEXT_COMMANDS) - {"back"}:
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
    fixed = {"your Bug start?": ["quit"], "Save the game?": [str(tmp_path), str(path)]}
    play, screen, _ = play_here(setting("pixoid", ["Ann", "Bob"], 2, VALUES), 1, fixed)
    assert "already exists. Choose another name." in screen.text
    assert read_record(path.read_text(encoding="utf-8"), rules) == play.record


def test_finished_game_can_be_saved(tmp_path: Path) -> None:
    path = tmp_path / "end.txt"
    play, screen, _ = play_here(setting("pixl", ["Ann"], 2, {"side": "5"}), 1, {"Save the game?": [str(path)]})
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


def test_enter_saves_under_a_free_name_that_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("pixl-1.txt", "pixl-2.txt"):
        _, screen, _ = play_here(setting("pixl", ["Ann"], 2, {"side": "5"}), 1, {"Save the game?": [""]})
        assert f"save it as {name}," in screen.text
        assert screen.text.endswith(f"The game is saved in {tmp_path / name}.\n")
    assert len(list(tmp_path.iterdir())) == 2


POSITION = "pixoid p1-1A.2A.3A.4A game=short amber@c4 sky@c7 rose@h4 mint@b8"


def output_at(position: str, typed: list[str]) -> str:
    """The output after typing these at the first prompt of a position."""
    game = GAMES[position.split(" ")[0]]
    state = game.parse_position(position)
    screen = TypingScreen()
    chosen = GameSetup(game, game.options_of(state), seat_players(["Ann"], game.seats(state), "greedy"))
    play = TerminalGame(screen, Words(strict=True), chosen, DATE, SECRET)
    play.state = state
    screen.typist = Typist(play, 1, {"": [*typed, "quit", "no"]})
    play.run()
    return screen.text


def test_look_describes_any_pix_and_its_ways() -> None:
    text = output_at(POSITION, ["look c7", "LOOK a1", "look z9", "look"])
    assert "\nc7: Blip.\n" in text
    assert "Pixoid (Ann) after 3 Pix." in text
    assert "There’s no Pix “z9” on this board." in text
    assert "Add a place, like: look c4" in text


def test_reach_lists_safe_and_reached_pix_up_to_the_first_bug() -> None:
    text = output_at(POSITION, ["who can reach me"])
    assert "Pixoid on c4 can be reached by Blip" in text
    assert "c5 (Blip), c6 (Blip)" in text
    assert "c7 (Blip is there)." in text


def test_pixl_says_what_lies_around_a_hex_and_who_can_convert() -> None:
    position = "pixl players=2 side=5 turn=8 fire@e5 water@b8 earth@g2 spirit@b5 stacks=e6:f.d6:w.c7:w"
    text = output_at(position, ["look e6", "look b8", "reach"])
    assert "\ne6: Fire.\n" in text
    assert "d6 Water" in text
    assert "e5 Fire’s Port (" in text
    assert "\nb8: Water’s Port (Blip).\n" in text
    assert "Water (Blip) can" in text


def test_hint_names_a_move_that_can_be_typed() -> None:
    text = output_at(POSITION, ["hint"])
    (move,) = re.findall(r"A bot \(Hard\) would play “(\w+ \d)”\.", text)
    assert "isn’t a move" not in output_at(POSITION, [move])


def test_empty_line_says_what_to_type() -> None:
    assert "Type a move, or “help” for all commands." in output_at(POSITION, [""])


def test_back_takes_back_the_last_own_move_against_bots() -> None:
    fixed = {"your move for Fire": ["help", "back"]}
    play, screen, code = play_here(setting("pixl", ["Ann"], 2, {"side": "5"}), 1, fixed)
    assert code == 0
    before, _, after = screen.text.partition("Your last move and everything after it were taken back.")
    assert "\nback: change the move you just chose.\n" in before
    assert "Port go?" in after, "a Port is placed again"
    assert read_record(write_record(play.record, rules), rules) == play.record


def test_back_takes_nothing_back_among_people() -> None:
    fixed = {"your move for Fire": ["back"]}
    _, screen, _ = play_here(setting("pixl", ["Ann", "Bob"], 2, {"side": "5"}), 1, fixed)
    assert "There’s nothing earlier to change." in screen.text
