"""Searches of bots, and rules to search with, compiled by numba.

Importing this package is cheap and needs no compiler. The modules that a game lists in its `GameParts.kernels` import
numba and load their machine code from the cache, or compile it first, which takes some time: check `ready()` or
`game_ready(game)` before, and compile in the background with `python -m pixcade.bots.search` or
`pixcade.bots.search.compile_ahead.compile_modules`.
"""

from pixcade.bots.search.cache import AVAILABLE, all_modules, data_folder, game_ready, ready

__all__ = ["AVAILABLE", "all_modules", "data_folder", "game_ready", "ready"]
