"""`pixcade migrate-store`: copies all data of a server into another store."""

import argparse
import asyncio
import os
import time
from collections.abc import Mapping

from pixcade.server.cli.admin import Says
from pixcade.server.setting_kinds import holds_password
from pixcade.store.errors import StoreRefused
from pixcade.store.migrate.ends import shown_place
from pixcade.store.migrate.move import move
from pixcade.words import Words

IN_VARIABLE = "env:"
"""Begins a place that stands in an environment variable, since no password may stand on a command line."""


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add source and target."""
    parser.add_argument("source", metavar="FROM", help=words.say("operating-help-from"))
    parser.add_argument("target", metavar="TO", help=words.say("operating-help-to"))


def run(parsed: argparse.Namespace, screen: Says, words: Words) -> int:
    """Copy everything and compare it, while no server runs. Raises a Refusal."""
    source, target = (place(text, os.environ) for text in (parsed.source, parsed.target))
    moved = asyncio.run(move(source, target, now=time.time_ns() // 1_000_000))
    screen.say(
        words.say(
            "operating-moved",
            place=shown_place(target),
            tables=moved.tables,
            lines=moved.lines,
            games=moved.games,
            browsers=moved.browsers,
        )
    )
    if not moved.new:
        screen.say(words.say("operating-moved-already"))
    screen.say(words.say("operating-moved-key" if moved.key else "operating-moved-no-key", place=shown_place(source)))
    return 0


def place(text: str, environment: Mapping[str, str]) -> str:
    """Return the folder or address that an argument means. Raises StoreRefused for a password on the command line."""
    if text.startswith(IN_VARIABLE):
        name = text.removeprefix(IN_VARIABLE)
        if not environment.get(name):
            raise StoreRefused("store.moving-unset", name=name[:40])
        return environment[name]
    if "://" in text and holds_password(text):
        raise StoreRefused("store.moving-password")
    return text
