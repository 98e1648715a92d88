"""The command `pixcade`: its arguments, and what each subcommand runs."""

import argparse
import datetime
import getpass
import importlib
import os
import secrets
import signal
import sys
from collections.abc import Callable, Sequence
from typing import Any

from pixcade import __version__
from pixcade.bots.levels import levels_of
from pixcade.bots.registry import FOREIGN_FORMS, full_bot_name, known_bots
from pixcade.bots.running.fallback import BotFailed
from pixcade.bots.running.local import table_secret
from pixcade.cli.argument_parser import WRONG, Parser
from pixcade.cli.commands import QuitGame
from pixcade.cli.game_view import GameCommand, alternatives
from pixcade.cli.hint import Hints
from pixcade.cli.overview import overview
from pixcade.cli.play import TerminalGame
from pixcade.cli.replay import Stepping, describe_record, load
from pixcade.cli.screen import EndOfInput, Screen
from pixcade.cli.setup import Wishes, again, prepare, reject_bot
from pixcade.games import GAMES, PARTS
from pixcade.games.errors import InvalidOption, PixcadeError
from pixcade.games.parts import loaded
from pixcade.locales import Words, chosen_language, languages
from pixcade.packages import packages_of

INTERRUPTED = 128 + signal.SIGINT

Command = Callable[[argparse.Namespace, Screen, Words], int]

SERVING = {
    "serve": "pixcade.server.cli.serve",
    "admin": "pixcade.server.cli.admin",
    "doctor": "pixcade.server.cli.doctor",
    "backup": "pixcade.server.cli.backup",
    "restore": "pixcade.server.cli.restore",
    "migrate-store": "pixcade.server.cli.migrate_store",
}
"""Server commands by module, each with `add_arguments(parser, words)` and `run(...)`."""

OTHERS = {
    "bot": "pixcade.cli.bot_command",
    "exact": "pixcade.cli.exact_command",
    "review": "pixcade.cli.review_command",
    "fingerprint": "pixcade.lab.commands.fingerprint",
    "benchmark": "pixcade.lab.commands.benchmark",
    "arena": "pixcade.lab.arena.command_line",
}
"""Rarely used commands by module, as above."""


def main(arguments: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return run(given)
    except KeyboardInterrupt:
        if sys.stdout.isatty():
            print()  # the shell's prompt should not follow our question on its line
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output has closed it
        show_nothing_more()
        return 0


def show_nothing_more() -> None:
    """Discard unflushed output: otherwise the interpreter writes it again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def run(given: list[str]) -> int:
    for file in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(file, "reconfigure"):
            file.reconfigure(errors="replace")
    language = asked_language(given)
    strict = os.environ.get("PIXCADE_WORDS") == "strict"
    words = Words(chosen_language(language, os.environ), strict=strict)
    if words.language not in languages():
        english = Words()
        print(
            english.say("cli-unknown-language", name=words.language[:20], known=", ".join(languages())), file=sys.stderr
        )
        return WRONG
    if command_of(given) in SERVING:
        words = Words(strict=strict)  # operators' messages are English only
    screen = Screen(sys.stdin, sys.stdout, os.environ)
    try:
        return do(given, screen, words)
    except ConnectionError:  # a closed pipe is an OSError too
        raise
    except OSError as error:
        return print_os_error(error, words)


def print_os_error(error: OSError, words: Words) -> int:
    """Print which file the system denied us, or that our output can't be written."""
    reason, file = error.strerror or str(error), str(error.filename or "")
    if isinstance(error, PermissionError) and file:
        print(words.say("cli-forbidden", file=file, user=getpass.getuser()), file=sys.stderr)
    elif file:
        print(words.say("cli-file-failed", file=file, reason=reason), file=sys.stderr)
    else:
        show_nothing_more()
        print(words.say("cli-output-failed", reason=reason), file=sys.stderr)
    return WRONG


def do(given: list[str], screen: Screen, words: Words) -> int:
    try:
        parsed = parser(words, given).parse_args(given if after_language(given) else [*given, "serve"])
        screen.plain = screen.plain or getattr(parsed, "ascii", False)
        command: Command = parsed.run
        code = command(parsed, screen, words)
    except PixcadeError as error:
        sys.stdout.flush()
        for line in error.log if isinstance(error, BotFailed) else ():  # its author needs the traceback
            print(line, file=sys.stderr)
        print(words.error(error), file=sys.stderr)
        return WRONG
    except QuitGame:  # while setting up the game
        code = 0
    except EndOfInput:
        screen.say(words.say("text-input-ended"))
        code = 1
    sys.stdout.flush()
    return code


def asked_language(given: list[str]) -> str | None:
    """Return the value of `--language`, which is needed before the rest can be parsed."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    early.add_argument("--language")
    try:
        known, _ = early.parse_known_args(given)
    except argparse.ArgumentError:
        return None
    language: str | None = known.language
    return language


def after_language(given: Sequence[str]) -> list[str]:
    """Return the arguments after `--language`."""
    rest = list(given)
    while rest and rest[0].startswith("--language"):
        rest = rest[1:] if "=" in rest[0] else rest[2:]
    return rest


def command_of(given: Sequence[str]) -> str:
    """Return the command, `serve` if there are no arguments."""
    return next(iter(after_language(given)), "serve")


def parser(words: Words, given: Sequence[str]) -> argparse.ArgumentParser:
    """Return the parser of the whole command line; only the parts that the arguments need are completed."""
    speaking = type("SpeakingParser", (Parser,), {"words": words})
    usage = "pixcade [-h] [--version] [--language LANGUAGE] COMMAND ..."
    top: Parser = speaking(prog="pixcade", usage=usage, epilog=words.say("cli-examples"))
    top.add_argument("--version", action="version", version=f"pixcade {__version__}", help=words.say("cli-version"))
    commands: argparse._SubParsersAction[Parser] = top.add_subparsers(
        prog="pixcade", metavar="COMMAND", required=True, parser_class=speaking, help=argparse.SUPPRESS
    )

    def add(name: str, run: Command, description: str = "", epilog: str = "") -> argparse.ArgumentParser:
        summary = words.say(f"cli-{name}")
        command: argparse.ArgumentParser = commands.add_parser(
            name, description=description or summary[:1].upper() + summary[1:] + ".", epilog=epilog
        )
        command.set_defaults(run=run)
        return command

    add_text(add("text", run_text, words.say("cli-text-about"), options_help(words)), words)
    for parts in PARTS.values():
        for name, reference in parts.commands.items():
            if name in given:  # imported late: most people never need it
                with packages_of("lab"):
                    brought: GameCommand = loaded(reference)
                brought.add_arguments(add(name, brought.run, brought.about(words)), words)
            else:
                add(name, run_nothing)
    replaying = add("replay", run_replay)
    replaying.add_argument("file", metavar="FILE", help=words.say("cli-replay-file"))
    replaying.add_argument("--draw", action="store_true", help=words.say("cli-replay-draw"))
    replaying.add_argument("--ascii", action="store_true", help=words.say("cli-ascii"))
    add("check", run_check).add_argument("files", metavar="FILE", nargs="+", help=words.say("cli-replay-file"))
    hinting = add("hint", run_hint, words.say("cli-hint-about"))
    hinting.add_argument("file", metavar="FILE", help=words.say("cli-replay-file"))
    hinting.add_argument("--bots", default="", metavar="NAME", help=bots_help(words, "cli-hint-bots"))
    for name, module in OTHERS.items():
        other = add(name, run_other, words.say(f"cli-{name}-about"))
        other.set_defaults(module=module)
        if name in given:  # imported late: players don't need it
            with packages_of("lab"):
                importlib.import_module(module).add_arguments(other, words)
    add("engine", run_engine)
    for name in SERVING:
        chosen = name == command_of(given)
        command = add(name, run_serving, words.say(f"cli-{name}-about") if chosen else "")
        command.set_defaults(serving=name)
        if chosen:  # imported late: not needed to play in the terminal
            serving(name).add_arguments(command, words)
    top.description = overview(words, commands.choices)
    return top


def add_text(command: argparse.ArgumentParser, words: Words) -> None:
    def add(name: str, **settings: Any) -> None:
        command.add_argument(name, help=bots_help(words, f"cli-text-{name.lstrip('-')}"), **settings)

    add("game", nargs="?", metavar="GAME")
    add("--players", metavar="NUMBER")
    add("--people", action="append", metavar="NAME")
    add("--watch", action="store_true")
    add("--bots", metavar="NAME")
    add("--option", action="append", default=[], metavar="NAME=VALUE")
    add("--oldest", metavar="SEAT")
    add("--seed", metavar="NUMBER")
    add("--draw", action="store_true")
    command.add_argument("--ascii", action="store_true", help=words.say("cli-ascii"))


def bots_help(words: Words, message: str) -> str:
    """Return an argument's help; for a bot, with the names of all bots."""
    return words.say(message, bots=", ".join((*known_bots(), *FOREIGN_FORMS)), games=words.choices(list(GAMES)))


def options_help(words: Words) -> str:
    """List every option of every game with its meaning and values."""
    lines = []
    for game, rules in GAMES.items():
        lines.append(words.say("cli-options-of", game=words.game(game)))
        for option in rules.info.options:
            lines.append(f"  {option.name}: {words.option(game, option.name)}")
            if not option.choices:
                lines.append("    " + words.or_code(f"{game}-option-{option.name}-form", option.default))
            usual_first = sorted(option.choices, key=[option.default, *option.choices].index)
            lines += [f"    {value}: {words.option_value(game, option.name, value)}" for value in usual_first]
        lines.append("")
    return "\n".join(lines).rstrip()


def run_text(parsed: argparse.Namespace, screen: Screen, words: Words) -> int:
    options = {}
    for text in parsed.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise InvalidOption("cli.option-form", text=text[:40])
        options[name] = value
    if parsed.oldest is not None:
        options["oldest"] = parsed.oldest
    wishes = Wishes(
        game=parsed.game,
        players=parsed.players,
        people=() if parsed.watch else tuple(parsed.people) if parsed.people else None,
        bots=parsed.bots and full_bot_name(parsed.bots),
        options=options,
        seed=secrets.randbelow(2**32) if parsed.seed is None else whole_number(parsed.seed),
    )
    setting = prepare(screen, words, wishes)
    date = datetime.datetime.now(tz=datetime.UTC).date().isoformat()
    while True:
        game = TerminalGame(screen, words, setting, date, table_secret(os.environ), drawing=parsed.draw)
        code = game.run()
        if code or not game.is_over or not game.attended or not wants_again(screen, words):
            return code
        setting = again(setting)
        screen.say()


def wants_again(screen: Screen, words: Words) -> bool:
    yes = alternatives(words, "text-input-yes")
    try:
        return screen.ask(words.say("text-ask-again", yes=yes[0])).casefold() in yes
    except EndOfInput:
        return False


def whole_number(text: str) -> int:
    """Return a seed. Raises a PixcadeError."""
    if not (text.isascii() and text.isdecimal() and len(text) < 19):
        raise InvalidOption("cli.seed", text=text[:40])
    return int(text)


def run_nothing(parsed: argparse.Namespace, screen: Screen, words: Words) -> int:
    raise AssertionError("only what is given is run")


def run_replay(parsed: argparse.Namespace, screen: Screen, words: Words) -> int:
    """`pixcade replay`; 1 if the record is invalid."""
    try:
        record = load(parsed.file)
    except PixcadeError as error:
        print(words.say("text-check-bad", path=parsed.file, sentence=words.error(error)), file=sys.stderr)
        return 1
    return Stepping(screen, words, record, drawing=parsed.draw).run()


def run_check(parsed: argparse.Namespace, screen: Screen, words: Words) -> int:
    """`pixcade check`; 1 if any file is invalid."""
    bad = 0
    for path in parsed.files:
        try:
            screen.show([describe_record(words, path, load(path))])
        except PixcadeError as error:
            bad = 1
            screen.show([words.say("text-check-bad", path=path, sentence=words.error(error))])
    return bad


def run_hint(parsed: argparse.Namespace, screen: Screen, words: Words) -> int:
    """`pixcade hint`; 1 if the record is invalid."""
    wanted = full_bot_name(parsed.bots)
    if wanted:
        reject_bot(wanted)
    try:
        record = load(parsed.file)
    except PixcadeError as error:
        print(words.say("text-check-bad", path=parsed.file, sentence=words.error(error)), file=sys.stderr)
        return 1
    bot = wanted or levels_of(record.game)[-1]
    Hints(screen, words, record, bot).show(table_secret(os.environ))
    return 0


def run_other(parsed: argparse.Namespace, screen: Screen, words: Words) -> int:
    """`pixcade exact`, `review` and those of the lab."""
    with packages_of("lab"):
        code: int = importlib.import_module(parsed.module).run(parsed, screen, words)
    return code


def serving(name: str) -> Any:
    return importlib.import_module(SERVING[name])


def run_serving(parsed: argparse.Namespace, screen: Screen, words: Words) -> int:
    """`pixcade serve` and related commands."""
    with packages_of("postgres"):
        code: int = serving(parsed.serving).run(parsed, screen, words)
    return code


def run_engine(parsed: argparse.Namespace, screen: Screen, words: Words) -> int:
    """`pixcade engine`; imported late: players don't need it."""
    del parsed, screen, words
    return importlib.import_module("pixcade.client.engine").main() or 0
