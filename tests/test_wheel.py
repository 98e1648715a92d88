"""What is installed elsewhere: a wheel has the page and the lock inside, or there is none."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools import build_backend

ROOT = Path(__file__).parent.parent
BUILT_FROM = ("pyproject.toml", "README.md", "LICENSE", "requirements.lock", "src", "tools/build_backend.py")


def sources(folder: Path, *, page: bool) -> Path:
    """Copy what a wheel is built from, with a page of a few files or without one."""
    for name in BUILT_FROM:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("web", "__pycache__"))
        else:
            shutil.copyfile(ROOT / name, folder / name)
    if page:
        (folder / "src" / "pixcade" / "web").mkdir()
        for name in build_backend.PAGE:
            (folder / "src" / "pixcade" / "web" / name).touch()
    return folder


def test_a_wheel_holds_the_page_the_lock_and_its_types(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(sources(tmp_path / "sources", page=True))
    name = build_backend.build_wheel(str(tmp_path))
    with zipfile.ZipFile(tmp_path / name) as wheel:
        inside = set(wheel.namelist())
        assert wheel.read("pixcade/requirements.lock") == (ROOT / "requirements.lock").read_bytes()
    assert {"pixcade/py.typed", "pixcade/client/__init__.py", "pixcade/web/index.html"} <= inside
    assert not Path("src/pixcade/requirements.lock").exists(), "nothing is left in the sources"


def test_pip_installs_no_server_without_a_page(tmp_path: Path) -> None:
    folder = sources(tmp_path / "sources", page=False)
    line = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--no-index"]
    done = subprocess.run([*line, "-w", str(tmp_path), str(folder)], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert build_backend.WITHOUT_PAGE in done.stdout + done.stderr
    assert list(tmp_path.glob("*.whl")) == []


@pytest.mark.parametrize("build", [build_backend.build_wheel, build_backend.build_sdist])
def test_neither_a_wheel_nor_an_archive_of_sources_is_made_without_a_page(
    build: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(sources(tmp_path / "sources", page=False))
    with pytest.raises(SystemExit, match=r"python3 run\.py release"):
        build(str(tmp_path))  # type: ignore[operator]  # a hook of the build
