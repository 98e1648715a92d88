"""The kernels, compiled once for all runs of the tests: the cache lies in .venv, not among the user's data."""

import os
import sys
from pathlib import Path
from unittest import mock

from pixcade.kernels.cache import DATA
from pixcade.kernels.compile_ahead import compile_modules

FOLDER = Path(sys.prefix) / "kernels-of-tests"

with mock.patch.dict(os.environ, {DATA: str(FOLDER)}):
    compile_modules()
    from pixcade.kernels.pixl import rules as pixl
    from pixcade.kernels.pixoid import rules as pixoid

__all__ = ["pixl", "pixoid"]
