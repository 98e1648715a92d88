"""Every code has a message in every available language, and every message is used."""

import re
from functools import cache

import pytest
from fluent.syntax import ast as fluent

from pixcade.locales import COMPLETE_LANGUAGES
from tests.locales.codes import (
    SOURCE,
    codes,
    entries,
    messages,
    messages_in_source,
    messages_used,
    spoken,
    unspelt_codes,
    values_of,
    variables_of,
    wanted_in,
)

IMPLICIT = {"line", "column"}
"""Variables that the record reader adds to every error."""
ADDED_BY_WORDS = {
    "who", "player", "freed", "short", "end", "by_count", "winners_count", "piece", "element",
}  # fmt: skip


def test_english_exists_and_every_folder_is_a_language() -> None:
    assert "en" in spoken()
    folders = {path.parent.name for path in (SOURCE / "locales").glob("*/*.ftl")}
    assert folders <= set(COMPLETE_LANGUAGES)


@pytest.mark.parametrize("language", spoken())
def test_every_file_is_valid_fluent(language: str) -> None:
    junk = [(name, entry.content) for name, entry in entries(language) if isinstance(entry, fluent.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", spoken())
def test_message_ids_are_unique(language: str) -> None:
    names = [entry.id.name for _, entry in entries(language) if isinstance(entry, fluent.Message)]
    assert sorted({name for name in names if names.count(name) > 1}) == []


@pytest.mark.parametrize("language", spoken())
def test_languages_have_the_same_messages(language: str) -> None:
    helpers = {name for read in messages(language).values() for name in read.messages}
    assert sorted(wanted_in(language) - set(messages(language))) == []
    assert sorted(set(messages(language)) - wanted_in(language) - helpers) == []


def test_every_code_and_message_of_the_source_has_words() -> None:
    assert sorted(messages_used() - set(messages("en"))) == []


def test_every_message_is_used() -> None:
    referred = {name for read in messages("en").values() for name in read.messages}
    assert sorted(set(messages("en")) - messages_in_source() - referred) == []


@pytest.mark.parametrize("language", spoken())
def test_references_between_messages_resolve(language: str) -> None:
    known = messages(language)
    assert {name for read in known.values() for name in read.messages} <= set(known)


@pytest.mark.parametrize("language", spoken())
def test_translations_use_only_variables_of_english(language: str) -> None:
    strange = {}
    for name in messages(language):
        if name in messages("en"):
            known = variables_of("en", name) | variables_in_comment(name)
            if more := variables_of(language, name) - known:
                strange[name] = sorted(more)
    assert strange == {}


def variables_in_comment(message: str) -> frozenset[str]:
    """Variables that a message may use though English does not: those its code is given."""
    code = codes_by_message().get(message)
    return frozenset() if code is None else (values_of(code) or frozenset()) | ADDED_BY_WORDS


@cache
def codes_by_message() -> dict[str, str]:
    """Every code by the name of its message."""
    return {code.replace(".", "-"): code for code in codes()}


def test_errors_provide_every_variable_of_their_message() -> None:
    lacking = {}
    for code in codes():
        given = values_of(code)
        if given is not None:
            more = variables_of("en", code.replace(".", "-")) - given - IMPLICIT
            if more:
                lacking[code] = sorted(more)
    assert lacking == {}


def test_errors_and_events_have_literal_codes() -> None:
    assert unspelt_codes() == []


def test_french_has_no_break_spaces_before_punctuation() -> None:
    typed = re.compile(r"text-(command|input)-")
    torn = re.compile(r"[\w})»\"] [;:!?%»…]|[«±] ")
    lines = [
        (path.name, line)
        for path in sorted((SOURCE / "locales" / "fr").glob("*.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and not typed.match(line) and torn.search(line)
    ]
    assert lines == []
