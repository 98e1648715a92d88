"""Locks: hashes for everything, addresses of nothing, and the same versions in both."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PLAY, DEVELOP = "requirements.lock", "requirements-dev.lock"


def pins(name: str) -> set[str]:
    """Return the pins of a lock, as package==version."""
    return set(re.findall(r"^[a-z0-9][a-z0-9._-]*==[^ ;\\]+", (ROOT / name).read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("name", [PLAY, DEVELOP])
def test_lock_has_hashes_and_no_address(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    assert "://" not in text
    assert not re.search(r"^-", text, re.MULTILINE)  # no index and no option
    for pinned in re.split(r"\n(?=\S)", text.strip()):
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", pinned), pinned


def test_developers_and_players_have_the_same_versions() -> None:
    assert pins(PLAY) <= pins(DEVELOP)
    assert not {pin.partition("==")[0] for pin in pins(PLAY)} & {"pytest", "ruff", "mypy", "jax", "open-spiel"}
