"""What is installed elsewhere."""

import zipfile
from pathlib import Path

import pytest
from flit_core import buildapi  # type: ignore[import-untyped]  # it publishes no types

ROOT = Path(__file__).parent.parent


def test_the_wheel_tells_type_checkers_that_it_has_types(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    name = buildapi.build_wheel(str(tmp_path))
    with zipfile.ZipFile(tmp_path / name) as wheel:
        assert {"pixcade/py.typed", "pixcade/client/__init__.py"} <= set(wheel.namelist())
