"""Every module of the server's tests runs on both stores, or says why not."""

from pathlib import Path

from tests.server.conftest import FIRST, ON_ONE, OTHERS


def test_every_module_with_a_folder_runs_on_both_stores_or_says_why_not() -> None:
    here = Path(__file__)
    modules = [path for path in here.parent.rglob("test_*.py") if path != here]
    with_folders = {path.stem[5:] for path in modules if "tmp_path" in path.read_text(encoding="utf-8")}
    listed = (*FIRST, *OTHERS, *ON_ONE)
    assert with_folders == set(listed)
    assert len(set(listed)) == len(listed)
