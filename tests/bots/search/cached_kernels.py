"""The kernels, compiled once for all runs of the tests."""

import os
from unittest import mock

from pixcade.bots.search.cache import DATA
from pixcade.bots.search.compile_ahead import compile_modules
from tests.user_data import FOLDER

with mock.patch.dict(os.environ, {DATA: str(FOLDER)}):
    compile_modules()
    from pixcade.bots.search.pixl import rules as pixl

__all__ = ["FOLDER", "pixl"]
