"""Formats messages in one language, with English as the fallback."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from pixcade.games import PARTS
from pixcade.games.errors import PixcadeError
from pixcade.games.game import Event
from pixcade.games.names import unjoined
from pixcade.locales.language import FALLBACK, languages
from pixcade.locales.variables import Names, Variable, variables


class MissingWords(Exception):
    """In strict mode: a message is missing, or lacks a variable."""


@cache
def bundle(language: str, games: tuple[str, ...] = ()) -> FluentBundle:
    """Return all messages of a language, empty if it has no folder. Cached per set of games with their own messages."""
    found = FluentBundle([language], use_isolating=False)
    folder = files("pixcade") / "locales" / language
    if folder.is_dir():
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if entry.name.endswith(".ftl"):
                found.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    for text in games:
        found.add_resource(FluentResource(text))
    return found


def texts_from_games(language: str) -> tuple[str, ...]:
    """Return the texts of a language that games bring with them."""
    return tuple(parts.words[language] for parts in PARTS.values() if language in parts.words)


def words_of_game(game_id: str, language: str) -> str | None:
    """Return a game's own messages as Fluent text, followed by the English ones as a fallback.

    Of two messages with one id the first counts. None for an unknown game or language.
    """
    if game_id not in PARTS or language not in languages():
        return None
    texts = PARTS[game_id].words or {known: read_words(game_id, known) for known in (language, FALLBACK)}
    return "\n".join(texts[known] for known in dict.fromkeys((language, FALLBACK)) if known in texts)


def read_words(game_id: str, language: str) -> str:
    file = files("pixcade") / "locales" / language / f"{game_id}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def message_id(code: str) -> str:
    return code.replace(".", "-")


def visible(value: str | int) -> str | int:
    """Return a value without characters that could control a terminal."""
    if isinstance(value, int) or unjoined(value).isprintable():
        return value
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in value)


class Words:
    """Formats messages in one language. Strict mode raises MissingWords; otherwise English is the fallback."""

    def __init__(self, language: str = FALLBACK, *, strict: bool = False) -> None:
        self.language = language
        self.strict = strict

    def say(self, message: str, /, **values: Variable) -> str:
        problem = ""
        for language in dict.fromkeys((self.language, FALLBACK)):
            text, problem = self._try(language, message, values)
            if not problem:
                return text
            if self.strict:
                raise MissingWords(f"{language}: {message}: {problem}")
        return text

    def has(self, message: str) -> bool:
        return any(bundle(known, texts_from_games(known)).has_message(message) for known in (self.language, FALLBACK))

    def or_code(self, message: str, code: str, /, **values: Variable) -> str:
        """Return an optional message of a game, or else its code."""
        return self.say(message, **values) if self.has(message) else code

    def game(self, game_id: str) -> str:
        """Return a game's name in a sentence: from its own messages, or the id of one of ours."""
        return self.or_code(f"{game_id}-name", game_id)

    def _try(self, language: str, message: str, values: dict[str, Variable]) -> tuple[str, str]:
        """Return the sentence and its errors, if any."""
        known = bundle(language, texts_from_games(language))
        if not known.has_message(message):
            return message, "no such message"
        pattern = known.get_message(message).value
        if pattern is None:
            return message, "the message is empty"
        text, errors = known.format_pattern(pattern, values)
        return str(text), "; ".join(map(str, errors))

    def enumeration(self, parts: Sequence[str]) -> str:
        text = parts[0] if parts else ""
        for part in parts[1:]:
            text = self.say("core-list-comma", first=text, next=part)
        return text

    def list(self, parts: Sequence[str]) -> str:
        """Join parts with commas, and the last one with `and`."""
        return self._joined("core-list-and", parts)

    def choices(self, parts: Sequence[str]) -> str:
        """Join parts with commas, and the last one with `or`."""
        return self._joined("core-list-or", parts)

    def _joined(self, message: str, parts: Sequence[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.say(message, first=self.enumeration(parts[:-1]), last=parts[-1])

    def error(self, error: PixcadeError) -> str:
        """Return an error's sentence, its place in a record, and the rule behind it."""
        values: dict[str, Variable] = {name: visible(value) for name, value in error.values.items()}
        if "by" in values:  # X5.1: codes of several elements
            values["by"] = self.list([self.say("core-piece", piece=code) for code in str(values["by"]).split(", ")])
        sentence = self.say(message_id(error.code), **values)
        if "line" in values and "column" in values:
            sentence = self.say("core-in-record", line=values["line"], column=values["column"], sentence=sentence)
        if error.rule:
            sentence = self.say("core-with-rule", sentence=sentence, rule=error.rule)
        return sentence

    def event(self, event: Event, names: Names) -> str:
        game = PARTS.get(event.code.partition(".")[0])
        lists = game.lists if game else {}
        return self.say(message_id(event.code), **variables(self, event.values, names, lists))

    def option(self, game: str, option: str) -> str:
        return self.or_code(f"{game}-option-{option}", option)

    def option_value(self, game: str, option: str, value: str) -> str:
        number = int(value) if value.isdecimal() else value
        return self.or_code(f"{game}-option-{option}-value", value, value=number)
