"""What a version has to agree with."""

import re
from datetime import date
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]  # it publishes no types

import run
from pixcade import __version__
from tests.checks import CHECKS
from tests.lint import chosen
from tools.release import for_every_patch, main

ROOT = Path(__file__).resolve().parent.parent
NAMING = ("deploy/kubernetes.yaml", "deploy/Dockerfile", "deploy/example.env", "docs/settings.md")


def test_the_changelog_begins_with_this_version_and_its_day() -> None:
    versions = re.findall(r"^## \[(\d+\.\d+\.\d+)\] - (\S+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert versions[0][0] == __version__
    days = [date.fromisoformat(day) for _, day in versions]
    assert days == sorted(days, reverse=True)


@pytest.mark.parametrize("path", NAMING)
def test_images_are_named_by_this_version(path: str) -> None:
    named = re.findall(r"(?:pixcade:|VERSION=)(\d+\.\d+\.\d+)", (ROOT / path).read_text("utf-8"))
    assert named
    assert set(named) == {__version__}


def test_a_release_is_for_every_patch_version_of_its_python() -> None:
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    of_a_patch = re.compile(r"python(_full)?_version \S+ '\d+\.\d+\.\d+'")
    assert of_a_patch.search(lock)
    assert not of_a_patch.search(for_every_patch(lock))


def test_what_no_release_can_be_made_for_is_said_without_a_traceback(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("run.content", lambda _: run.sources())  # whether the page is built is another matter
    assert main([str(tmp_path), "--python", "nonsense"]) == 1
    assert "There is no release for this" in capfd.readouterr().err
    assert not list(tmp_path.iterdir())


def test_hooks_before_a_commit_run_every_check_once() -> None:
    config = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    hooks = [hook for repository in config["repos"] for hook in repository["hooks"]]
    run = [command for hook in hooks for command in chosen([named(hook["entry"])])]
    assert sorted(run) == sorted(CHECKS)
    assert all(hook["language"] == "system" for hook in hooks), "the pinned tools, not others"


def named(entry: str) -> str:
    """The check that a hook names."""
    return entry.removeprefix("python3 run.py lint ").strip('"')


def test_a_check_is_chosen_by_any_part_of_its_command_line() -> None:
    assert chosen([]) == list(CHECKS)
    assert chosen(["ruff"]) == [command for command in CHECKS if command[0] == "ruff"]
    assert chosen(["no such check"]) == []
