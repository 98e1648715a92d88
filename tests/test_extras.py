"""Dependencies: what plays and serves comes with the package, and a missing one is named with the install command."""

import ast
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.test_locks import PLAY, pins

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
IMPORTED = (
    "anyio", "asyncpg", "click", "h11", "httptools", "prometheus_client", "segno", "starlette", "uvicorn",
    "uvloop", "websockets",
)  # fmt: skip
"""The server's packages, by import name."""
MAY_IMPORT = ("server/", "store/postgres.py", "client/connection.py")
"""Modules that may import them, so that the terminal starts quickly and the rules run anywhere."""
HIDING = """
import sys

class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name == {0!r}:
            raise ModuleNotFoundError("hidden", name=name)

sys.meta_path.insert(0, Hidden())
"""
"""A sitecustomize that lets Python find all but one package."""


def needed(requirement: Requirement) -> Iterator[Requirement]:
    """Yield the dependencies of a requirement on any platform, from installed metadata; ours from pyproject.toml."""
    if requirement.name == "pixcade":
        yield from map(Requirement, PROJECT["dependencies"])
        for extra in requirement.extras:
            yield from map(Requirement, PROJECT["optional-dependencies"][extra])
        return
    try:
        texts = requires(requirement.name) or []
    except PackageNotFoundError:  # for another platform
        return
    for one in map(Requirement, texts):
        extras = requirement.extras or {""}
        if one.marker is None or any(one.marker.evaluate({"extra": extra}) for extra in extras):
            yield one


def closure(text: str) -> set[str]:
    """Return the names of all that is installed with a requirement."""
    found: set[str] = set()
    waiting = [Requirement(text)]
    while waiting:
        for one in needed(waiting.pop()):
            name = canonicalize_name(one.name)
            if name not in found or one.extras:
                found.add(name)
                waiting.append(one)
    return found - {"pixcade"}


def pixcade_without(package: str, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command while one package is missing."""
    (folder / "sitecustomize.py").write_text(HIDING.format(package), encoding="utf-8")
    path = os.pathsep.join((str(folder), str(ROOT / "src")))
    environment = {"PYTHONPATH": path, "PIXCADE_DATA": str(folder / "data"), "PATH": "/usr/bin:/bin"}
    line = [sys.executable, "-P", "-m", "pixcade", *arguments]
    return subprocess.run(line, capture_output=True, text=True, env=environment, check=False)


def test_base_install_plays_and_serves() -> None:
    base = closure("pixcade")
    assert {"starlette", "uvicorn", "websockets", "segno", "prometheus-client", "numba"} <= base
    assert not {"asyncpg", "pettingzoo", "jax", "pytest"} & base


def test_extras_install_one_thing_each() -> None:
    base = closure("pixcade")
    assert closure("pixcade[postgres]") - base == {"asyncpg"}
    assert not {"jax", "scipy"} & closure("pixcade[pettingzoo]")
    assert closure("pixcade[pettingzoo]") < closure("pixcade[lab]")
    assert closure("pixcade[postgres]") <= {pin.partition("==")[0] for pin in pins(PLAY)}


def test_only_the_server_imports_its_packages() -> None:
    package = ROOT / "src" / "pixcade"
    importing = set()
    for path in package.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            modules += [one.name for one in node.names] if isinstance(node, ast.Import) else []
            if any(module.partition(".")[0] in IMPORTED for module in modules):
                importing.add(path.relative_to(package).as_posix())
    assert importing
    assert [name for name in importing if not name.startswith(MAY_IMPORT)] == []


def test_missing_postgres_driver_is_explained_in_one_line(tmp_path: Path) -> None:
    done = pixcade_without("asyncpg", tmp_path, "migrate-store", "a", "postgresql://b/c")
    sentence = 'asyncpg isn’t installed. Install it with: pip install "pixcade[postgres]"\n'
    assert (done.returncode, done.stdout, done.stderr) == (2, "", sentence)
    done = pixcade_without("asyncpg", tmp_path, "doctor", "--database-url", "postgresql://b/c")
    assert 'pip install "pixcade[postgres]"' in done.stdout


@pytest.mark.parametrize(
    ("package", "line"),
    [
        ("fluent", ()), ("fluent", ("doctor",)), ("fluent.runtime", ("text", "--language", "pl")),
        ("babel", ("--version",)),
    ],
)  # fmt: skip
def test_missing_base_package_is_named_in_one_line(package: str, line: tuple[str, ...], tmp_path: Path) -> None:
    done = pixcade_without(package, tmp_path, *line)
    sentence = f"Pixcade needs {package}, which is not installed. Install it with: pip install pixcade\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", sentence)


def test_installed_command_names_a_missing_package() -> None:
    assert PROJECT["scripts"]["pixcade"] == "pixcade.__main__:main"
