"""The texts before a question, at the start and at the end: nothing missing, nothing superfluous."""

import io
import sys
from typing import Any

import pytest

from pixcade.cli.pixl.view import PixlView
from pixcade.cli.pixoid.boards import table
from pixcade.cli.play import TerminalGame
from pixcade.cli.replay import Stepping
from pixcade.cli.screen import Screen
from pixcade.games import GAMES
from pixcade.games.pixl.moves import Pass
from pixcade.games.pixl.scoring import seat_points
from pixcade.games.record import Record
from pixcade.locales import Words
from tests.cli.typist import DATE, SECRET, TypingScreen, Typist, play_here, setting, spawn
from tests.locales.codes import spoken

VIEW = PixlView()
WORDS = Words(strict=True)
RING = ("f7", "f8", "g6", "g8", "h6", "h7")
"""The hexes round g7."""

languages = pytest.mark.parametrize("language", spoken())


def pixl(position: str) -> Any:
    return VIEW.game.parse_position(position)


def without_port_hexes() -> Any:
    """Fire's Port is off a small board on which every other hex for it is taken."""
    ports = {"water": "c5", "earth": "f3", "spirit": "e7"}
    options = pixl("pixl side=5").options
    names = [name for name in options.board.names if name not in ports.values()]
    inner = [name for name in names if options.port_hexes >> options.board.numbers[name] & 1 and name != "e5"]
    stacks = ".".join(f"{name}:{'wes'[at % 3]}" for at, name in enumerate(sorted(inner, key=names.index)))
    placed = " ".join(f"{element}@{hex}" for element, hex in ports.items())
    return pixl(f"pixl side=5 turn=40 fire@off-e5 {placed} stacks={stacks}")


def stuck(letters: str) -> Any:
    """Fire's Port on g7 with these Pixls round it."""
    stacks = ".".join(f"{hex}:{letter}" for hex, letter in zip(RING, letters, strict=True))
    return pixl(f"pixl turn=40 fire@g7 water@c9 earth@k5 spirit@g11 stacks={stacks}")


def supply_gone() -> Any:
    return pixl(f"pixl players=2 turn=40 fire@g7 water@c9 earth@k5 spirit@g11 stacks=g6:{'f' * 24}")


def moves_and_question(state: Any, words: Words = WORDS) -> tuple[str, str]:
    """The list of moves, and the question."""
    (decision,) = VIEW.game.deciding(state)
    names = VIEW.names(words, state, ["Ann", "Bob", "Cleo", "Dan"])
    return "\n".join(VIEW.moves(words, state, decision, names)), VIEW.prompt(words, state, decision, "Ann")


@pytest.mark.parametrize(
    ("state", "why"),
    [
        (supply_gone(), "Fire has no Pixls left, so it can only pass. Press Enter."),
        (without_port_hexes(), "Fire has no hex for its Port, so it can only pass. Press Enter."),
        (stuck("wwweee"), "Fire can neither place a Pixl nor remove its Port, so it can only pass. Press Enter."),
    ],
)
def test_forced_pass_is_explained_and_needs_only_enter(state: Any, why: str) -> None:
    assert moves_and_question(state) == (why, "Ann, your move for Fire? [pass]")
    for language in spoken():
        told, question = moves_and_question(state, Words(language, strict=True))
        assert told.count("\n") == 0
        assert question.endswith("]")
    play = TerminalGame(
        TypingScreen(), WORDS, setting("pixl", ["Ann"], 1, {"players": str(state.options.players)}), DATE, SECRET
    )
    play.state = state
    assert isinstance(play.screen, TypingScreen)
    play.screen.typist = Typist(play, 0, {"your move": [""]})
    (decision,) = play.game.deciding(state)
    assert play.ask(decision, brief=True) == Pass()


def test_forced_port_removal_is_described_without_also() -> None:
    told, question = moves_and_question(stuck("wwees" + "s"))
    assert told == "You can’t place a Pixl now. Type “port off” to remove your Port, or “pass”."
    assert question == "Ann, your move for Fire?"


def test_last_start_pix_needs_only_enter() -> None:
    play, screen, _ = play_here(setting("pixoid", ["Ann"], 3, {"players": "3"}), 1)
    asked = [prompt for prompt in screen.asked if prompt.endswith("]")]
    assert asked
    fixed = {"start? [": [""] * 9}
    again, _, _ = play_here(setting("pixoid", ["Ann"], 3, {"players": "3"}), 1, fixed)
    assert again.steps[:4] == play.steps[:4]


def introduced(values: dict[str, str], language: str = "en") -> str:
    play = TerminalGame(TypingScreen(), Words(language, strict=True), setting("pixl", ["Ann"], 1, values), DATE, SECRET)
    play.introduce()
    assert isinstance(play.screen, TypingScreen)
    return play.screen.text


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_only_unusual_options_are_announced(players: str) -> None:
    assert "Turn order" not in introduced({"players": players})
    assert "Conversion: One Pixl of your choice" in introduced({"players": players, "conversion": "one"})


def test_other_turn_order_is_announced() -> None:
    for players in ("2", "4"):
        text = introduced({"players": players, "order": "fire-spirit-earth-water"})
        assert "\nTurn order: Fire, Spirit, Earth, Water.\n" in text
        assert "Elements, in seat order" not in text, "that is said player by player"


def test_player_with_two_elements_is_named_once() -> None:
    assert "\nAnn: Earth and Fire.\nBlip, a bot (Greedy): Spirit and Water.\n" in introduced({"players": "2"})


@languages
@pytest.mark.parametrize("game", GAMES)
def test_newcomer_sees_the_aim_and_what_to_type(game: str, language: str) -> None:
    words = Words(language, strict=True)
    play = TerminalGame(TypingScreen(), words, setting(game, ["Ann"], 1, {}), DATE, SECRET)
    play.introduce()
    assert isinstance(play.screen, TypingScreen)
    assert words.say(f"text-aim-{game}") in play.screen.text
    assert words.say(f"text-help-{game}") in play.screen.text


def test_rules_list_predators_and_prey() -> None:
    assert "Fire on Spirit, Spirit on Earth." in VIEW.rules(WORDS, pixl("pixl"))[-1]
    assert "Fire on Earth." in VIEW.rules(WORDS, pixl("pixl players=3 order=fire-water-earth"))[-1]


def test_back_from_the_first_question_repeats_little() -> None:
    _, screen, _ = play_here(setting("pixl", ["Ann"], 2, {"side": "5"}), 1, {"Port go?": ["back"]})
    assert "There’s nothing earlier to change.\nAnn, where does" in screen.text


def test_final_points_are_printed_once() -> None:
    _, screen, _ = play_here(setting("pixoid", ["Ann"], 3, {"players": "3"}), 1)
    end = screen.text[screen.text.index("The game is over") :]
    assert end.count("Points: Ann") == 1


def test_broken_tie_is_explained() -> None:
    """X6.3: most Pixls underneath one's tops decide."""
    tied = pixl("pixl turn=40 passes=4 fire@g7 water@c9 earth@k5 spirit@g11 stacks=g6:wf.c8:w.c10:w.d8:w")
    assert seat_points(tied)[:2] == (3, 3)
    names = VIEW.names(WORDS, tied, ["Ann", "Bob", "Cleo", "Dan"])
    assert VIEW.score(WORDS, tied, names)[-1].startswith("The points are equal")
    clear = pixl("pixl turn=40 passes=4 fire@g7 water@c9 earth@k5 spirit@g11 stacks=g6:wf.c8:w")
    assert VIEW.score(WORDS, clear, names)[-1].startswith("Spirit (Dan) 0: ")


def test_replay_begins_with_the_roles() -> None:
    play, _, _ = play_here(setting("pixl", ["Ann", "Bob"], 2, {"side": "5", "players": "2"}), 1)
    screen = TypingScreen()
    record: Record = play.record
    Stepping(screen, WORDS, record).run()
    assert "\nAnn: Earth and Fire.\nBob: Spirit and Water.\n" in screen.text
    assert "earth+fire" not in screen.text


@languages
def test_decimals_use_the_languages_separator(language: str) -> None:
    lines = list(table(Words(language, strict=True), "p1"))
    assert ("5.72" in lines[1]) is (language == "en")
    assert ("5,72" in lines[1]) is (language != "en")
    assert len({len(line) for line in lines}) == 1


def test_long_question_wraps_between_words(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("COLUMNS", "40")
    paper = Terminal()
    Screen(Terminal("x\n"), paper, {}).ask("word " * 20 + "end?")
    lines = paper.getvalue().split("\n")
    assert len(lines) > 1
    assert max(map(len, lines)) <= 30 + 1
    assert lines[-1].endswith("end? ")


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_setup_can_be_left() -> None:
    for answers in (["quit"], ["2", "EXIT"], ["", "", "q"], ["", "", "", "quit"], ["", "", "", "", "quit"]):
        child = spawn(["text"])
        for answer in answers:
            child.expect_exact("] ")
            child.sendline(answer)
        child.expect_exact("Goodbye.")
        child.wait()
        assert child.exitstatus == 0


def test_quit_word_is_not_a_file_name() -> None:
    play, screen, _ = play_here(setting("pixl", ["Ann"], 2, {"side": "5"}), 1, {"Save the game?": ["quit"]})
    assert play.commands.saved is None
    assert screen.text.endswith("Nothing was saved.\n")
