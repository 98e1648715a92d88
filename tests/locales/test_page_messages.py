"""The web client's messages: none is missing, none is unused, each is loaded where it is used."""

import ast
import re

import pytest
from fluent.syntax import ast as fluent

from pixcade.games import GAMES
from tests.locales.codes import CODE, REFUSING, SOURCE, calls, entries, messages, spoken
from tests.locales.page_codes import BECOMES, built, literal, messages_in, sources

LEFT_OUT = (
    "bots.ftl", "databases.ftl", "engine.ftl", "notices.ftl", "operating.ftl", "research.ftl", "service.ftl",
    "serving.ftl", "solver.ftl", "text.ftl",
    *(f"text-{game}.ftl" for game in GAMES),
)  # fmt: skip
PARTS = {
    "bots": ("web-bots.ftl",),
    "playing": ("web-table.ftl", *(f"web-{game}.ftl" for game in GAMES)),
    "learning": ("web-learning.ftl", "web-rules.ftl"),
    "looking": ("records.ftl", "review.ftl", "web-looking.ftl"),
    "person": ("web-person.ftl",),
    "mazes": ("web-mazes.ftl",),
    "notices": ("web-notices.ftl",),
    "puzzles": ("web-puzzles.ftl", "web-today.ftl"),
    "device": ("local.ftl", "web-device.ftl"),
}
"""As in web/languages.mjs."""
SPEAKERS = {
    "bots": re.compile(r"table/lobby/cast_choices\.ts|table/chat/bot_words\.ts"),
    "starting": re.compile(r"games/new_game\w*\.ts|table/coach\.ts|table/lobby/invited\.ts"),
    "playing": re.compile(r"table/|games/\w+/|pages/table\.ts"),
    "learning": re.compile(r"lessons/|games/\w+/lesson|pages/(learn|rules)\.ts"),
    "mazes": re.compile(r"games/\w+/mazes/|pages/mazes\.ts"),
    "puzzles": re.compile(r"puzzles/|today/|pages/(home|puzzles|today)\.ts"),
    "device": re.compile(r"device/"),
    "notices": re.compile(r"games/(notices|push)\.ts"),
    "looking": re.compile(
        r"review/|games/(\w+/(\w+_)?(review|analysis)|played_game|notices|devices|passkeys)|pages/(device|game|games|mail|person|record|watch)\.ts"
    ),
    "person": re.compile(
        r"games/(devices|open_seats|passkeys)\.ts|table/lobby/open_seats\.ts|pages/(device|games)\.ts"
    ),
}
"""The modules that are loaded with the words of a part."""
OPERATORS = {
    "admin.py", "assembly.py", "settings.py", "browser.py", "backup.py", "doctor.py",
    "migrate_store.py", "packages.py", "restore.py", "serve.py", "service.py", "startup.py",
    "unit.py", "uvicorn_server.py", "work.py",
}  # fmt: skip
"""Modules with messages for operators and command line users only."""


def file_of(language: str) -> dict[str, str]:
    """Return the file of every message."""
    return {entry.id.name: name for name, entry in entries(language) if isinstance(entry, fluent.Message)}


def test_composed_message_ids_are_listed_and_used() -> None:
    written = {name for text in sources().values() for name in built(text)}
    assert written == set(BECOMES)


@pytest.mark.parametrize("language", spoken())
def test_every_message_of_the_client_exists(language: str) -> None:
    known = set(messages(language))
    missing = {module: sorted(messages_in(text) - known) for module, text in sources().items()}
    assert {module: names for module, names in missing.items() if names} == {}


@pytest.mark.parametrize("language", spoken())
def test_every_client_message_is_used(language: str) -> None:
    said = {name for text in sources().values() for name in messages_in(text)}
    referred = {name for read in messages(language).values() for name in read.messages}
    own = {name for name, file in file_of(language).items() if file.startswith("web")}
    assert sorted(own - said - referred) == []


def test_messages_are_loaded_with_the_pages_that_use_them() -> None:
    files = file_of("en")
    for module, text in sources().items():
        for name in messages_in(text):
            assert files[name] not in LEFT_OUT, (module, name)
            for part, own in PARTS.items():
                assert files[name] not in own or SPEAKERS[part].match(module), (module, name)


def test_client_has_words_for_every_server_error() -> None:
    files = file_of("en")
    for path, name, call in calls():
        first = call.args[0]
        layer = path.relative_to(SOURCE).parts[0]
        speaks = layer in ("server", "table", "games") and path.name not in OPERATORS and path.parent.name != "admin"
        if speaks and name in REFUSING and isinstance(first, ast.Constant) and CODE.fullmatch(str(first.value)):
            assert files[str(first.value).replace(".", "-")] not in LEFT_OUT, (path.name, first.value)


def test_source_scan_finds_used_messages() -> None:
    text = 'say("web-a"); t(many ? "web-b" : "web-c", {}); say(`web-level-${value}`); const no = "pixl-cell";'
    assert literal(text) == {"web-a", "web-b", "web-c"}
    assert built(text) == {"web-level-${value}"}
    assert "web-level-easy" in messages_in(text)
