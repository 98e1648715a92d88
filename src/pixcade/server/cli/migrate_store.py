"""`pixcade migrate-store`: copies all data of a server into another store."""

import argparse
import asyncio
import time

from pixcade.server.cli.admin import Says
from pixcade.store.migrate.ends import shown_place
from pixcade.store.migrate.move import move
from pixcade.words import Words


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add source and target."""
    parser.add_argument("source", metavar="FROM", help=words.say("operating-help-from"))
    parser.add_argument("target", metavar="TO", help=words.say("operating-help-to"))


def run(parsed: argparse.Namespace, screen: Says, words: Words) -> int:
    """Copy everything and compare it, while no server runs. Raises a Refusal."""
    moved = asyncio.run(move(parsed.source, parsed.target, now=time.time_ns() // 1_000_000))
    screen.say(
        words.say(
            "operating-moved",
            place=shown_place(parsed.target),
            tables=moved.tables,
            lines=moved.lines,
            games=moved.games,
            browsers=moved.browsers,
        )
    )
    if not moved.new:
        screen.say(words.say("operating-moved-already"))
    screen.say(words.say("operating-moved-key"))
    return 0
