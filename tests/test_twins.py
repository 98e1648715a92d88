"""docs/twins.md names what is there, and every twin on it can be done without."""

import re
import subprocess
import sys
from pathlib import Path

from bench.twins import TWINS

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "twins.md"


def test_every_file_and_test_that_the_page_of_twins_names_is_there() -> None:
    page = PAGE.read_text("utf-8")
    paths = set(re.findall(r"`((?:src/pixcade|tests|bench)/[\w/.]+?)(?:::\w+)?`", page))
    assert len(paths) > 20
    assert [path for path in sorted(paths) if not (ROOT / path).exists()] == []
    for path, name in re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", page):
        assert f"def {name}(" in (ROOT / path).read_text("utf-8"), name


def test_every_twin_that_is_measured_stands_on_the_page() -> None:
    page = PAGE.read_text("utf-8")
    assert [name for name in TWINS if f"`{name}`" not in page] == []


def test_a_server_can_do_without_each_twin_that_is_measured() -> None:
    code = (
        "from bench.server.without import WITHOUT; from bench.twins import TWINS\n"
        "assert list(WITHOUT) == list(TWINS)\nfor put in WITHOUT.values(): put()"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)
