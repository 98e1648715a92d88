"""Whole games of each kind and variant, typed in this process, through a pipe and in a pseudo-terminal."""

import sys

import pytest

from pixcade.games import rules
from pixcade.games.record import read_record, write_record
from tests.cli.typist import AGAIN, arguments, play_here, run_piped, setting, spawn

VARIANTS = [
    ("pixoid", ["Ann"], {"players": "4", "game": "standard"}),
    ("pixoid", ["Ann", "Bob"], {"players": "3", "game": "standard"}),
    ("pixoid", ["Ann", "Bob", "Cleo"], {"players": "3", "game": "short", "contact-cube": "taken"}),
    ("pixoid", ["Ann", "Bob", "Cleo", "Dan"], {"players": "4", "game": "short", "oldest": "3"}),
    ("pixl", ["Ann"], {"players": "2", "side": "5"}),
    ("pixl", ["Ann", "Bob"], {"players": "2", "side": "5", "end": "element", "conversion": "one"}),
    ("pixl", ["Ann", "Bob", "Cleo"], {"players": "3", "ports": "clear-of-gray"}),
    ("pixl", ["Ann"], {"players": "4", "order": "fire-spirit-earth-water"}),
]
TYPED = (1, 4)
"""Variants that are typed on a pseudo-terminal."""
NAMES = [f"{game}-{'-'.join(values.values())}-{len(people)}" for game, people, values in VARIANTS]


@pytest.mark.parametrize(("game", "people", "values"), VARIANTS, ids=NAMES)
def test_whole_game_can_be_typed_with_a_valid_record(game: str, people: list[str], values: dict[str, str]) -> None:
    for seed in range(2):
        play, screen, code = play_here(setting(game, people, seed, values), typing=seed)
        assert code == 0
        assert play.game.outcome(play.state) is not None
        assert "The game is over" in screen.text
        assert read_record(write_record(play.record, rules), rules) == play.record


@pytest.mark.slow(3)
@pytest.mark.parametrize(("game", "people", "values"), VARIANTS[::3], ids=NAMES[::3])
def test_piped_game_shows_the_same(game: str, people: list[str], values: dict[str, str]) -> None:
    _, screen, _ = play_here(setting(game, people, 5, values), typing=6)
    done = run_piped(
        [*arguments(game, people, 5, values), "--players", values["players"]], input_text(screen.typed_lines)
    )
    assert done.stderr == ""
    assert done.stdout == f"{screen.text}{AGAIN} \n"
    assert done.returncode == 0


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
@pytest.mark.parametrize(("game", "people", "values"), [VARIANTS[at] for at in TYPED], ids=[NAMES[at] for at in TYPED])
def test_whole_game_can_be_played_in_a_terminal(game: str, people: list[str], values: dict[str, str]) -> None:
    _, screen, _ = play_here(setting(game, people, 5, values), typing=6)
    child = spawn([*arguments(game, people, 5, values), "--players", values["players"]])
    for prompt, answer in zip(screen.asked, screen.typed_lines, strict=True):
        child.expect_exact(prompt)
        child.sendline(answer)
    child.expect_exact("Nothing was saved.")
    child.expect_exact(AGAIN)
    child.sendline("")
    child.expect(child_end())
    child.close()
    assert child.exitstatus == 0


def child_end() -> object:
    import pexpect

    return pexpect.EOF


def input_text(lines: list[str]) -> str:
    return "".join(line + "\n" for line in lines)


def test_bots_alone_play_while_one_watches() -> None:
    done = run_piped(["text", "pixl", "--watch", "--players", "3", "--seed", "1", "--option", "side=5"], "")
    assert "Blip, a bot (Normal): Fire." in done.stdout
    assert "The game is over" in done.stdout
    assert done.returncode == 0


def test_people_on_the_command_line_are_all_that_is_asked() -> None:
    done = run_piped(["text", "pixl", "--people", "Ann"], "")
    assert "How many players" not in done.stdout
    assert "Who’s playing" not in done.stdout
    assert "Chip, a bot (Normal)" in done.stdout


def test_same_game_can_be_played_again() -> None:
    words = ["text", "pixl", "--people", "Ann", "--people", "Bob", "--players", "2", "--option", "side=5"]
    passing = ["g5", "c5", "e2", "e8", *["pass"] * 4, "no"]
    done = run_piped(words, input_text([*passing, "yes", *passing, ""]))
    assert done.stdout.count("The game is over") == 2
    assert done.stdout.count("Pixl on a board with 5 hexes per side") == 2
    assert done.returncode == 0


def test_board_is_drawn_before_every_question_if_requested() -> None:
    words = ["text", "pixl", "--players", "3", "--people", "Ann", "--draw", "--ascii", "--seed", "1"]
    done = run_piped(words, "g7\n")
    assert done.stdout.count("g   h   i   j   k   l   m") == 2
    assert done.stdout.isascii() is False, "only the picture is plain"
    assert "[F]" in done.stdout


def test_unusual_options_are_announced() -> None:
    words = ["text", "pixoid", "--players", "4", "--people", "Ann", "--option", "contact-cube=taken"]
    assert "Bonus cube where Pixoid is caught: He still picks it up." in run_piped(words, "").stdout


def test_pressing_enter_a_few_times_starts_a_game() -> None:
    done = run_piped(["text"], "\n\n\n\n\n")
    assert "Pixoid, standard game" in done.stdout
    assert done.stdout.count("Player, where does Pixoid start?") == 1
    assert "Nothing else was saved" in done.stdout
    assert done.returncode == 1


def test_questions_repeat_until_answered() -> None:
    typed_lines = ["chess", "PIXL", "9", "2", "Ann, ann", "A, B, C", "Ann, Bob", "g7"]
    done = run_piped(["text", "--language", "en"], input_text(typed_lines))
    assert "Please type one of these: 1, 2, pixoid or pixl." in done.stdout
    assert "Please type one of these: 4, 3 or 2." in done.stdout
    assert "Everyone needs a different name." in done.stdout
    assert "3 people are too many. This game has 2 seats." in done.stdout
    assert "Fire (Ann) places its Port on g7." in done.stdout
