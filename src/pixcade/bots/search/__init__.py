"""The searches of bots, and rules to search with, compiled by numba.

Importing this package costs little and needs no compiler. The modules that a game names in its `GameParts.kernels`
import numba and load their machine code from the cache, or compile it first, which takes some time: so ask `ready()`
or `game_ready(game)` before, and let `python -m pixcade.bots.search` or
`pixcade.bots.search.compile_ahead.compile_modules` do that in the background.
"""

from pixcade.bots.search.cache import AVAILABLE, all_modules, data_folder, game_ready, ready

__all__ = ["AVAILABLE", "all_modules", "data_folder", "game_ready", "ready"]
