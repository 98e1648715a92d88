"""Registers the third game for each test of this folder, and for child processes."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from pixcade.games import VARIABLE, register, unregister
from tests.third_game.lone import PARTS

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def lone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(VARIABLE, "tests.third_game.lone:PARTS")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH", "")))))
    register(PARTS)
    yield
    unregister(PARTS.id)
