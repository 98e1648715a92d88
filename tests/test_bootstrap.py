"""run.py, on a tiny checkout that installs for real and without a network."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow(20)  # all alike, so that one process makes the checkout once

RUN = Path(__file__).resolve().parent.parent / "run.py"

BACKEND = """
import zipfile

def build_editable(folder, settings=None, metadata=None):
    name = "pixcade-0-py3-none-any.whl"
    with zipfile.ZipFile(folder + "/" + name, "w") as wheel:
        wheel.writestr("pixcade.pth", __file__.replace("backend.py", "src"))
        wheel.writestr("pixcade-0.dist-info/METADATA", "Metadata-Version: 2.1\\nName: pixcade\\nVersion: 0\\n")
        wheel.writestr("pixcade-0.dist-info/WHEEL", "Wheel-Version: 1.0\\nTag: py3-none-any\\n")
        wheel.writestr("pixcade-0.dist-info/RECORD", "")
    return name
"""
PYPROJECT = '[build-system]\nrequires = []\nbuild-backend = "backend"\nbackend-path = ["."]\n'
PROGRAM = "import os, sys, brick; print(os.getcwd(), brick.VERSION, sys.argv[1:]); sys.exit(7)"
PACKAGE_LOCK = '{"name": "client", "lockfileVersion": 3, "requires": true, "packages": {"": {"name": "client"%s}%s}}'
MISSING_PACKAGE = (
    ', "dependencies": {"brick": "1.0.0"}',
    ', "node_modules/brick": {"version": "1.0.0", "integrity": "sha512-%s=="}' % ("A" * 86),
)
BUILD = """
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
const web = import.meta.dirname, client = web + "/../src/pixcade/web";
rmSync(client, { recursive: true, force: true });
mkdirSync(client);
writeFileSync(client + "/index.html", readFileSync(web + "/source.txt"));
"""


class Checkout:
    """A checkout that needs one package, `brick`, which has two versions."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.wheels = folder / "wheels"
        self.venv = folder / ".venv"
        self.wheels.mkdir(parents=True)
        shutil.copy(RUN, folder)
        self.write("pyproject.toml", PYPROJECT)
        self.write("backend.py", BACKEND)
        self.write("src/pixcade/__init__.py", "")
        self.write("src/pixcade/__main__.py", PROGRAM)
        self.lock(1)
        self.write("web/package.json", '{"name": "client"}')
        self.write("web/package-lock.json", PACKAGE_LOCK % ("", ""))
        self.write("web/build.mjs", BUILD)
        self.write("web/source.txt", "one")

    def write(self, name: str, text: str) -> None:
        (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / name).write_text(text, encoding="utf-8")

    def lock(self, version: int) -> None:
        wheel = self.wheels / f"brick-{version}-py3-none-any.whl"
        if not wheel.exists():
            with zipfile.ZipFile(wheel, "w") as file:
                file.writestr("brick.py", f"VERSION = {version}\n")
                info = f"brick-{version}.dist-info"
                file.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: brick\nVersion: {version}\n")
                file.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
                file.writestr(f"{info}/RECORD", "")
        digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
        self.write("requirements.lock", f"brick=={version} --hash=sha256:{digest}\n")

    def run(self, *arguments: str, online: bool = True) -> tuple[int, str, str]:
        clean = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
        local = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": self.wheels.as_uri()}
        nowhere = {"PIP_INDEX_URL": "http://127.0.0.1:9/simple"}
        done = subprocess.run(
            [sys.executable, str(self.folder / "run.py"), *arguments],
            cwd=self.wheels,
            env=clean | {"PIP_CONFIG_FILE": os.devnull} | (local if online else nowhere),
            capture_output=True,
            text=True,
            check=False,
        )
        return done.returncode, done.stdout, done.stderr

    def client(self) -> str:
        path = self.folder / "src/pixcade/web/index.html"
        return path.read_text(encoding="utf-8") if path.exists() else ""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    made = Checkout(tmp_path_factory.mktemp("checkout") / "with a space")
    code, _, errors = made.run("text")
    assert code == 7, errors
    return made


def started_with(folder: Path, prelude: str) -> tuple[int, str]:
    """Run run.py in an empty folder after a line of Python; return the exit code and output."""
    shutil.copy(RUN, folder)
    code = f"import runpy, sys; {prelude}; runpy.run_path('run.py', run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_second_run_passes_on_folder_arguments_and_exit_code(checkout: Checkout) -> None:
    assert checkout.run("check", "a file") == (7, f"{checkout.wheels} 1 ['check', 'a file']\n", "")


def test_changed_lock_is_installed(checkout: Checkout) -> None:
    checkout.lock(2)
    assert checkout.run("text")[:2] == (7, f"{checkout.wheels} 2 ['text']\n")
    checkout.lock(1)
    assert checkout.run("text")[:2] == (7, f"{checkout.wheels} 1 ['text']\n")


@pytest.mark.long
def test_interrupted_install_begins_again(checkout: Checkout) -> None:
    (checkout.venv / "unfinished").touch()
    assert "Making .venv" in checkout.run("text")[2]
    assert checkout.run("text")[2] == ""


def test_missing_network_is_reported_in_one_sentence(checkout: Checkout) -> None:
    checkout.lock(2)
    code, output, errors = checkout.run("text", online=False)
    assert (code, output) == (1, "")
    assert errors.splitlines()[-1] == "pip could not reach its package registry: go online, then run this again."
    checkout.lock(1)
    assert checkout.run("text")[:2] == (7, f"{checkout.wheels} 1 ['text']\n")


def test_client_is_built_when_its_sources_change(checkout: Checkout) -> None:
    assert checkout.run("text")[2] == checkout.client() == ""
    assert "Building" in checkout.run("serve")[2]
    assert checkout.client() == "one"
    assert checkout.run("serve")[2] == ""
    checkout.write("web/source.txt", "two")
    assert "Building" in checkout.run()[2]
    assert checkout.client() == "two"


def test_missing_npm_registry_is_reported_in_one_sentence(checkout: Checkout) -> None:
    checkout.write("web/package.json", '{"name": "client", "dependencies": {"brick": "1.0.0"}}')
    checkout.write("web/package-lock.json", PACKAGE_LOCK % MISSING_PACKAGE)
    checkout.write("web/.npmrc", f"registry=http://127.0.0.1:9/\ncache={checkout.folder / 'npm'}\n")
    code, _, errors = checkout.run("serve")
    assert code == 1
    assert errors.splitlines()[-1] == "npm could not reach its package registry: go online, then run this again."


def test_old_python_is_reported_in_one_sentence(tmp_path: Path) -> None:
    code, errors = started_with(tmp_path, "sys.version_info = (3, 8, 10, 'final', 0)")
    assert (code, errors) == (1, "Pixcade needs Python 3.11 or newer; this is Python 3.8.\n")


def test_missing_venv_module_is_reported_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "requirements.lock").touch()
    (tmp_path / "pyproject.toml").touch()
    hidden = "import importlib.util as u; u.find_spec = lambda name: None"
    code, errors = started_with(tmp_path, hidden)
    assert code == 1
    assert re.fullmatch(r"This Python has no venv module\. .* apt install python3\.\d+-venv\n", errors)
