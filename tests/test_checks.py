"""The closing count of `run.py test`."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import checks

ROOT = checks.ROOT

SUITE = """
import pytest
def test_passes(): pass
def test_fails(): assert {holds}
@pytest.mark.skip(reason="on purpose")
def test_skipped(): pass
"""

MEETING = """
import pathlib, sys, time
pathlib.Path("{mine}").touch()
while not pathlib.Path("{other}").exists():
    time.sleep(0.01)
print("{mine} has met {other}", file=sys.stderr if {end} else sys.stdout)
sys.exit({end})
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(checks, "ROOT", tmp_path)
    monkeypatch.setattr(checks, "CHECKS", (("python", "-c", "0"), ("no-such-program",)))
    monkeypatch.setattr(checks, "PYTEST", ("pytest", "-q"))
    monkeypatch.setattr(checks, "COMPILING", ("python", "-c", "print('compiling')"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # to load them takes longer than such a suite
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    return tmp_path


@pytest.mark.parametrize(
    ("holds", "strict", "code", "closing"),
    [
        (True, "", 0, "3 passed, 0 failed, 2 skipped"),
        (True, "true", 1, "3 passed, 0 failed, 2 skipped"),
        (False, "", 1, "2 passed, 1 failed, 2 skipped"),
    ],
    ids=["all hold", "skips fail where CI is true", "one fails"],
)
def test_tests_and_checks_are_counted_together(
    folder: Path,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    holds: bool,
    strict: str,
    code: int,
    closing: str,
) -> None:
    monkeypatch.setenv("CI", strict)
    (folder / "test_it.py").write_text(SUITE.format(holds=holds))
    assert checks.main([]) == code
    lines = capfd.readouterr().out.splitlines()
    assert lines[-1] == closing
    assert "SKIPPED: there is no no-such-program on this machine." in lines


@pytest.mark.parametrize(("end", "said"), [(0, "ok"), (1, "FAILED")])
def test_a_slow_check_runs_beside_the_others_and_is_reported_in_one_piece(
    folder: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, end: int, said: str
) -> None:
    (folder / "slow.py").write_text(MEETING.format(mine="slow", other="quick", end=end))
    (folder / "quick.py").write_text(MEETING.format(mine="quick", other="slow", end="0"))
    monkeypatch.setattr(checks, "CHECKS", (("python3", "slow.py"), ("python", "quick.py")))
    monkeypatch.setattr(checks, "SLOW_CHECKS", ("python3",))
    (folder / "test_it.py").write_text(SUITE.format(holds=True))
    assert checks.main([]) == end
    lines = capfd.readouterr().out.splitlines()
    assert lines.index("quick has met slow") < lines.index("== pytest") < lines.index("== python3 slow.py")
    assert lines[-4] == "slow has met quick"
    assert lines[-3].startswith(f"== {said} after")


def test_arguments_go_to_pytest_alone(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (folder / "test_it.py").write_text(SUITE.format(holds=False))
    assert checks.main(["-k", "passes"]) == 0
    assert capfd.readouterr().out.splitlines()[-1] == "1 passed, 0 failed, 0 skipped"


@pytest.mark.slow(3)
def test_what_is_quick_leaves_out_what_is_slow_and_says_so(
    folder: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "CHECKS", (("python", "-c", "0"), ("python3", "-c", "raise SystemExit(1)")))
    monkeypatch.setattr(checks, "SLOW_CHECKS", ("python3",))
    monkeypatch.setattr(checks, "QUICK_TESTS", ("test_it.py",))
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = slow\n")
    (folder / "test_it.py").write_text(SUITE.format(holds=False).replace("def test_f", "@pytest.mark.slow\ndef test_f"))
    (folder / "test_other.py").write_text(SUITE.format(holds=False))
    assert checks.main(["--quick"]) == 0
    lines = capfd.readouterr().out.splitlines()
    assert lines[-1] == "2 passed, 0 failed, 1 skipped"
    assert lines[-4:-2] == checks.LEFT_OUT.splitlines()
    assert "python3 run.py test" in checks.LEFT_OUT


@pytest.mark.slow(3)
def test_what_is_quick_takes_arguments_of_pytest(
    folder: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "QUICK_TESTS", ("test_it.py",))
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = slow\n")
    (folder / "test_it.py").write_text(SUITE.format(holds=False))
    assert checks.main(["--quick", "-k", "passes"]) == 0
    said = capfd.readouterr().out
    assert checks.LEFT_OUT in said
    assert said.splitlines()[-1] == "2 passed, 0 failed, 1 skipped"  # a test and a check; there is no such program


def test_what_is_quick_exists() -> None:
    assert [path for path in checks.QUICK_TESTS if not (ROOT / path).exists()] == []
    assert set(checks.SLOW_CHECKS) <= {command[0] for command in checks.CHECKS}


def test_a_suite_that_cannot_be_collected_fails(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert checks.main(["nowhere"]) == 1
    assert capfd.readouterr().out.splitlines()[-1] == "0 passed, 1 failed, 0 skipped"


def test_the_tests_keep_compiled_modules_and_not_beside_the_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    code = "import sys; print(sys.dont_write_bytecode, sys.pycache_prefix)"
    line = [sys.executable, "-c", code]
    done = subprocess.run(line, env=checks.environment(), capture_output=True, text=True, check=True)
    assert done.stdout == f"False {Path(sys.prefix) / 'compiled-modules'}\n"
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE")
    monkeypatch.setattr(checks, "has_room", lambda _: False)
    assert checks.environment() == os.environ


def test_temporary_files_are_in_memory_where_there_is_room_and_nobody_wants_them_elsewhere(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(checks, "MEMORY", tmp_path)
    monkeypatch.setattr(checks, "ROOM", 0)
    monkeypatch.delenv("TMPDIR", raising=False)
    wanted = str(tmp_path) if sys.platform == "linux" else None
    assert checks.environment().get("TMPDIR") == wanted
    monkeypatch.setattr(checks, "ROOM", 1 << 80)
    assert "TMPDIR" not in checks.environment()
    monkeypatch.setenv("TMPDIR", "elsewhere")
    monkeypatch.setattr(checks, "ROOM", 0)
    assert checks.environment()["TMPDIR"] == "elsewhere"
