"""Optional dependencies: without `server` there are games, bots and research, and a line with the install command."""

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
"""The extra's packages, by import name."""
MAY_IMPORT = ("server/", "store/postgres.py", "client/connection.py")
"""Modules of the package that may need the extra; all others are loaded without it."""
SENTENCE = (
    "The server needs packages that aren’t installed, like {}. "
    'Install them with: pip install "pixcade[server]". To play in the terminal without them: pixcade text\n'
)
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


@pytest.fixture(scope="module")
def without_server(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for PYTHONPATH in which the packages of the extra are missing, for child processes too."""
    folder = tmp_path_factory.mktemp("without")
    for name in IMPORTED:
        (folder / f"{name}.py").write_text(f"raise ModuleNotFoundError('hidden', name={name!r})\n", encoding="utf-8")
    return folder


def path_with(folder: Path) -> str:
    """Return a PYTHONPATH with a folder before this checkout."""
    return os.pathsep.join((str(folder), str(ROOT / "src")))


def pixcade(folder: Path, *arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command where the packages of the extra are missing."""
    environment = {"PYTHONPATH": path_with(folder), "PIXCADE_DATA": str(folder / "data"), "PATH": "/usr/bin:/bin"}
    line = [sys.executable, "-P", "-m", "pixcade", *arguments]
    return subprocess.run(line, input=given, capture_output=True, text=True, env=environment, check=False)


def test_base_and_lab_extras_install_no_server_packages() -> None:
    base, server = closure("pixcade"), closure("pixcade[server]")
    of_the_server = server - base
    assert {"starlette", "uvicorn", "websockets", "segno", "prometheus-client"} <= of_the_server
    assert closure("pixcade[lab]") & of_the_server == set()
    assert server <= {pin.partition("==")[0] for pin in pins(PLAY)}


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


def test_terminal_and_engine_work_without_the_server_extra(without_server: Path) -> None:
    watched = pixcade(
        without_server, "text", "pixoid", "--players", "3", "--watch", "--bots", "random", "--option", "game=short",
        "--seed", "7",
    )  # fmt: skip
    assert (watched.returncode, watched.stderr) == (0, "")
    asked = '{"id": 1, "do": "new", "game": "pixl", "options": {"players": "3"}}\n{"do": "quit"}\n'
    engine = pixcade(without_server, "engine", given=asked)
    assert engine.stdout.startswith('{"id": 1, "ok": true')


def test_arena_works_without_the_server_extra(without_server: Path, tmp_path: Path) -> None:
    settings = ("--game", "pixoid", "--games", "1", "--workers", "1", "--folder", str(tmp_path))
    done = pixcade(without_server, "arena", "random", "greedy", *settings)
    assert (done.returncode, done.stderr) == (0, "1 of 1\n")


@pytest.mark.parametrize(
    ("line", "package"),
    [((), "segno"), (("serve", "--help"), "segno"), (("migrate-store", "a", "b"), "asyncpg")],
)
def test_missing_server_extra_is_explained_in_one_line(
    line: tuple[str, ...], package: str, without_server: Path
) -> None:
    done = pixcade(without_server, *line)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", SENTENCE.format(package))


def test_doctor_explains_how_to_install_a_server(without_server: Path) -> None:
    done = pixcade(without_server, "doctor")
    assert done.returncode == 1
    assert 'pip install "pixcade[server]"' in done.stdout


@pytest.mark.parametrize(
    ("package", "line"),
    [
        ("fluent", ()), ("fluent", ("doctor",)), ("fluent.runtime", ("text", "--language", "pl")),
        ("babel", ("--version",)),
    ],
)  # fmt: skip
def test_missing_base_package_is_named_in_one_line(package: str, line: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(HIDING.format(package), encoding="utf-8")
    done = pixcade(tmp_path, *line)
    sentence = f"Pixcade needs {package}, which is not installed. Install it with: pip install pixcade\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", sentence)


def test_installed_command_names_a_missing_package() -> None:
    assert PROJECT["scripts"]["pixcade"] == "pixcade.__main__:main"


def test_client_without_the_extra_uses_http_but_no_tables(without_server: Path) -> None:
    code = (
        "import pixcade.lab.archive\nfrom pixcade.client import Server\nserver = Server('http://127.0.0.1:1')\n"
        "try:\n    server.table('abc')\nexcept ImportError as missing:\n    print(missing)"
    )
    line, environment = [sys.executable, "-c", code], {"PYTHONPATH": path_with(without_server)}
    done = subprocess.run(line, env=environment, capture_output=True, text=True, check=False)
    assert done.stdout == 'websockets is not installed: pip install "pixcade[client]"\n', done.stderr
