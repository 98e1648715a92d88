"""Everything the screen offers can be typed, in every language."""

import re
from typing import Any

import pytest

from pixcade.cli.any_game import view_of
from pixcade.cli.commands import Commands
from pixcade.cli.pixl.view import PixlView
from pixcade.cli.pixoid.view import PixoidView
from pixcade.cli.play import TerminalGame
from pixcade.games import GAMES
from pixcade.games.errors import PixcadeError
from pixcade.games.pixl.moves import Pass, Place, PutPort, TakePort
from pixcade.games.pixoid.moves import DIRECTIONS, Placement, Program
from pixcade.locales import Words
from tests.cli.typist import DATE, SECRET, TypingScreen, setting
from tests.locales.codes import messages, spoken

PIXOID, PIXL = PixoidView(), PixlView()
QUOTED = re.compile("[“„«]\\s*(.+?)\\s*[”“»]")
OPEN = "pixoid p1-1A.2A.3A.4A taken=1 amber@{} sky@a1 rose@j1 mint@j10"

languages = pytest.mark.parametrize("language", spoken())


def way_out(direction: str) -> tuple[Any, Any]:
    """A position in which Pixoid may go this way, and his decision."""
    game = PIXOID.game
    for pix in ("d4", "d5", "e4", "e5", "f6", "g4", "c7", "d8"):
        state = game.parse_position(OPEN.format(pix))
        if Program(next(way for way in DIRECTIONS if way == direction), 1) in game.legal(
            state, game.deciding(state)[0]
        ):
            return state, game.deciding(state)[0]
    raise AssertionError(f"no way {direction}")


@languages
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_directions_can_be_typed_as_shown(language: str, direction: Any) -> None:
    words = Words(language, strict=True)
    state, decision = way_out(direction)
    shown = [words.say(name, direction=direction) for name in messages(language) if name.startswith("pixoid-direction")]
    shown.append(words.say("text-pixoid-way", direction=direction, free=3, end="c4").partition(":")[0].strip())
    assert len(shown) >= 2
    for word in shown:
        for text in (f"{word} 3", f"3 {word}", f"3 Pix {word}", f"{word} 3".upper()):
            assert PIXOID.read(words, state, decision, text) == Program(direction, 3), text


@languages
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_record_notation_works_in_every_language(language: str, direction: Any) -> None:
    words = Words(language, strict=True)
    state, decision = way_out(direction)
    assert PIXOID.read(words, state, decision, f"{direction}3") == Program(direction, 3)
    own = words.say(f"text-input-{direction.lower()}").split()
    for word in own:
        assert PIXOID.read(words, state, decision, f"{word}3") == Program(direction, 3)


def test_lower_case_letters_use_the_players_language() -> None:
    for language, text, direction in (("fr", "d3", "R"), ("fr", "D3", "D"), ("de", "u3", "D"), ("de", "U3", "U")):
        state, decision = way_out(direction)
        move = PIXOID.read(Words(language, strict=True), state, decision, text)
        assert move == Program(next(way for way in DIRECTIONS if way == direction), 3)


@languages
def test_example_moves_of_pixoid_can_be_typed(language: str) -> None:
    words = Words(language, strict=True)
    state, decision = way_out("U")
    for name in ("text-distance-missing", "text-direction-missing", "text-help-pixoid"):
        examples = [text for text in QUOTED.findall(words.say(name)) if text[-1:].isdigit() or text[:1].isdigit()]
        assert examples
        for text in examples:
            assert PIXOID.read(words, state, decision, text) == Program("U", 3)


@languages
def test_example_moves_of_pixl_can_be_typed(language: str) -> None:
    words = Words(language, strict=True)
    game = PIXL.game
    state = game.parse_position("pixl turn=4 fire@g6 water@c9 earth@k5 spirit@g10")
    (decision,) = game.deciding(state)
    numbers = state.options.board.numbers
    off, passing = QUOTED.findall(words.say("text-pixl-others", kind="both"))
    assert QUOTED.findall(words.say("text-pixl-others", kind="port")) == [off, passing]
    said = QUOTED.findall(words.say("text-not-a-move", text="?", what="move"))
    assert said == ["?", "g7", off, passing]
    assert PIXL.read(words, state, decision, "g7") == Place(numbers["g7"])
    for text in (off, " ".join(reversed(off.split())), off.upper()):
        assert PIXL.read(words, state, decision, text) == TakePort()
    assert PIXL.read(words, state, decision, passing) == Pass()
    hex, take, put, nothing, picked = QUOTED.findall(words.say("text-help-pixl"))
    assert (hex, take, nothing) == ("g7", off, passing)
    empty = game.start(game.configure({}, seed=0))
    (first,) = game.deciding(empty)
    assert PIXL.read(words, empty, first, put) == PutPort(numbers["g7"])
    assert PIXL.read(words, empty, first, " ".join(reversed(put.split()))) == PutPort(numbers["g7"])
    picking = game.parse_position("pixl conversion=one turn=8 fire@f7 water@c9 earth@k5 spirit@g10 stacks=f6:f.g6:w")
    assert PIXL.read(words, picking, game.deciding(picking)[0], picked) == Place(numbers["g7"], numbers["g6"])


def test_port_words_work_in_either_order() -> None:
    game = PIXL.game
    state = game.parse_position("pixl turn=4 fire@g7 water@c9 earth@k5 spirit@g10")
    (decision,) = game.deciding(state)
    for language, texts in (
        ("pl", ("zdejmij", "zdejmij port", "port zdejmij", "zdejmij mój port")),
        ("fr", ("retirer", "retirer le port", "port retirer", "enlever mon port")),
        ("de", ("weg", "port weg", "weg port", "nimm den Port weg", "meinen Port wegnehmen")),
    ):
        for text in texts:
            assert PIXL.read(Words(language, strict=True), state, decision, text) == TakePort()
    empty = game.start(game.configure({}, seed=0))
    (first,) = game.deciding(empty)
    hex = empty.options.board.numbers["g7"]
    for language, text in (("pl", "postaw port na g7"), ("fr", "poser le port en g7"), ("de", "setze den Port auf g7")):
        assert PIXL.read(Words(language, strict=True), empty, first, text) == PutPort(hex)


@languages
@pytest.mark.parametrize(
    "position",
    [
        OPEN.format("d4"),
        "pixoid p1-1A.2A.3A.4A",
        "pixl",
        "pixl turn=4 fire@g7 water@c9 earth@k5 spirit@g10",
        "pixl conversion=one turn=8 fire@g7 water@c9 earth@k5 spirit@g10 stacks=g6:f.h5:w.f7:w",
    ],
)
def test_moves_can_be_typed_as_hints_show_them(language: str, position: str) -> None:
    words = Words(language, strict=True)
    view = view_of(position.partition(" ")[0])
    state = view.game.parse_position(position)
    decision = view.game.deciding(state)[0]
    for move in view.game.legal(state, decision):
        assert view.read(words, state, decision, view.input_text(words, state, move)) == move


@languages
def test_commands_named_in_the_opening_exist(language: str) -> None:
    words = Words(language, strict=True)
    for game in GAMES:
        play = TerminalGame(TypingScreen(), words, setting(game, ["Ann"], 2, {}), DATE, SECRET)
        play.introduce()
        assert isinstance(play.screen, TypingScreen)
        hint = play.screen.text.splitlines()[-1]
        named = QUOTED.findall(hint)
        assert len(named) == 3
        for word in named:
            assert Commands(play).obey(word, None)


@languages
def test_invalid_move_error_avoids_record_notation(language: str) -> None:
    words = Words(language, strict=True)
    game = PIXL.game
    for position in ("pixl", "pixl turn=4 fire@g7 water@c9 earth@k5 spirit@g10"):
        state = game.parse_position(position)
        with pytest.raises(PixcadeError) as rejected:
            PIXL.read(words, state, game.deciding(state)[0], "Nonsense")
        assert "Nonsense" in words.error(rejected.value)
        assert "@" not in words.error(rejected.value)


@languages
def test_invalid_start_pix_error_lists_the_free_ones(language: str) -> None:
    words = Words(language, strict=True)
    game = PIXOID.game
    state = game.start(game.configure({"layout": "p1-1A.2A.3A.4A"}, seed=0))
    first = state.options.board.starts[0]
    state = game.apply(state, {game.deciding(state)[0]: Placement(first)}).state
    with pytest.raises(PixcadeError) as rejected:
        PIXOID.read(words, state, game.deciding(state)[0], "what")
    for pix in state.options.board.starts[1:]:
        assert state.options.board.names[pix] in words.error(rejected.value)
