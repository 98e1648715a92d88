"""`pixcade backup`: copies all data of a server into one file."""

import argparse
import os
from pathlib import Path

from pixcade.locales import Words
from pixcade.server.cli.admin import Printer, add_settings
from pixcade.server.cli.data_folder import operator_errors
from pixcade.server.settings import read_settings
from pixcade.store.backup import backup


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add the file, and the flags that locate the data."""
    parser.add_argument("file", metavar="FILE", help=words.say("operating-help-file"))
    add_settings(parser, words, token=False)


def run(parsed: argparse.Namespace, screen: Printer, words: Words) -> int:
    """Copy everything to a file, even while a server runs. Raises a PixcadeError."""
    file = Path(parsed.file).expanduser()
    data = read_settings(parsed, os.environ).data
    with operator_errors(data, file.absolute().parent):
        backup(data, file)
    screen.say(words.say("operating-backup-made", file=str(file)))
    return 0
