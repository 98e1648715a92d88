"""Locks: hashes for everything, addresses of nothing, and one version of each package in all of them."""

import re
import tomllib
from pathlib import Path

import pytest

import run as starter

ROOT = Path(starter.ROOT)
LOCKS = sorted(path.name for path in ROOT.glob("requirements*.lock"))
PIN = re.compile(r"^([a-z0-9][a-z0-9._-]*)==([^ ;\\]+)", re.MULTILINE)


def pins(name: str) -> dict[str, str]:
    """Return the versions that a lock names."""
    return dict(PIN.findall((ROOT / name).read_text(encoding="utf-8")))


def test_there_is_a_lock_for_every_kind_of_use() -> None:
    locked_together = {"server", "client"}  # in requirements.lock
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert {f"requirements-{extra}.lock" for extra in set(extras) - locked_together} <= set(LOCKS)


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_has_hashes_and_no_addresses(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"^-", text, re.MULTILINE)  # no index and no option
    for pinned in re.split(r"\n(?=\S)", text.strip()):
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", pinned), pinned


def test_what_is_played_with_is_solved_with() -> None:
    solving, playing = pins("requirements-solve.lock"), pins("requirements.lock")
    assert {"msgspec", "numba", "numpy"} <= solving.keys() & playing.keys()
    assert [name for name in solving.keys() & playing.keys() if solving[name] != playing[name]] == []
    assert "cupy-cuda13x" in solving
