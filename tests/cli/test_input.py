"""Typed moves, and the errors for invalid ones."""

from typing import Any

import pytest

from pixcade.cli.pixl.view import PixlView
from pixcade.cli.pixoid.view import PixoidView
from pixcade.games.errors import PixcadeError
from pixcade.games.pixl.moves import Pass, Place, PutPort, TakePort
from pixcade.games.pixoid.moves import Placement, Program
from pixcade.locales import Words

WORDS = Words(strict=True)
PIXOID, PIXL = PixoidView(), PixlView()


def pixoid_state() -> Any:
    """Everybody on a Start Pix."""
    game = PIXOID.game
    state = game.start(game.configure({"layout": "p1-1A.2A.3A.4A"}, seed=0))
    for pix in state.options.board.starts:
        (decision,) = game.deciding(state)
        state = game.apply(state, {decision: Placement(pix)}).state
    return state


def sentence(view: Any, state: Any, text: str) -> str:
    with pytest.raises(PixcadeError) as rejected:
        view.read(WORDS, state, view.game.deciding(state)[0], text)
    return WORDS.error(rejected.value)


def test_pixoid_move_can_be_typed_in_many_ways() -> None:
    state = pixoid_state()
    decision = PIXOID.game.deciding(state)[0]
    words = {"U": "up", "D": "down", "L": "left", "R": "right"}
    for move in PIXOID.game.legal(state, decision):
        assert isinstance(move, Program)
        short, word, number = move.direction, words[move.direction], move.distance
        for text in (
            f"{short}{number}",
            f"{word} {number}",
            f"{number} {word}",
            f"{word.upper()}{number}",
            f"{number}{short}",
        ):
            assert PIXOID.read(WORDS, state, decision, text) == move
            assert PIXOID.read(WORDS, state, decision, text.lower()) == move


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("up", "Say how far as well"),
        ("3", "Say which way as well"),
        ("sideways 3", "“sideways 3” isn’t a move."),
        ("up up", "isn’t a move"),
        ("u3 r2", "isn’t a move"),
        ("@c4", "isn’t a move"),
        ("u0", "Choose a distance from 1 to 9, not 0."),
        ("up 10", "not 10"),
        ("up 99999999999999", "Choose a distance from 1 to 9"),
        ("³ up", "isn’t a move"),
    ],
)
def test_invalid_pixoid_move_gets_a_sentence(text: str, said: str) -> None:
    assert said in sentence(PIXOID, pixoid_state(), text)


def test_blocked_move_is_rejected_with_its_rule() -> None:
    state = pixoid_state()
    here = state.cubes[state.roles.pixoid]
    walls = [direction for direction, ray in state.options.board.rays[here].items() if not ray]
    assert walls, "a Start Pix near the corner has a wall"
    said = sentence(PIXOID, state, f"{walls[0]}1")
    assert "there’s a wall" in said
    assert said.endswith("(Rule P3.2.)")


def test_start_pix_are_typed_by_name() -> None:
    game = PIXOID.game
    state = game.start(game.configure({}, seed=1))
    (decision,) = game.deciding(state)
    name = state.options.board.names[state.options.board.starts[0]]
    for text in (name, name.upper(), f"@{name}", f"{name[0]} {name[1:]}"):
        assert PIXOID.read(WORDS, state, decision, text) == Placement(state.options.board.starts[0])
    free = WORDS.choices([state.options.board.names[pix] for pix in state.options.board.starts])
    for text in ("z9", "a99999999999", "up 3"):
        assert f"“{text}” isn’t a Start Pix. Type a free one: {free}." in sentence(PIXOID, state, text)
    inner = next(pix for pix in range(100) if pix not in state.options.board.starts)
    assert "isn’t a Start Pix" in sentence(PIXOID, state, state.options.board.names[inner])


def pixl_state(values: dict[str, str] | None = None, position: str = "") -> Any:
    game = PIXL.game
    return game.parse_position(position) if position else game.start(game.configure(values or {}, seed=0))


def test_bare_hex_means_the_port_while_it_is_placed() -> None:
    state = pixl_state()
    (decision,) = PIXL.game.deciding(state)
    hex = state.options.board.numbers["g7"]
    for text in ("g7", "G7", "@g7", "port g7", "PORT G7", "place g7"):
        assert PIXL.read(WORDS, state, decision, text) == PutPort(hex)


def test_pixl_move_can_be_typed_in_many_ways() -> None:
    state = pixl_state(position="pixl turn=4 fire@g7 water@c9 earth@k5 spirit@g10")
    (decision,) = PIXL.game.deciding(state)
    hex = state.options.board.numbers["g6"]
    expected = {
        Place(hex): ("g6", "G6", "g 6", "place g6", "put a pixl on g6", "G6 pixl"),
        TakePort(): ("off", "port off", "@off", "Port Off", "off port", "take the port off", "remove my port"),
        Pass(): ("pass", "PASS"),
    }
    for move, texts in expected.items():
        for text in texts:
            assert PIXL.read(WORDS, state, decision, text) == move
    for text, said in (
        ("z1", "isn’t a move"),
        ("a1", "There’s no hex “a1”"),
        ("g7", "g7 is already taken."),
        ("a9", "isn’t next to Fire’s Port"),
        ("port g6", "Fire’s Port is already on the board."),
        ("g6xg5", "a Pixl converts everything it can"),
        ("fly g6", "isn’t a move"),
        ("", "isn’t a move"),
    ):
        assert said in sentence(PIXL, state, text)


def test_victim_can_be_typed_after_the_hex() -> None:
    position = "pixl conversion=one turn=8 fire@g7 water@c9 earth@k5 spirit@g10 stacks=g6:f.h5:w.f7:w"
    state = pixl_state(position=position)
    (decision,) = PIXL.game.deciding(state)
    numbers = state.options.board.numbers
    for text in ("h6xh5", "h6 x h5", "h6 h5", "H6 X H5"):
        assert PIXL.read(WORDS, state, decision, text) == Place(numbers["h6"], numbers["h5"])
    assert "Choose which Pixl to convert" in sentence(PIXL, state, "h6")
