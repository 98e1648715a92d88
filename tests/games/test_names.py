"""Names and texts: normalization, visible characters only, no lookalikes at one table."""

import json
import unicodedata
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pixcade.games.errors import PixcadeError
from pixcade.games.names import (
    MAX_CODE_POINTS,
    MAX_VISIBLE,
    clean_name,
    clean_text,
    looks,
    numbered,
    unjoined,
    visible_length,
)
from pixcade.games.record import is_name
from pixcade.locales import Words
from tests.locales.codes import spoken

ROOT = Path(__file__).parents[2]
any_text = st.text(st.characters(exclude_categories=()), max_size=60)
likely_text = st.text(st.sampled_from("aA áÅéﬁ\u0301\u0308\u0323\u00a0\ufe0fZż가א❤1👩\u200d🏽🇵"), max_size=30)


def rejected(text: str) -> PixcadeError:
    with pytest.raises(PixcadeError) as caught:
        clean_name(text)
    return caught.value


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann \u00a0\u3000 Lee ", "Ann Lee"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("Łukasz Żółć", "Łukasz Żółć"),
        ("महेन्द्र", "महेन्द्र"),
        ("ปิ่นแก้ว", "ปิ่นแก้ว"),
        ("דוד", "דוד"),
        ("Ann \u2764\ufe0f", "Ann \u2764"),
        ("<b>", "<b>"),
        ("x" * MAX_VISIBLE, "x" * MAX_VISIBLE),
    ],
)
def test_name_is_normalized(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize("text", ["", " ", "\u00a0\u2003", "\ufe0f"])
def test_empty_name_is_rejected(text: str) -> None:
    assert rejected(text).code == "names.empty"


@pytest.mark.parametrize("text", ["x" * 21, "é" * 21, "👨\u200d👩\u200d👧" * 21, "x" * 1_000_000, "\u202e" * 1_000_000])
def test_name_is_limited_to_twenty_visible_characters(text: str) -> None:
    assert (rejected(text).code, rejected(text).values) == ("names.too-long", {"most": 20})


@pytest.mark.parametrize("text", ["क्षि" * 10, "x\u0301\u0302" * 13, "👨\u200d👩\u200d👧\u200d👦" * 6])
def test_too_many_code_points_have_a_separate_error(text: str) -> None:
    assert rejected(text).code == "names.too-many-characters"


@pytest.mark.parametrize("case", json.loads((ROOT / "fixtures/names.json").read_text(encoding="utf-8")), ids=str)
def test_server_and_web_client_accept_the_same_names(case: dict[str, Any]) -> None:
    if "rejected" in case:
        assert rejected(case["typed"]).code == case["rejected"]
        assert rejected(case["typed"]).values.get("character", "") == case.get("character", "")
    else:
        name = clean_name(case["typed"])
        assert (name, visible_length(name)) == (case["kept"], case["length"])
        assert is_name(name)


@pytest.mark.parametrize(
    "character",
    [
        *("\0", "\t", "\n", "\r", "\x1b", "\x7f", "\x85", "\x9b"),  # control and escape
        *("\u202a", "\u202e", "\u2066", "\u2069", "\u200e", "\u200f", "\u061c"),  # bidi
        *("\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", "\u00ad", "\u034f", "\U000e0041"),  # zero-width
        *("\u2028", "\u2029"),  # line separators
        *("\ue000", "\U00100000", "\ud800", "\uffff", "\u0378"),  # private, surrogate, unassigned
        *("\u3164", "\u115f", "\uffa0", "\u2800", "\ufe00", "\U000e0100", "\ufffc", "\ufffd"),  # blank
    ],
    ids=lambda character: f"U+{ord(character):04X}",
)
def test_invisible_and_control_characters_are_rejected(character: str) -> None:
    assert rejected(f"An{character}n").values == {"character": f"U+{ord(character):04X}"}
    assert rejected(f"Ann{character}").code == "names.forbidden-character"
    assert rejected(f"{character}Ann").code == "names.forbidden-character"
    with pytest.raises(PixcadeError, match=r"names\.forbidden-character"):
        clean_text(f"hello{character}", 200)


@pytest.mark.parametrize("text", ["\u0301Ann", "Ann \u0301Lee", "x" + "\u0323" * 4 + "y"])
def test_combining_marks_are_limited_per_letter(text: str) -> None:
    assert rejected(text).code == "names.forbidden-character"


@given(st.one_of(any_text, likely_text))
def test_accepted_text_is_visible_and_unchanged(text: str) -> None:
    try:
        name = clean_name(text)
    except PixcadeError:
        return
    assert clean_name(name) == name == unicodedata.normalize("NFC", name)
    assert 1 <= visible_length(name) <= MAX_VISIBLE
    assert len(name) <= MAX_CODE_POINTS
    assert unjoined(name).isprintable()
    assert "  " not in name


@given(st.lists(likely_text.filter(lambda text: bool(text.strip())), min_size=1, max_size=6))
def test_numbered_names_are_valid_in_a_record(texts: list[str]) -> None:
    names = []
    for text in texts:
        try:
            names.append(clean_name(text))
        except PixcadeError:
            names.append("x" * MAX_VISIBLE)
    shown = numbered(names)
    assert all(is_name(name) for name in shown)
    assert all(looks(one).isdisjoint(looks(other)) for at, one in enumerate(shown) for other in shown[:at])


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (("Ann", "Bob"), ("Ann", "Bob")),
        (("Ann", "Ann", "Ann"), ("Ann", "Ann 2", "Ann 3")),
        (("Ann", "ANN", "ann"), ("Ann", "ANN 2", "ann 3")),
        (("Straße", "STRASSE"), ("Straße", "STRASSE 2")),
        (("Ann", "\uff21nn"), ("Ann", "\uff21nn 2")),  # a wide A
        (("Ann", "\u0410nn"), ("Ann", "\u0410nn 2")),  # a Cyrillic A
        (("AI", "Al", "A1", "A\uff11"), ("AI", "Al 2", "A1 3", "A\uff11 4")),
        (("Вера", "вера"), ("Вера", "вера 2")),
        (("Ann", "Ann 2", "Ann"), ("Ann", "Ann 2", "Ann 3")),
        (("Ann", "Ann", "Ann 2"), ("Ann", "Ann 2", "Ann 2 2")),  # the first one keeps the plain name
        (("", "Ann", "", "Ann"), ("", "Ann", "", "Ann 2")),
        (("👨\u200d👩", "👨👩"), ("👨\u200d👩", "👨👩 2")),  # for fonts without the combined glyph
        ((), ()),
    ],
)
def test_lookalike_names_get_a_number(names: tuple[str, ...], shown: tuple[str, ...]) -> None:
    assert numbered(names) == shown


def test_text_is_one_line_of_limited_length() -> None:
    assert clean_text("  well   played, Zoe\u0308! ", 20) == "well played, Zo\u00eb!"
    for text, code in [
        (" ", "names.text-empty"),
        ("x" * 21, "names.text-too-long"),
        ("y" * 10**6, "names.text-too-long"),
    ]:
        with pytest.raises(PixcadeError) as caught:
            clean_text(text, 20)
        assert caught.value.code == code
    assert clean_text("x" * 20, 20) == "x" * 20


@pytest.mark.parametrize("language", spoken())
def test_name_errors_are_translated(language: str) -> None:
    words = Words(language, strict=True)
    for text in ("", "x" * 21, "\x1b[2J", "क्षि" * 10):
        assert words.error(rejected(text))
