"""Version numbers agree, and the wheel is complete."""

import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from pixcade import __version__

ROOT = Path(__file__).resolve().parent.parent


def test_changelog_begins_with_this_version() -> None:
    versions = re.findall(r"^## \[(\d+\.\d+\.\d+)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert versions[0] == __version__


@pytest.mark.parametrize("path", ["deploy/Dockerfile", "deploy/compose.yaml", "deploy/example.env"])
def test_image_is_tagged_with_this_version(path: str) -> None:
    named = re.findall(r"(?:pixcade:|VERSION=)(\d+\.\d+\.\d+)", (ROOT / path).read_text("utf-8"))
    assert named
    assert set(named) == {__version__}


@pytest.mark.slow(4)
def test_wheel_contains_the_web_client_and_the_types(tmp_path: Path) -> None:
    sources = tmp_path / "sources"
    shutil.copytree(ROOT / "src", sources / "src", ignore=shutil.ignore_patterns("web", "__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, sources)
    (sources / "src/pixcade/web").mkdir()
    (sources / "src/pixcade/web/index.html").touch()
    line = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(tmp_path)]
    subprocess.run([*line, str(sources)], check=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as file:
        inside = set(file.namelist())
    assert {"pixcade/py.typed", "pixcade/client/__init__.py", "pixcade/web/index.html"} <= inside


def pythons() -> list[Path]:
    """The Pythons of this computer that Pixcade supports."""
    others = Path.home().glob(".pyenv/versions/3.1[1-9].*/bin/python")
    return [Path(sys.executable), *sorted(others)]


@pytest.mark.long
@pytest.mark.parametrize("python", pythons(), ids=str)
def test_wheel_installs_plays_and_serves(python: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "run.py", "wheel"], cwd=ROOT, check=True)
    (wheel,) = (ROOT / "dist").glob(f"pixcade-{__version__}-*.whl")
    subprocess.run([python, ROOT / "tests" / "installed.py", wheel], check=True)
