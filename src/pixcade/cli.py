"""The one command, `pixcade`."""

import argparse
from collections.abc import Sequence

from pixcade import __version__


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    parser = argparse.ArgumentParser(
        prog="pixcade", description="Play the board games Pixoid and Pixl in the terminal."
    )
    parser.add_argument("--version", action="version", version=f"pixcade {__version__}")
    parser.parse_args(arguments)
    parser.print_help()
    return 0
