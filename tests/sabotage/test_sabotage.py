"""The faults fit the tree, and the runner tells a noticed fault from all else."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.sabotage.promises import promises
from tests.sabotage.run import FOLDER, ROOT, Unusable, apply, copy, faults, main, read_fault

TEST = """
def test_sum():
    from pixcade import add
    assert add(2, 2) == 4

def test_nothing():
    import pixcade
"""
SOURCE = "def add(one, other):\n    return one + other\n"


def problems() -> list[str]:
    found = []
    with copy(ROOT) as folder:
        for path in faults():
            try:
                read_fault(path)
                apply(folder, path, "--check")
            except Unusable as problem:
                found.append(f"{path.name}: {problem}")
    return found


def test_every_fault_has_its_header_and_applies_cleanly() -> None:
    assert problems() == []


def test_every_fault_names_a_rule_of_a_game_or_a_promise_of_the_security_page() -> None:
    promised = {promise.id for promise in promises()}
    strange = {
        path.name: rule for path in faults() if (rule := read_fault(path).rule)[0] == "S" and rule not in promised
    }
    assert strange == {}
    assert all(re.fullmatch(r"[PXS][0-9]+(\.[0-9]+)*", read_fault(path).rule) for path in faults())


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for name, text in {
        "src/pixcade/__init__.py": SOURCE,
        "tests/test_sum.py": TEST,
        "pyproject.toml": "[tool.pytest.ini_options]\n",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    (tmp_path / FOLDER).mkdir()
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    return tmp_path


def plant(
    checkout: Path,
    name: str,
    line: str,
    test: str = "test_sum",
    before: str = "one + other",
    file: str = "tests/test_sum.py",
) -> None:
    """Add a fault that replaces what `add` returns."""
    (checkout / FOLDER / f"{name}.patch").write_text(
        f"Breaks: {name}\nRule: P1.1\nCaught by: {file}::{test}\n\n"
        "diff --git a/src/pixcade/__init__.py b/src/pixcade/__init__.py\n"
        "--- a/src/pixcade/__init__.py\n+++ b/src/pixcade/__init__.py\n@@ -1,2 +1,2 @@\n"
        f" def add(one, other):\n-    return {before}\n+    return {line}\n"
    )


def test_caught_faults_are_counted(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plant(checkout, "minus", "one - other")
    plant(checkout, "more", "one + other + 1")
    assert main([], checkout) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "2 caught, 0 survived"
    assert (checkout / "src/pixcade/__init__.py").read_text() == SOURCE


@pytest.mark.parametrize(
    ("planted", "verdict", "closing"),
    [
        ({"line": "other + one"}, "survived", "0 caught, 1 survived"),
        ({"line": "one - other", "test": "test_nothing"}, "survived", "0 caught, 1 survived"),
        ({"line": "one +"}, "unusable", "0 caught, 0 survived, 1 unusable"),
        ({"line": "one", "before": "other"}, "unusable", "0 caught, 0 survived, 1 unusable"),
    ],
    ids=["harmless", "not looked at", "not importable", "does not apply"],
)
def test_anything_but_a_failed_test_is_no_catch(
    checkout: Path, capsys: pytest.CaptureFixture[str], planted: dict[str, str], verdict: str, closing: str
) -> None:
    plant(checkout, "fault", **planted)
    assert main([], checkout) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[-2].startswith(f"{verdict}  fault")
    assert lines[-1] == closing


def test_a_test_that_is_red_without_the_fault_proves_nothing(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (checkout / "tests/test_sum.py").write_text("def test_sum():\n    assert False\n")
    plant(checkout, "minus", "one - other")
    assert main([], checkout) == 1
    assert "must be green without a fault" in capsys.readouterr().out


def test_a_fault_that_needs_a_browser_is_not_planted(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plant(checkout, "minus", "one - other", file="tests/e2e/test_sum.py")
    assert main([], checkout) == 1
    assert "names a test that needs a browser: tests/e2e/test_sum.py::test_sum" in capsys.readouterr().out


def test_a_copy_holds_what_tests_need_and_not_the_page(checkout: Path) -> None:
    for name in ("web/page.ts", "tests/web/test_page.py", "tests/e2e/test_page.py", "docs/page.md"):
        (checkout / name).parent.mkdir(parents=True, exist_ok=True)
        (checkout / name).write_text("x")
    with copy(checkout) as folder:
        names = sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())
    assert names == ["docs/page.md", "pyproject.toml", "src/pixcade/__init__.py", "tests/test_sum.py"]


def test_a_name_selects(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plant(checkout, "minus", "one - other")
    plant(checkout, "more", "one + other + 1")
    assert main(["more"], checkout) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1 caught, 0 survived"
    assert main(["less"], checkout) == 2
