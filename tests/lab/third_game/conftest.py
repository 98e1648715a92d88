"""The third game is there for each test of this folder too."""

from tests.third_game.conftest import lone

__all__ = ["lone"]
