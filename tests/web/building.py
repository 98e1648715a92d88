"""Builds the client from a copy of the sources."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

import run as starter
from tests.waits import WHOLE, until_blocking

ROOT = Path(starter.ROOT)
WEB = ROOT / "web"
NOT_COPIED = shutil.ignore_patterns("node_modules", "test", "dev")


def node() -> str:
    """Return node's path; skips the test if node or the build's packages are missing."""
    found = starter.find_node()
    if found is None or not (WEB / "node_modules").is_dir():
        pytest.skip("no node, or nothing installed in web/: `python3 run.py test` sees to both")
    return found[0]


def copy_sources(folder: Path, root: Path = ROOT) -> Path:
    """Copy all sources of the client; installed packages are shared."""
    shutil.copytree(root / "web", folder / "web", ignore=NOT_COPIED)
    shutil.copytree(root / "src" / "pixcade" / "locales", folder / "src" / "pixcade" / "locales")
    for name in ("lessons", "mazes", "puzzles"):
        shutil.copytree(root / "fixtures" / name, folder / "fixtures" / name)
    (folder / "docs").mkdir()
    shutil.copytree(root / "docs" / "pictures", folder / "docs" / "pictures")
    (folder / "web" / "node_modules").symlink_to(WEB / "node_modules", target_is_directory=True)
    return folder


def build(folder: Path) -> Path:
    """Build the client of a copy and return its folder."""
    done = subprocess.run([node(), str(folder / "web" / "build.mjs")], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return folder / "src" / "pixcade" / "web"


def built_once(factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a current build, made once for all processes of a test run."""
    node()
    own = factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    folder, finished = shared / "page-of-now", shared / "page-of-now-finished"
    try:
        folder.mkdir()
    except FileExistsError:  # another process builds it, or has
        until_blocking(finished.exists, WHOLE)
    else:
        try:
            return build(copy_sources(folder))
        finally:
            finished.touch()
    page = folder / "src" / "pixcade" / "web"
    assert (page / "index.html").exists(), "another process could not build the page"
    return page


def files_of(folder: Path) -> dict[str, bytes]:
    """Return every file below a folder by its relative address."""
    found = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def environment_without_node() -> dict[str, str]:
    """Return this environment with a PATH without node."""
    kept = [one for one in os.environ["PATH"].split(os.pathsep) if not shutil.which("node", path=one)]
    return {**os.environ, "PATH": os.pathsep.join(kept)}
