"""The batches, compiled once for all runs of the tests and proofs."""

import os
from unittest import mock

from pixcade.bots.search.cache import DATA
from tests.user_data import FOLDER

with mock.patch.dict(os.environ, {DATA: str(FOLDER)}):
    from pixcade.lab.batch import Batch, IllegalAction, make_batch
    from pixcade.lab.pixl.batch import PixlBatch
    from pixcade.lab.pixoid.batch import PixoidBatch

__all__ = ["Batch", "IllegalAction", "PixlBatch", "PixoidBatch", "make_batch"]
