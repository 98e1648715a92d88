"""A small network of Pixl with opinions, for tests of the search that it leads."""

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
import pytest

from pixcade.bots.pixl.network import Network
from tests.bots.compiled_kernels import compiled
from training.pixl.network import Sizes, random_weights


@contextmanager
def tiny_network() -> Iterator[None]:
    """Let the strongest level of Pixl ask a small network instead of the shipped ones, with compiled code."""
    random = np.random.default_rng(1)
    weights = {
        name: random.normal(0.0, 0.3, one.shape).astype(np.float32)
        for name, one in random_weights(Sizes(4, 1), seed=1).items()
    }
    network = Network(weights, side=7)
    with pytest.MonkeyPatch.context() as patch, compiled():
        patch.setattr("pixcade.bots.pixl.network.network_of", lambda *_: network)
        yield
