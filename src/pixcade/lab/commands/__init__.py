"""Commands of the command line for research. Importing these modules needs no other package."""

from collections.abc import Iterable
from typing import Protocol


class Shows(Protocol):
    """The screen, as far as these commands use it."""

    def show(self, lines: Iterable[str]) -> None:
        """Print lines as they are."""
