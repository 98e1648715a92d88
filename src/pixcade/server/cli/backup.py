"""`pixcade backup`: copies all data of a server into one file."""

import argparse
import os
import shlex
from collections.abc import Sequence
from pathlib import Path

from pixcade.server.cli.admin import Says, add_settings
from pixcade.server.cli.data_folder import operator_refusals
from pixcade.server.settings import read_settings
from pixcade.store.sqlite.backup import backup
from pixcade.words import Words

NICENESS = 10
"""Checking every log takes a while; a server beside it comes first."""
MOST_NAMED = 20
"""So many tables whose logs can't be read are named."""


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add the file, and the flags that say where the data is."""
    parser.add_argument("file", metavar="FILE", help=words.say("operating-help-file"))
    add_settings(parser, words, token=False)


def run(parsed: argparse.Namespace, screen: Says, words: Words) -> int:
    """Copy everything to a file, also while a server runs; 1 where a log in it can't be read. Raises a Refusal."""
    file = Path(parsed.file).expanduser()
    data = read_settings(parsed, os.environ).data
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with operator_refusals(data, file.absolute().parent):
        damaged = backup(data, file)
    screen.say(words.say("operating-backup-made", file=str(file)))
    if damaged:
        screen.say(damage(damaged, data, words))
    return 1 if damaged else 0


def damage(tables: Sequence[str], data: Path, words: Words) -> str:
    """Say which tables have logs that can't be read, the first of them where there are many, and what to do."""
    folder = shlex.quote(str(data))
    if len(tables) == 1:
        return words.say("operating-backup-damaged", table=tables[0], folder=folder)
    if len(tables) > MOST_NAMED:
        first = words.enumeration(tables[:MOST_NAMED])
        named = words.say("operating-and-more", list=first, more=len(tables) - MOST_NAMED)
    else:
        named = words.list(tables)
    return words.say("operating-backup-damaged-several", count=len(tables), tables=named, folder=folder)
