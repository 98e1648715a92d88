"""`pixcade serve`: its arguments, and running it."""

import argparse
import os

from pixcade.server import command
from pixcade.server.settings import add_arguments, read_settings
from pixcade.server.starting import Screen
from pixcade.words import Words


def run(parsed: argparse.Namespace, screen: Screen, words: Words) -> int:
    """Serve until somebody stops it. Raises a Refusal."""
    return command.run(read_settings(parsed, os.environ), words, screen, os.environ)


__all__ = ["add_arguments", "run"]
