"""Compiling ahead, the cache, and doing without."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pixcade.bots.search import cache

ROOT = Path(__file__).resolve().parents[3]

WITHOUT = """
import sys
class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(name, name=name)
sys.meta_path.insert(0, Blocker())
import pixcade.bots.search
assert pixcade.bots.search.AVAILABLE is False
assert pixcade.bots.search.ready() is False
from pixcade.bots.search import compile_ahead, jit
from pixcade.bots.search.pixl import rules as pixl
from pixcade.bots.search.pixoid import search as pixoid
assert compile_ahead.compile_modules(report=print) is False
assert not set(sys.modules) & {{"numba", "numpy"}}
for function in (pixl.end_reason, pixoid.look):
    try:
        function(1, 2, 3)
    except jit.NotAvailable as error:
        print(error)
    else:
        raise AssertionError(function)
"""


def python(code: str, data: Path) -> str:
    """Return the output of a fresh Python, which must not fail or warn."""
    environment = dict(os.environ, PIXCADE_DATA=str(data))
    line = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(line, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("missing", [("numba",), ("numpy",), ("numba", "numpy", "llvmlite")], ids="+".join)
def test_modules_import_without_compiler_and_report_it(missing: tuple[str, ...], tmp_path: Path) -> None:
    said = python(WITHOUT.format(missing=missing), tmp_path).splitlines()
    assert said[0] == "numba is not installed: everything works on the plain rules."
    assert "end_reason is compiled, and numba is not installed" in said
    assert "look is compiled, and numba is not installed" in said
    assert not list(tmp_path.iterdir())


def test_ready_check_imports_no_compiler(tmp_path: Path) -> None:
    code = "import sys, pixcade.bots.search as k; print(k.AVAILABLE, k.ready(), {'numba', 'numpy'} & set(sys.modules))"
    assert python(code, tmp_path) == "True False set()\n"


def test_terminal_game_loads_no_compiler(tmp_path: Path) -> None:
    code = "import sys, pixcade.cli.command_line, pixcade.bots.registry; print({'numba', 'numpy'} & set(sys.modules))"
    assert python(code, tmp_path) == "set()\n"


COMPILE = """
from pixcade.bots.search import ready
from pixcade.bots.search.compile_ahead import compile_modules
modules = ["tests.bots.search.small_kernel"]
print(ready(modules), compile_modules(modules, report=print), ready(modules))
from tests.bots.search.small_kernel import doubled
print(doubled(21))
"""


def test_second_start_loads_the_compiled_code(tmp_path: Path) -> None:
    first = python(COMPILE, tmp_path).splitlines()
    second = python(COMPILE, tmp_path).splitlines()
    assert first[0].startswith("tests.bots.search.small_kernel.doubled ")
    assert not first[0].endswith("from the cache")
    assert second[0].endswith(" s, from the cache")
    assert first[1:] == ["False True True", "42"]
    assert second[1:] == ["True True True", "42"]


def test_kernels_run_without_a_writable_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    assert python(COMPILE, tmp_path / "file" / "data").splitlines()[1:] == ["False False False", "42"]


def test_call_with_other_types_is_rejected_not_compiled(tmp_path: Path) -> None:
    code = "from tests.bots.search.small_kernel import doubled\ntry: doubled('a')\nexcept TypeError: print('rejected')"
    assert python(code, tmp_path) == "rejected\n"


def test_changed_sources_use_a_new_folder(tmp_path: Path) -> None:
    source = tmp_path / "one.py"
    source.write_text("1")
    before = cache.cache_folder(source)
    cache.key.cache_clear()
    assert cache.cache_folder(source) == before
    source.write_text("2")
    cache.key.cache_clear()
    assert cache.cache_folder(source) != before
    cache.key.cache_clear()


@pytest.mark.parametrize(
    ("platform", "variables", "expected"),
    [
        ("linux", {}, "home/.local/share/pixcade"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/pixcade"),
        ("darwin", {}, "home/Library/Application Support/pixcade"),
        ("win32", {"LOCALAPPDATA": "local"}, "local/pixcade"),
        ("win32", {"LOCALAPPDATA": "local", "PIXCADE_DATA": "/chosen"}, "/chosen"),
    ],
)
def test_data_folder_is_the_systems_unless_set(
    monkeypatch: pytest.MonkeyPatch, platform: str, variables: dict[str, str], expected: str
) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "PIXCADE_DATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: Path("home"))
    assert cache.data_folder() == Path(expected)
