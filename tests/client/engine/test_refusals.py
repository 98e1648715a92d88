"""Every way to go wrong gets one answer with its code, and changes nothing."""

import io
import json
import tracemalloc
from typing import Any

import pytest

from pixcade.client.engine import answers
from pixcade.client.engine.json_lines import DEEPEST, LONGEST_LINE, MOST_DIGITS
from pixcade.client.engine.main import serve
from tests.client.engine.dialogue import Talk, exchange

PLACED = "pixoid p1-1A.2A.3A.4A amber@a1 sky@e5 rose@f5 mint@j10"


@pytest.fixture
def talk() -> Talk:
    """A conversation in which a game of Pixl has begun."""
    talk = Talk()
    talk.ask("new", game="pixl")
    return talk


@pytest.mark.parametrize(
    ("line", "code", "at"),
    [
        (b"hello", "engine.not-json", 1),
        (b'{"do": "games"', "engine.not-json", 15),
        (b'{"do": "games"} {}', "engine.not-json", 17),
        (b"{'do': 'games'}", "engine.not-json", 2),
        (b'{"do": "games",}', "engine.not-json", None),  # Pythons differ in whether the comma or the brace is wrong
        ('{"id": "żółw", "do": games}'.encode(), "engine.not-json", 25),  # bytes, not letters: ż, ó and ł have two each
        (b'{"id": NaN, "do": "games"}', "engine.not-json", 8),
        (b'{"id": "NaN", "do": -Infinity}', "engine.not-json", 21),
        (b'\xef\xbb\xbf{"do": "games"}', "engine.not-json", 1),
        (b'{"do": "ga\tmes"}', "engine.not-json", 11),
        (b'{"id": "\xff", "do": "games"}', "engine.not-utf-8", 9),
        (b'{"id": "\xed\xa0\x80"}', "engine.not-utf-8", 9),
        (b'{"id": ' + b"9" * 5000 + b', "do": "games"}', "engine.number-too-long", 8),
        (b'{"id": ' + b"[" * 100_000, "engine.too-deep", 7 + DEEPEST),
        (b'{"a":' * 100_000, "engine.too-deep", 5 * DEEPEST + 1),
        (b'{"do": "\\"[[[[[[[[[[[[[[[[[[[[[[[', "engine.not-json", 8),
    ],
)
def test_malformed_line_is_rejected_with_its_position(talk: Talk, line: bytes, code: str, at: int | None) -> None:
    error = talk.rejected_line(line)
    assert error["code"] == code
    assert error["at"] == at or (at is None and error["at"] > 0)


@pytest.mark.parametrize("line", [b"[]", b"7", b"null", b'"games"', b"1e999"])
def test_line_without_an_object_is_rejected(talk: Talk, line: bytes) -> None:
    assert talk.rejected_line(line)["code"] == "engine.not-an-object"


@pytest.mark.parametrize(
    ("line", "field"),
    [
        (b'{"do": "games", "do": "games"}', "do"),
        (b'{"do": "play", "moves": {"fire": "@g7", "fire": "@g8"}}', "fire"),
        (b'{"do": "play", "moves": {"fire": "@g7", "\\u0066ire": "@g7"}}', "fire"),
    ],
)
def test_duplicate_field_is_rejected(talk: Talk, line: bytes, field: str) -> None:
    error = talk.rejected_line(line)
    assert (error["code"], error["values"]) == ("engine.duplicate-field", {"field": field})


@pytest.mark.parametrize(
    ("request_", "code", "values"),
    [
        ({}, "engine.missing-field", {"field": "do"}),
        ({"do": 3}, "engine.field-type", {"field": "do", "expected": "string"}),
        ({"do": "new"}, "engine.missing-field", {"field": "game"}),
        ({"do": "legal"}, "engine.missing-field", {"field": "piece"}),
        ({"do": "play"}, "engine.missing-field", {"field": "moves"}),
        ({"do": "position"}, "engine.missing-field", {"field": "position"}),
        ({"do": "load"}, "engine.missing-field", {"field": "record"}),
        ({"do": "new", "game": 1}, "engine.field-type", {"field": "game", "expected": "string"}),
        ({"do": "new", "game": "pixl", "options": []}, "engine.field-type", {"field": "options", "expected": "object"}),
        ({"do": "new", "game": "pixl", "options": {"side": 5}}, "engine.field-type",
         {"field": "options.side", "expected": "string"}),
        ({"do": "new", "game": "pixl", "seed": 1.0}, "engine.field-type", {"field": "seed", "expected": "integer"}),
        ({"do": "new", "game": "pixl", "seed": True}, "engine.field-type", {"field": "seed", "expected": "integer"}),
        ({"do": "new", "game": "pixl", "seed": None}, "engine.field-type", {"field": "seed", "expected": "integer"}),
        ({"do": "new", "game": "pixl", "seed": -1}, "engine.field-range",
         {"field": "seed", "lowest": 0, "highest": 9007199254740991}),  # 2^53 - 1
        ({"do": "undo", "steps": 0}, "engine.field-range", {"field": "steps", "lowest": 1, "highest": 1_000_000}),
        ({"do": "state", "only": "step"}, "engine.field-type", {"field": "only", "expected": "array"}),
        ({"do": "state", "only": ["step", 2]}, "engine.field-type", {"field": "only.2", "expected": "string"}),
        ({"do": "play", "moves": {"fire": None}}, "engine.field-type", {"field": "moves.fire", "expected": "string"}),
        ({"do": "play", "moves": {"fire": "@g7"}, "seats": {"fire": 5}}, "engine.field-range",
         {"field": "seats.fire", "lowest": 1, "highest": 4}),
        ({"do": "play", "moves": {"fire": "@g7"}, "seats": {"water": 1}}, "engine.seat-without-move",
         {"piece": "water"}),
        ({"do": "undo", "step": 1}, "engine.unknown-field", {"field": "step", "known": "id, do, steps, only"}),
        ({"do": "games", "game": "pixl"}, "engine.unknown-field", {"field": "game", "known": "id, do"}),
        ({"do": "undo"}, "engine.undo-too-far", {"steps": 1, "played": 0}),
        ({"do": "position", "position": "chess e4"}, "core.unknown-game", {"name": "chess", "known": "pixoid, pixl"}),
        ({"do": "new", "game": "chess"}, "core.unknown-game", {"name": "chess", "known": "pixoid, pixl"}),
    ],
)  # fmt: skip
def test_request_with_wrong_fields_is_rejected(
    talk: Talk, request_: dict[str, Any], code: str, values: dict[str, Any]
) -> None:
    error = talk.rejected_line(json.dumps(request_).encode())
    assert (error["code"], error["values"]) == (code, values)


def test_unknown_request_error_lists_the_known_ones(talk: Talk) -> None:
    error = talk.error("dance")
    assert error["code"] == "engine.unknown-request"
    assert error["values"]["known"] == "games, new, state, legal, play, undo, position, exact, save, load, quit"


@pytest.mark.parametrize(
    ("name", "known"), [("hexes", "game, step, "), ("facts.cubes", "options, turn, "), ("facts.", "options, ")]
)
def test_unknown_state_part_is_rejected(talk: Talk, name: str, known: str) -> None:
    for only in ([name], [name, "facts"]):
        error = talk.error("state", only=only)
        assert (error["code"], error["values"]["name"]) == ("engine.unknown-part", name)
        assert error["values"]["known"].startswith(known)


@pytest.mark.parametrize("name", [7, "seven", -3, "", "\u017c", None])
def test_id_is_echoed_in_results_and_errors(talk: Talk, name: str | int | None) -> None:
    for do in ("state", "dance"):
        assert talk.line(json.dumps({"id": name, "do": do}).encode())["id"] == name


@pytest.mark.parametrize("name", [[1], {"a": 1}, True, 1.5])
def test_id_is_a_string_or_a_whole_number(talk: Talk, name: object) -> None:
    error = talk.rejected_line(json.dumps({"id": name, "do": "games"}).encode())
    assert error["values"] == {"field": "id", "expected": "string or integer"}


@pytest.mark.parametrize(
    "request_",
    [
        {"do": "state"}, {"do": "legal", "piece": "fire"}, {"do": "play", "moves": {}}, {"do": "undo"}, {"do": "save"},
    ],
)  # fmt: skip
def test_game_requests_fail_before_a_game_starts(request_: dict[str, Any]) -> None:
    assert Talk().rejected_line(json.dumps(request_).encode())["code"] == "engine.no-game"


@pytest.mark.parametrize(
    ("moves", "seats", "code", "piece"),
    [
        ({}, {}, "core.move-missing", None),
        ({"amber": "D1", "sky": "U1", "rose": "U1"}, {}, "core.move-missing", None),
        ({"amber": "D1", "sky": "U1", "rose": "U1", "violet": "U1"}, {}, "core.not-awaited", None),
        ({"amber": "D1", "sky": "U1", "rose": "U1", "mint": "U1", "fire": "?"}, {}, "core.not-awaited", None),
        ({"amber": "D1", "sky": "U1", "rose": "U1", "mint": "U1"}, {"sky": 3}, "core.not-your-piece", None),
        ({"amber": "U1", "sky": "U1", "rose": "U1", "mint": "U1"}, {}, "pixoid.wall-next-to-you", "amber"),
        ({"amber": "D1", "sky": "U1", "rose": "U1", "mint": "R9"}, {"mint": 4}, "pixoid.wall-next-to-you", "mint"),
        ({"amber": "D1", "sky": "U1", "rose": "D0", "mint": "U1"}, {}, "pixoid.not-a-move", "rose"),
        ({"amber": "D1", "sky": "u1", "rose": "D0", "mint": "U1"}, {}, "pixoid.not-a-move", "sky"),
        ({"amber": "D1", "sky": "U1", "rose": "@a2", "mint": "U1"}, {}, "pixoid.program-now", "rose"),
    ],
)
def test_joint_move_is_rejected_as_a_whole(
    moves: dict[str, str], seats: dict[str, int], code: str, piece: str | None
) -> None:
    talk = Talk()
    talk.ask("position", position=PLACED)
    error = talk.error("play", moves=moves, seats=seats)
    assert error["code"] == code
    assert error.get("piece") == piece
    assert talk.state("step", "position") == {"step": 0, "position": PLACED}


def test_move_out_of_turn_is_rejected(talk: Talk) -> None:
    error = talk.error("play", moves={"water": "@g7"})
    assert (error["code"], error["values"]) == ("core.not-awaited", {"piece": "water"})
    assert talk.error("legal", piece="water")["code"] == "core.not-awaited"
    assert talk.error("legal", piece="pawn")["code"] == "core.not-awaited"


def test_rules_error_has_its_rule_number(talk: Talk) -> None:
    error = talk.error("play", moves={"fire": "@a7"})
    assert error == {"code": "pixl.port-on-gray", "rule": "X2.2", "values": {"hex": "a7"}, "piece": "fire"}


@pytest.mark.parametrize("moves", [{}, {"amber": "D1"}, {"amber": "?"}])
def test_finished_game_rejects_every_move(moves: dict[str, str]) -> None:
    talk = Talk()
    talk.ask("position", position=PLACED.replace("4A", "4A game=short taken=12") + " over")
    assert talk.error("play", moves=moves)["code"] == "core.game-over"
    assert talk.error("legal", piece="amber")["code"] == "core.game-over"


def test_invalid_option_or_position_keeps_the_game(talk: Talk) -> None:
    assert talk.error("new", game="pixl", options={"side": "4"})["rule"] == "X2.1"
    assert talk.error("new", game="pixl", options={"size": "5"})["code"] == "core.unknown-option"
    assert talk.error("position", position="pixl turn=x")["code"] == "core.position-number"
    assert talk.error("position", position="")["code"] == "core.unknown-game"
    assert talk.state("position") == {"position": "pixl"}


def test_error_quotes_only_the_beginning_of_a_long_text(talk: Talk) -> None:
    error = talk.error("new", game="pixoid", options={"controllers": "x" * 100_000})
    assert set(error["values"]["value"]) == {"x"}
    assert len(error["values"]["value"]) <= answers.LONGEST_VALUE


def test_record_error_has_line_and_column(talk: Talk) -> None:
    text = talk.ask("save")["record"]
    error = talk.error("load", record=text + "1. fire:@a7\n")
    assert (error["code"], error["rule"]) == ("pixl.port-on-gray", "X2.2")
    assert (error["line"], error["column"]) == (text.count("\n") + 1, 4)
    assert error["values"] == {"hex": "a7"}
    assert talk.error("load", record="")["line"] == 1


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"players": ["Mira", "Tomek"]}, "record.players"),
        ({"players": ["Mira", "Tomek", "", "Zoe"]}, "record.name"),
        ({"players": ["Mira", "Tomek", "Ada ", "Zoe"]}, "record.name"),
        ({"players": ["Mira", "Tomek", "Ada\nresult = x", "Zoe"]}, "record.name"),
        ({"players": ["Mira", "Tomek", "\ud800", "Zoe"]}, "record.name"),
        ({"players": ["Mira", "Tomek", "A" * 41, "Zoe"]}, "record.name"),
        ({"date": "15.11.2026"}, "record.date"),
        ({"date": ""}, "record.date"),
    ],
)
def test_record_with_invalid_names_or_dates_is_not_written(talk: Talk, fields: dict[str, Any], code: str) -> None:
    assert talk.error("save", **fields)["code"] == code


def test_internal_error_is_one_response_and_not_the_end(
    talk: Talk, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(answers.PARTS, "points", lambda played: 1 // 0)
    error = talk.error("play", moves={"fire": "@g7"})
    assert error == {"code": "engine.bug", "rule": None, "values": {}}
    told = capsys.readouterr()
    assert told.out == ""
    assert "ZeroDivisionError" in told.err
    monkeypatch.undo()
    assert talk.state("step") == {"step": 0}


def test_longest_line_is_read_and_a_longer_one_skipped() -> None:
    longest = b'{"do": "games"}'.ljust(LONGEST_LINE)
    sent = longest + b"\n" + longest + b" \n" + longest + b" " * 200_000 + b'\n{"do": "games"}\n' + longest + b" "
    found = exchange(sent)
    assert [answer["ok"] for answer in found] == [True, False, False, True, False]
    assert found[1]["error"] == {"code": "engine.line-too-long", "rule": None, "values": {"most": 2097152}}  # 2 MiB


class Endless(io.RawIOBase):
    """A line of 64 MiB, then a request."""

    def __init__(self) -> None:
        super().__init__()
        self.parts = iter([*(1024 * [b"x" * 65536]), b'\n{"do": "quit"}\n'])

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        part = next(self.parts, b"")
        buffer[: len(part)] = part
        return len(part)


def test_endless_line_is_never_held_in_memory() -> None:
    sink = io.BytesIO()
    tracemalloc.start()
    try:
        serve(io.BufferedReader(Endless(), buffer_size=65536), sink)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 4 * LONGEST_LINE
    assert [json.loads(line)["ok"] for line in sink.getvalue().splitlines()] == [False, True]


def test_largest_allowed_numbers_are_echoed(talk: Talk) -> None:
    digits = int("9" * MOST_DIGITS)
    assert talk.ask("games", id=-digits)["id"] == -digits


def test_blank_lines_are_ignored_and_any_line_ending_works() -> None:
    found = exchange(b'\n  \t\r\n\r\n{"id": 1, "do": "games"}\r\n{"id": 2, "do": "quit"}\n{"id": 3, "do": "games"}')
    assert [answer["id"] for answer in found] == [1, 2]
    assert [answer["id"] for answer in exchange(b'{"id": 1, "do": "games"}')] == [1]
