"""`pixcade serve`: its arguments, and running it."""

import argparse
import os

from pixcade.server.cli import assembly
from pixcade.server.cli.startup import Terminal
from pixcade.server.settings import add_arguments, read_settings
from pixcade.words import Words


def run(parsed: argparse.Namespace, screen: Terminal, words: Words) -> int:
    """Serve until somebody stops it. Raises a Refusal."""
    return assembly.run(read_settings(parsed, os.environ), words, screen, os.environ)


__all__ = ["add_arguments", "run"]
