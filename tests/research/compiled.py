"""The batches, compiled once for all runs of the tests: see `tests.kernels.cached_kernels`."""

import os
from unittest import mock

from pixcade.kernels.cache import DATA
from tests.kernels.cached_kernels import FOLDER

with mock.patch.dict(os.environ, {DATA: str(FOLDER)}):
    from pixcade.research.batch import IllegalAction, PixlBatch, PixoidBatch

__all__ = ["IllegalAction", "PixlBatch", "PixoidBatch"]
