"""Compiled twins of the rules, for search and random play-outs.

Importing this package costs little and needs no compiler. The modules that a game names in its `GameParts.kernels`
import numba and load their machine code from the cache, or compile it first, which takes some time: so ask `ready()`
or `game_ready(game)` before, and let `python -m pixcade.kernels` or
`pixcade.kernels.compile_ahead.compile_modules` do that in the background.
"""

from pixcade.kernels.cache import AVAILABLE, all_modules, data_folder, game_ready, ready

__all__ = ["AVAILABLE", "all_modules", "data_folder", "game_ready", "ready"]
