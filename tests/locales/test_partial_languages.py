"""A language may be partial: the rest is in English, and a command lists what is missing."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from pixcade.locales import Words, fluent, language
from tools.languages import LOCALES, missing_messages


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of our messages with a Spanish translation of two of them."""
    shutil.copytree(LOCALES / "en", tmp_path / "locales/en")
    (tmp_path / "locales/es").mkdir()
    (tmp_path / "locales/es/pixl.ftl").write_text(
        "pixl-element = { $element }\ncore-list-and = { $first } y { $last }\n", "utf-8"
    )
    for module in (fluent, language):
        monkeypatch.setattr(module, "files", lambda name: tmp_path)
    fluent.bundle.cache_clear()
    yield tmp_path
    fluent.bundle.cache_clear()


def test_partial_language_is_offered_after_the_complete_ones(package: Path) -> None:
    assert language.languages()[-1] == "es"
    assert language.chosen_language(None, {"LANG": "es_MX.UTF-8"}) == "es"


def test_messages_of_a_partial_language_fall_back_to_english(package: Path) -> None:
    words = Words("es")
    assert words.list(["a", "b"]) == "a y b"
    assert words.say("core-list-comma", first="a", next="b") == "a, b"
    assert "pixl-element = { $element }\n" in (fluent.words_of_game("pixl", "es") or "")
    assert (fluent.words_of_game("pixoid", "es") or "").strip() == (fluent.words_of_game("pixoid", "en") or "").strip()


def test_missing_messages_are_listed_by_file(package: Path) -> None:
    missing = missing_messages("es", package / "locales")
    assert "pixl-element" not in missing["pixl.ftl"]
    assert "pixoid-name-spare" in missing["pixoid.ftl"]
    assert "serving.ftl" not in missing
    assert missing_messages("pl") == {}
