"""Compiled twins of the rules, for search and random play-outs.

Importing this package costs nothing and needs nothing. `pixcade.kernels.pixoid.rules` and `pixcade.kernels.pixl.rules`
import numba and load their machine code from the cache, or compile it first, which takes some time: so ask `ready()`
before, and let `python -m pixcade.kernels` or `pixcade.kernels.compile_ahead.compile_modules` do that in the
background.
"""

from pixcade.kernels.cache import AVAILABLE, MODULES, data_folder, ready

__all__ = ["AVAILABLE", "MODULES", "data_folder", "ready"]
