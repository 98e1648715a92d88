"""Any input: one response a line, never an internal error, and the engine keeps running."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.client.engine.dialogue import exchange

RECORD = exchange(b'{"do": "new", "game": "pixoid", "seed": 3}\n{"do": "save"}\n')[1]["record"]
START = exchange(b'{"do": "new", "game": "pixoid", "seed": 3}\n')[0]["state"]["position"]
REQUESTS: list[dict[str, Any]] = [
    {"do": "games"},
    {"do": "new", "game": "pixoid", "options": {"players": "3", "game": "short"}, "seed": 4},
    {"do": "new", "game": "pixl", "options": {"side": "5", "players": "2"}},
    {"do": "state", "only": ["legal", "facts.options"]},
    {"do": "state"},
    {"do": "legal", "piece": "fire"},
    {"do": "play", "moves": {"amber": "@c3", "fire": "@e5"}, "seats": {"amber": 1}},
    {"do": "play", "moves": {"fire": "@e5"}},
    {"do": "play", "moves": {"amber": "U1", "sky": "D2", "rose": "L3", "mint": "R4"}},
    {"do": "undo", "steps": 1},
    {"do": "position", "position": START},
    {"do": "position", "position": f"{START} taken=3 amber@a1 sky@b2 rose@c3 mint@d4"},
    {"do": "position", "position": "pixl turn=9 fire@g7 water@c9 earth@k5 spirit@g10 prisoners=1.0.0.0 stacks=h6:wf"},
    {"do": "save", "players": ["a", "b", "c", "d"], "date": "2026-11-15"},
    {"do": "load", "record": RECORD},
]
WORDS = [
    "", "pass", "@off", "@e5", "e5", "d4xe5", "U9", "amber", "fire", "pixl", "pixoid", "over", "taken=11", "fresh=fire",
    "passes=4", "stacks=e5:fwes", "4", "facts.hexes", "legal", "\ud800", "\0", "٣", "=", "@", ":", ".", " ", "\n",
]  # fmt: skip

words = st.sampled_from(WORDS) | st.text(max_size=6)
values = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 5) | st.integers() | st.floats() | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=6,
)


@st.composite
def bent_texts(draw: st.DrawFn, text: str) -> str:
    """A text with some of it replaced by a word."""
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, min(len(text), start + 8)))
    return text[:start] + draw(words) + text[end:]


@st.composite
def bent_requests(draw: st.DrawFn) -> bytes:
    """A good request with one field changed, added or taken away."""
    request = dict(draw(st.sampled_from(REQUESTS)))
    name = draw(st.sampled_from([*request, "id", "extra"]))
    match draw(st.sampled_from(["keep", "replace", "remove", "bend"])), request.get(name):
        case "replace", _:
            request[name] = draw(values)
        case "remove", _:
            request.pop(name, None)
        case "bend", str(text):
            request[name] = draw(bent_texts(text))
        case "bend", dict(inner):
            request[name] = inner | {draw(words): draw(words)}
    return json.dumps(request).encode()


@st.composite
def bent_bytes(draw: st.DrawFn) -> bytes:
    """A good request with some of its bytes changed."""
    line = json.dumps(draw(st.sampled_from(REQUESTS))).encode()
    start = draw(st.integers(0, len(line)))
    end = draw(st.integers(start, min(len(line), start + 4)))
    return line[:start] + draw(st.binary(max_size=4)) + line[end:]


good = st.sampled_from(REQUESTS).map(lambda request: json.dumps(request).encode())
lines = good | st.binary(max_size=40) | bent_requests() | bent_requests() | bent_bytes()


@pytest.mark.slow(3)
@settings(max_examples=400)
@given(st.lists(lines, max_size=12))
def test_every_line_gets_exactly_one_response(sent: list[bytes]) -> None:
    text = b"\n".join(sent)
    expected = sum(1 for line in text.split(b"\n") if line.strip(b" \t\r"))
    found = exchange(text + b'\n{"id": "last", "do": "games"}\n')
    assert len(found) == expected + 1
    assert found[-1]["ok"]
    assert found[-1]["id"] == "last"
    for answer in found:
        assert answer["ok"] or answer["error"]["code"] != "engine.bug", sent
