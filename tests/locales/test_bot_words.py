"""The bots' lines: short, friendly, in every language, for every persona; faces for all of them."""

import re

import pytest

from pixcade.table.personas import NAMES
from tests.locales.codes import messages, spoken
from tests.locales.page_codes import REMARKS, WEB

LONGEST = 60
"""Letters of a line, so that it fits a bubble on a phone."""
LINE = re.compile(r"^(web-said-[a-z]+-[a-z]+-\d) = (.*)$", re.MULTILINE)
LOCALES = WEB.parents[1] / "src" / "pixcade" / "locales"


def lines(language: str) -> dict[str, str]:
    """Return everything that bots say in a language."""
    return dict(LINE.findall((LOCALES / language / "web-bots.ftl").read_text(encoding="utf-8")))


@pytest.mark.parametrize("language", spoken())
def test_personas_have_distinct_short_lines_for_everything(language: str) -> None:
    said = lines(language)
    assert set(said) == {f"web-said-{one}-{kind}-{at}" for one in NAMES for kind in REMARKS for at in (1, 2)}
    assert [
        line for line in said.values() if len(line) > LONGEST or re.search(r"[!{}]|[^\x00-\u024f\u2019]", line)
    ] == []
    assert len(set(said.values())) == len(said)


def test_lines_are_translated() -> None:
    english = lines("en")
    for language in set(spoken()) - {"en"}:
        same = [name for name, line in lines(language).items() if line == english[name]]
        assert same == [], language


def test_every_persona_has_a_face_and_a_sentence() -> None:
    faces = (WEB / "draw" / "faces.ts").read_text(encoding="utf-8")
    assert re.findall(r"^  ([a-z]+): \[$", faces, re.MULTILINE) == list(NAMES)
    drawn = re.findall(r'^    "([.#o]+)",$', faces, re.MULTILINE)
    assert len(drawn) == 12 * len(NAMES)
    assert {len(row) for row in drawn} == {12}
    for language in spoken():
        assert "web-persona" in messages(language)
        text = (LOCALES / language / "web-bots.ftl").read_text(encoding="utf-8")
        assert re.findall(r"^ {3,4}\*?\[([a-z]+)\]", text, re.MULTILINE) == list(NAMES)
