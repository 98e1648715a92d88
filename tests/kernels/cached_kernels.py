"""The kernels, compiled once for all runs of the tests."""

import os
from unittest import mock

from pixcade.kernels.cache import DATA
from pixcade.kernels.compile_ahead import compile_modules
from tests.user_data import FOLDER

with mock.patch.dict(os.environ, {DATA: str(FOLDER)}):
    compile_modules()
    from pixcade.kernels.pixl import rules as pixl
    from pixcade.kernels.pixoid import rules as pixoid

__all__ = ["FOLDER", "pixl", "pixoid"]
