"""A release made, installed without a network and asked for its page; and the image's steps, run one after the other.

Too heavy for every run of the tests: `python3 run.py prove release image` does both for real.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from pixcade import __version__
from tests.deploy.deploy_files import ROOT, kept_out, stages

SECONDS = 900
ASKED = """
import json, subprocess, sys, time, urllib.request
server = subprocess.Popen([sys.argv[1], "serve", "--data", sys.argv[2], "--no-open-browser", "--port", "8128"],
                          stdout=subprocess.PIPE, text=True)
try:
    server.stdout.readline()
    page = urllib.request.urlopen("http://127.0.0.1:8128/", timeout=20).read().decode()
    assert "modulepreload" in page, page[:300]
    looked = subprocess.run([sys.argv[1], "doctor", "--json", "--data", sys.argv[2]], capture_output=True, text=True)
    rows = {row["check"]: row["level"] for row in json.loads(looked.stdout)["checks"]}
    assert (rows["page"], rows["versions"], rows["store"], rows["port"]) == ("ok",) * 4, looked.stdout
finally:
    server.terminate()
    server.wait(20)
"""
"""Starts the server that is named, and fails where it has no page or the doctor is not content."""
WITHOUT_SERVER = """
import subprocess, sys
text = [sys.argv[1], "text", "pixoid", "--players", "3", "--watch", "--bots", "random", "--option", "game=short"]
subprocess.run(text, stdin=subprocess.DEVNULL, check=True)
refused = subprocess.run([sys.argv[1], "serve"], capture_output=True, text=True)
assert (refused.returncode, refused.stderr.count("pixcade[server]")) == (2, 1), refused.stderr
"""
"""Plays in the terminal by the command that is named, and fails where it does not refuse to serve."""


def done(line: list[str], folder: Path, **more: str) -> str:
    """Run a program that has to succeed; what it said is in the failure."""
    ran = subprocess.run(
        line,
        cwd=folder,
        env={**os.environ, **more},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=SECONDS,
    )
    assert ran.returncode == 0, f"{shlex.join(line)}:\n{ran.stdout[-2000:]}"
    return ran.stdout


def alone(line: list[str]) -> list[str]:
    """Return a command that runs in a network namespace of its own, with nothing but a loopback."""
    return ["unshare", "--net", "sh", "-c", f"ip link set lo up && exec {shlex.join(line)}"]


def release(count: int, seed: int) -> str:
    """Make a release, install it without a network into an empty venv, and ask its server for the page."""
    del count, seed
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        done([sys.executable, "-m", "tools.release", str(folder)], ROOT)
        (archive,) = folder.glob("*.tar.gz")
        empty = folder / "elsewhere"
        empty.mkdir()
        done(["tar", "xf", str(archive)], empty)
        (unpacked,) = empty.iterdir()
        lock = (unpacked / "requirements.lock").read_text(encoding="utf-8")
        assert "://" not in lock, "no address stands in a lock"
        assert f"pixcade=={__version__}" in lock
        venv = folder / "venv"
        done([sys.executable, "-m", "venv", str(venv)], folder)
        installing = [str(venv / "bin" / "pip"), "install", "--no-index", "--find-links", "wheels", "--require-hashes"]
        done(alone([*installing, "-r", "requirements.lock"]), unpacked)
        done(alone([sys.executable, "-c", ASKED, str(venv / "bin" / "pixcade"), str(folder / "data")]), folder)
        base = folder / "base"
        done([sys.executable, "-m", "venv", str(base)], folder)
        done(alone([str(base / "bin" / "pip"), "install", "--no-index", "--find-links", "wheels", "pixcade"]), unpacked)
        done([sys.executable, "-c", WITHOUT_SERVER, str(base / "bin" / "pixcade")], folder)
        wheels, megabytes = len(list((unpacked / "wheels").iterdir())), archive.stat().st_size >> 20
    return f"{wheels} wheels, {megabytes} MB, installed and served without a network, and played without a server"


def image(count: int, seed: int) -> str:
    """Run every COPY and RUN of the Dockerfile on this machine's Python, each stage in a folder of its own.

    It is the nearest thing to a build where no registry of images can be reached: paths of the image are moved into
    these folders, and the Python is the one that runs this instead of the base image's.
    """
    del count, seed
    steps = 0
    with tempfile.TemporaryDirectory() as temporary:
        roots: dict[str, Path] = {}
        for number, stage in enumerate(stages()):
            root = roots[stage.name] = Path(temporary) / str(number)
            source = root / "source"
            for each in (source, root / "opt", root / "bin"):
                each.mkdir(parents=True)
            for name in ("python", "pip"):
                module = "" if name == "python" else " -m pip"
                (root / "bin" / name).write_text(f'#!/bin/sh\nexec {sys.executable}{module} "$@"\n', encoding="utf-8")
                (root / "bin" / name).chmod(0o755)
            for word, rest in stage.instructions:
                if word == "COPY":
                    copy(rest, source, root, roots)
                    steps += 1
                elif word == "RUN" and "useradd" not in rest:  # this machine gets no user
                    moved = re.sub(r"(?<![\w.])/opt/", f"{root}/opt/", rest)
                    done(["sh", "-ec", moved], source, PATH=f"{root}/bin:{os.environ['PATH']}")
                    steps += 1
        last = roots[""]
        program = last / "opt" / "pixcade" / "bin" / "pixcade"
        packages = next((last / "opt" / "pixcade" / "lib").glob("python*")) / "site-packages"
        assert (packages / "pixcade" / "web" / "index.html").is_file()
        script = program.read_text(encoding="utf-8").partition("\n")[2]
        python = roots["package"] / "opt" / "pixcade" / "bin" / "python"  # scripts name the folder they were made for
        program.write_text(f"#!{python}\n{script}", encoding="utf-8")
        done(alone([sys.executable, "-c", ASKED, str(program), str(last / "data")]), last)
    return f"{steps} steps of the Dockerfile run, and the server of the last stage answers with its page"


def copy(rest: str, source: Path, root: Path, roots: dict[str, Path]) -> None:
    """Copy what a COPY names: from the repository without what is kept out, or from an earlier stage."""
    words = rest.split()
    origin = words.pop(0).removeprefix("--from=") if words[0].startswith("--from=") else ""
    *names, target = words
    place = root / target.lstrip("/") if target.startswith("/") else source / target
    for name in names:
        if origin:
            shutil.copytree(roots[origin] / name.lstrip("/"), place, symlinks=True, dirs_exist_ok=True)
            continue
        found = ROOT / name
        files = [found] if found.is_file() else [path for path in found.rglob("*") if path.is_file()]
        for path in files:
            if not kept_out(path.relative_to(ROOT).as_posix()):
                into = place / (path.name if found.is_file() else path.relative_to(found))
                into.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, into)
