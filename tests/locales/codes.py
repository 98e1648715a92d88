"""The codes of the source and the messages of the .ftl files."""

import ast
import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import pixcade
from pixcade.games import GAMES
from pixcade.locales import COMPLETE_LANGUAGES
from pixcade.server.http.admin.page import STATES, WARNINGS

SOURCE = Path(pixcade.__file__).parent
DOMAINS = (
    "core", "record", *GAMES, "table", "engine", "text", "cli", "bots", "solver", "exact", "research", "review",
    "server", "client", "guard", "limits", "names", "store", "serving", "operating", "local",
)  # fmt: skip
CODE = re.compile(rf"({'|'.join(DOMAINS)})\.[a-z][a-z0-9-]*", re.ASCII)
MESSAGE = re.compile(rf"({'|'.join(DOMAINS)})-[a-z][a-z0-9-]*", re.ASCII)
NO_CODES = {"engine.json", "text.ftl"}
OPERATORS = ("databases.ftl", "operating.ftl", "service.ftl", "serving.ftl")
"""Files with messages that only operators read: English has them, the other languages don't."""

REFUSING = {
    "PixcadeError", "IllegalMove", "InvalidNotation", "InvalidOption", "InvalidRecord", "InvalidRequest", "NoGame",
    "TableError", "InvalidLog", "UnknownBot", "InvalidBotName", "BotFailed", "ArenaError", "TableDamaged",
    "CannotSolve", "NothingKnown", "CannotReview", "Event", "reject",
}  # fmt: skip


@cache
def nodes() -> list[tuple[Path, ast.AST]]:
    """Everything in every module of the package, with its file."""
    found = []
    silent_folders = ("bots/search", "lab/makers", "lab/training")
    silent = {path for folder in silent_folders for path in (SOURCE / folder).rglob("*.py")}
    for path in sorted(set(SOURCE.rglob("*.py")) - silent):
        found += [(path, node) for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    return found


@cache
def calls() -> list[tuple[Path, str, ast.Call]]:
    """Every call with an argument, with its file and the callee's name."""
    found = []
    for path, node in nodes():
        if isinstance(node, ast.Call) and node.args:
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            found.append((path, name, node))
    return found


@cache
def codes() -> frozenset[str]:
    """Every literal code in the source: in a call, a table, or a conditional expression."""
    return frozenset(text for text in constants() if CODE.fullmatch(text)) - NO_CODES


@cache
def constants() -> frozenset[str]:
    """Every text in the source."""
    return frozenset(
        node.value for _, node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def unspelt_codes() -> list[str]:
    """Calls whose first argument must be a code but is another text."""
    return [
        f"{path.name}:{call.lineno}: {first.value!r}"
        for path, name, call in calls()
        if name in REFUSING and isinstance(first := call.args[0], ast.Constant) and not CODE.fullmatch(str(first.value))
    ]


def values_of(code: str) -> frozenset[str] | None:
    """The values that every error with this code provides, or None if they aren't literal."""
    return values_by_code().get(code)


@cache
def values_by_code() -> dict[str, frozenset[str]]:
    """For each code that stands in plain sight in an error, the values that all errors with it give it."""
    given: dict[str, frozenset[str]] = {}
    for _, name, call in calls():
        first = call.args[0]
        if name in REFUSING - {"Event"} and isinstance(first, ast.Constant) and isinstance(first.value, str):
            if all(keyword.arg for keyword in call.keywords):
                values = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
                given[first.value] = given.get(first.value, values) & values
    return given


@cache
def messages_in_source() -> frozenset[str]:
    """Every message used by its own id, and those whose ids are composed from a game's names."""
    found = {code.replace(".", "-") for code in codes()}
    found |= {text for text in constants() if MESSAGE.fullmatch(text)}
    for _, node in nodes():
        if isinstance(node, ast.JoinedStr):
            found |= built(node)
    return frozenset(found | messages_of_the_page())


@cache
def messages_of_the_page() -> frozenset[str]:
    """Every message of the web client, which has separate files and formats them itself."""
    page = [entry for name, entry in entries("en") if name.startswith("web")]
    return frozenset({entry.id.name for entry in page if isinstance(entry, fluent.Message)})


@cache
def messages_used() -> frozenset[str]:
    """Every message that is certainly said: codes, and texts given to `say`."""
    found = {code.replace(".", "-") for code in codes()}
    for _, name, call in calls():
        first = call.args[0]
        if name in ("say", "alternatives") and isinstance(first, ast.Constant):
            found.add(str(first.value))
    return frozenset(found - {""})


TEXT_COMMANDS = (
    "help", "rules", "where", "moves", "look", "reach", "hint", "draw", "last", "score", "record", "back", "quit",
)  # fmt: skip
"""Commands of the terminal."""


@cache
def parts() -> dict[str, list[str]]:
    """The values of the placeholders in composed message ids."""
    return {
        "name": [
            *TEXT_COMMANDS,
            *("port", "off", "place", "text", "board", "boards", "solve", "replay", "check", "hint", "arena", "engine"),
            *("exact", "review", "fingerprint", "benchmark", "bot"),
            *("move", "share", "value", "worth"),
            *("serve", "admin", "doctor", "backup", "restore", "migrate-store"),
            *("layout", "average", "largest", "dead-ends"),
            *[option.name for game in GAMES.values() for option in game.info.options],
        ],
        "option.name": [option.name for game in GAMES.values() for option in game.info.options],
        "option": [option.name for game in GAMES.values() for option in game.info.options],
        "game": list(GAMES),
        "record.game": list(GAMES),
        "info.id": list(GAMES),
        "game.info.id": list(GAMES),
        "self.table.game.info.id": list(GAMES),
        "direction.lower()": list("udlr"),
        "kind": ["random", "greedy"],
        "state": list(STATES),
        "warning": list(WARNINGS),
        "name.lstrip('-')": ["game", "players", "people", "watch", "bots", "option", "oldest", "seed", "draw"],
    }


def built(node: ast.JoinedStr) -> set[str]:
    """Every id that an f-string can produce, if it looks like a message's."""
    texts = [""]
    for part in node.values:
        if isinstance(part, ast.Constant):
            texts = [text + str(part.value) for text in texts]
        elif isinstance(part, ast.FormattedValue):
            inside = parts().get(ast.unparse(part.value), [])
            texts = [text + one for text in texts for one in inside]
    return {text for text in texts if MESSAGE.fullmatch(text)}


class Read(Visitor):
    """The variables and messages that a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - the library's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802 - the library's name
        self.messages.add(node.id.name)


@cache
def entries(language: str) -> list[tuple[str, fluent.EntryType]]:
    """Every entry of a language's files with the file's name."""
    found: list[tuple[str, fluent.EntryType]] = []
    for path in sorted((SOURCE / "locales" / language).glob("*.ftl")):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        found += [(path.name, entry) for entry in resource.body]
    return found


@cache
def messages(language: str) -> dict[str, Read]:
    """Every message of a language with its references."""
    found = {}
    for _, entry in entries(language):
        if isinstance(entry, fluent.Message):
            read = Read()
            read.visit(entry)
            found[entry.id.name] = read
    return found


def wanted_in(language: str) -> set[str]:
    """Every message that a language must have: all of English except those for operators."""
    return {
        entry.id.name
        for name, entry in entries("en")
        if isinstance(entry, fluent.Message) and (language == "en" or name not in OPERATORS)
    }


def variables_of(language: str, message: str) -> frozenset[str]:
    """Every variable of a message, those of the messages it refers to among them."""
    known = messages(language)
    if message not in known:
        return frozenset()
    found = set(known[message].variables)
    for other in known[message].messages:
        found |= variables_of(language, other)
    return frozenset(found)


def spoken() -> tuple[str, ...]:
    """The languages in which no message may be missing."""
    return COMPLETE_LANGUAGES
