"""`pixcade restore`: replaces the data with a backup; the old data is renamed."""

import argparse
import os
import time
from pathlib import Path

from pixcade.locales import Words
from pixcade.server.cli.admin import Printer
from pixcade.server.cli.backup import add_arguments
from pixcade.server.cli.data_folder import operator_errors
from pixcade.server.settings import read_settings
from pixcade.store.backup import restore

__all__ = ["add_arguments", "run"]


def run(parsed: argparse.Namespace, screen: Printer, words: Words) -> int:
    """Check a backup and restore it, while no server runs. Raises a PixcadeError."""
    file = Path(parsed.file).expanduser()
    data = read_settings(parsed, os.environ).data
    with operator_errors(data):
        kept = restore(data, file, now=time.time_ns() // 1_000_000)
    screen.say(words.say("operating-restored", file=str(file), folder=str(data)))
    if kept is not None:
        screen.say(words.say("operating-restored-kept", file=str(kept)))
    return 0
