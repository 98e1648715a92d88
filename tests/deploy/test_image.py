"""The image: made of what is there, of nothing that is not pinned, and run by nobody special."""

import asyncio
import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.deploy.deploy_files import ROOT, Stage, image_user, image_variables, is_pinned, kept_out, stages, understood
from tests.server.support.server import serving
from tests.waits import LIMIT
from tests.web.building import WEB, files_of, node

PAGE, PACKAGE, IMAGE = stages()


def laid_out(stage: Stage, folder: Path) -> Path:
    """Copy into a folder what a stage copies from the repository, and nothing else."""
    for origin, sources, target in stage.copies():
        for source in sources if not origin else ():
            found = ROOT / source
            inside = [found] if found.is_file() else [path for path in found.rglob("*") if path.is_file()]
            for path in inside:
                name = path.relative_to(ROOT).as_posix()
                if not kept_out(name):
                    place = path.name if found.is_file() else path.relative_to(found).as_posix()
                    (folder / target / place).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copyfile(path, folder / target / place)
    return folder


def test_there_are_a_stage_for_the_page_one_for_the_package_and_the_image_itself() -> None:
    assert [stage.name for stage in (PAGE, PACKAGE, IMAGE)] == ["page", "package", ""]
    names: list[str] = []
    for stage in stages():
        assert is_pinned(stage.base)
        assert {origin for origin, _, _ in stage.copies() if origin} <= set(names)
        names.append(stage.name)
    assert [sources for _, sources, _ in IMAGE.copies()] == [["/opt/pixcade"]]


def test_everything_that_is_copied_is_in_the_repository_and_reaches_the_builder() -> None:
    copied = [source for stage in stages() for origin, sources, _ in stage.copies() for source in sources if not origin]
    assert [source for source in copied if not (ROOT / source).exists()] == []
    assert [source for source in copied if kept_out(source)] == []


def test_what_is_built_installed_or_private_here_does_not_reach_the_builder() -> None:
    for name in ("web/node_modules/esbuild/package.json", "src/pixcade/web/index.html", "src/pixcade/web.new/a.js",
                 "src/pixcade/__pycache__/cli.cpython-313.pyc", ".git/config", ".venv/bin/python", "deploy/.env",
                 "tests/conftest.py", "web/test/words.test.ts"):  # fmt: skip
        assert kept_out(name), name
    for name in ("src/pixcade/cli.py", "src/pixcade/locales/pl/web.ftl", "web/src/main.ts", "LICENSE"):
        assert not kept_out(name), name


def test_only_what_is_locked_is_installed_and_nothing_of_it_runs_by_itself() -> None:
    lines = [line for stage in stages() for rest in stage.all("RUN") for line in rest.split("&&")]
    installed = [line for line in lines if "pip install" in line]
    assert len(installed) == 3
    for line in installed:
        words = line.split()
        ours = words[-1] == "."
        assert ({"--no-deps", "--no-build-isolation"} if ours else {"--require-hashes", "-r"}) <= set(words)
        assert ours or words[-1].endswith(".lock")
    packages = [line for line in lines if "npm" in line]
    assert len(packages) == 1
    assert {"ci", "--ignore-scripts", "--omit=dev"} <= set(packages[0].split())


def test_the_image_runs_as_a_user_that_it_makes_and_that_is_not_root() -> None:
    user, group = image_user()
    assert user
    assert group
    making = " ".join(IMAGE.all("RUN"))
    assert f"groupadd --system --gid {group} pixcade" in making
    assert f"useradd --system --uid {user} --gid {group}" in making
    assert f"install -d -m 0700 -o pixcade -g pixcade {image_variables()['PIXCADE_DATA']}" in making


def test_the_image_starts_a_command_that_the_program_has() -> None:
    (entry,), (command,) = (json.loads(IMAGE.all(word)[0]) for word in ("ENTRYPOINT", "CMD"))
    assert entry == "pixcade"
    assert image_variables()["PATH"].startswith("/opt/pixcade/bin:")
    assert understood([command]).serving == "serve"


@pytest.mark.proof
def test_the_page_and_the_package_can_be_made_from_what_is_copied(tmp_path: Path) -> None:
    page = laid_out(PAGE, tmp_path / "page")
    (page / "web" / "node_modules").symlink_to(WEB / "node_modules", target_is_directory=True)
    script = PAGE.all("RUN")[-1].split()[-1]
    done = subprocess.run([node(), script], cwd=page, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    package = laid_out(PACKAGE, tmp_path / "package")
    ((_, (built,), target),) = [copy for copy in PACKAGE.copies() if copy[0] == PAGE.name]
    shutil.copytree(page / Path(built).relative_to("/source"), package / target)
    line = [sys.executable, "-c", "from build_backend import build_wheel; print(build_wheel('.'))"]
    done = subprocess.run(
        line, cwd=package, env={**os.environ, "PYTHONPATH": "tools"}, capture_output=True, text=True, check=True
    )
    with zipfile.ZipFile(package / done.stdout.strip()) as wheel:
        inside = set(wheel.namelist())
    assert {f"pixcade/web/{name}" for name in files_of(package / target)} <= inside
    assert "pixcade/web/index.html" in inside
    modules = [path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src").rglob("*.py")]
    assert [name for name in modules if name not in inside] == []


def looked(code: str) -> int:
    """Look at the health of a server as the container does; return the exit code."""
    return subprocess.run([sys.executable, "-c", code], capture_output=True, check=False, timeout=LIMIT).returncode


def test_the_look_at_its_health_finds_a_server_that_is_well_and_misses_one_that_is_not_there(tmp_path: Path) -> None:
    ((_, command),) = [rest.split("CMD ", 1) for rest in IMAGE.all("HEALTHCHECK")]
    program, flag, code = json.loads(command)
    assert (program, flag) == ("python", "-c")
    listened = f":{IMAGE.all('EXPOSE')[0]}/healthz"
    assert listened in code

    async def main() -> tuple[int, str]:
        async with serving(tmp_path) as served:
            there = code.replace(listened, f":{served.port}/healthz")
            return await asyncio.to_thread(looked, there), there

    well, gone = asyncio.run(main())
    assert well == 0
    assert looked(gone) == 1


@pytest.mark.parametrize(
    "line", ["python:latest", "python", "registry.example:5000/python", "python:slim", "python:3.13-slim"]
)
def test_an_image_without_a_version_or_its_digest_would_be_noticed(line: str) -> None:
    assert not is_pinned(line)
