"""`pixcade migrate-store`: copies all data of a server from its folder to PostgreSQL."""

import argparse
import asyncio
import os
import time
from collections.abc import Mapping
from pathlib import Path

from pixcade.locales import Words
from pixcade.server.cli.admin import Printer
from pixcade.server.cli.data_folder import operator_errors
from pixcade.server.setting_kinds import holds_password
from pixcade.store.errors import StoreError

IN_VARIABLE = "env:"
"""Prefix of an address that is read from an environment variable: a password doesn't belong on a command line."""


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add source and target."""
    parser.add_argument("source", metavar="FOLDER", help=words.say("operating-help-from"))
    parser.add_argument("target", metavar="URL", help=words.say("operating-help-to"))


def run(parsed: argparse.Namespace, screen: Printer, words: Words) -> int:
    """Copy everything, while no server runs. Raises a PixcadeError."""
    from pixcade.store.migrate import move
    from pixcade.store.postgres import address

    folder, target = Path(parsed.source).expanduser(), url(parsed.target, os.environ)
    with operator_errors(folder, database_url=target):
        moved = asyncio.run(move(folder, target, now=time.time_ns() // 1_000_000))
    screen.say(
        words.say(
            "operating-moved",
            place=address(target),
            tables=moved["tables"],
            lines=moved["log"],
            games=moved["games"],
            browsers=moved["browsers"],
        )
    )
    return 0


def url(text: str, environment: Mapping[str, str]) -> str:
    """Resolve the address in an argument. Raises StoreError for a password on the command line."""
    if text.startswith(IN_VARIABLE):
        name = text.removeprefix(IN_VARIABLE)
        if not environment.get(name):
            raise StoreError("store.moving-unset", name=name[:40])
        return environment[name]
    if holds_password(text):
        raise StoreError("store.moving-password")
    return text
