"""Compiled code for the tests of bots, from the cache that the tests of kernels keep."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from unittest import mock

from pixcade.bots.search.cache import DATA
from pixcade.bots.search.compile_ahead import compile_modules
from tests.bots.search.cached_kernels import FOLDER


@contextmanager
def compiled(*, ready: bool = True) -> Iterator[None]:
    """Within this, bots find compiled code, or none at all."""
    if ready:
        with mock.patch.dict(os.environ, {DATA: str(FOLDER)}):
            compile_modules()
            yield
    else:
        with mock.patch.dict(os.environ, {DATA: os.devnull}):
            yield
