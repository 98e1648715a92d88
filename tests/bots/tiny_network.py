"""A small network of Pixl with opinions, for tests of the search that it leads."""

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
import pytest

from pixcade.bots.pixl.network import Network
from pixcade.bots.search.pixl.features import PLANES, SCALARS
from tests.bots.compiled_kernels import compiled

WIDTH, POLICY, HIDDEN = 4, 32, 64
SHAPES: dict[str, tuple[int, ...]] = {
    "stem": (7, PLANES, WIDTH),
    "scalars": (SCALARS, WIDTH),
    "stem_bias": (WIDTH,),
    "first0": (7, WIDTH, WIDTH),
    "first_bias0": (WIDTH,),
    "pool0": (2 * WIDTH, WIDTH),
    "second0": (7, WIDTH, WIDTH),
    "second_bias0": (WIDTH,),
    "policy": (WIDTH, POLICY),
    "policy_pool": (2 * WIDTH, POLICY),
    "policy_bias": (POLICY,),
    "policy_out": (POLICY, 1),
    "hidden": (2 * WIDTH, HIDDEN),
    "hidden_bias": (HIDDEN,),
    "out": (HIDDEN, 10),
    "out_bias": (10,),
}


@contextmanager
def tiny_network() -> Iterator[None]:
    """Let the strongest level of Pixl ask a small network instead of the shipped ones, with compiled code."""
    random = np.random.default_rng(1)
    weights = {name: random.normal(0.0, 0.3, shape).astype(np.float32) for name, shape in SHAPES.items()}
    network = Network(weights, side=7)
    with pytest.MonkeyPatch.context() as patch, compiled():
        patch.setattr("pixcade.bots.pixl.network.network_of", lambda *_: network)
        yield
