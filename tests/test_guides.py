"""The documentation is true: files, commands and links that it names exist, and its Python runs."""

import re
import shlex
from contextlib import redirect_stdout
from io import StringIO
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from pixcade.cli.command_line import parser
from pixcade.games import BUILT_IN
from pixcade.games.parts import GameParts, loaded
from pixcade.locales import COMPLETE_LANGUAGES, Words

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
PATH = re.compile(r"`((?:src|tests|docs|fixtures|web)/[\w./<>-]+)`")
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"(?:^    |^\| |`)(?:python3 run\.py|pixcade) ([a-z-]+(?: [^`\n|]*)?)", re.MULTILINE)
OF_A_CHECKOUT = {
    "test", "lint", "bench", "simulate", "mutants", "screenshots", "docs", "static", "wheel",
}  # fmt: skip
"""Commands of run.py that aren't commands of `pixcade`."""


@pytest.mark.parametrize("guide", ["contributing.md", "extending.md"])
def test_guide_names_files_that_exist(guide: str) -> None:
    for path in PATH.findall((ROOT / "docs" / guide).read_text(encoding="utf-8")):
        for game, language in product([parts.id for parts in BUILT_IN], COMPLETE_LANGUAGES):
            meant = path.replace("<id>", game).replace("<language>", language)
            assert (ROOT / meant).exists(), f"{guide}: {meant}"


def test_source_names_pages_that_exist() -> None:
    for path in [*(ROOT / "src").rglob("*.py"), *(ROOT / "src/pixcade/locales").rglob("*.ftl"), ROOT / "run.py"]:
        for page in re.findall(r"\bdocs/[\w/-]+\.\w+", path.read_text(encoding="utf-8")):
            assert (ROOT / page).exists(), f"{path.name}: {page}"


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_documented_commands_exist(page: Path) -> None:
    for line in COMMAND.findall(page.read_text(encoding="utf-8")):
        words = shlex.split(re.sub(r"\[[^]]*\]|\.\.\.|#.*|\(.*|  .*", "", line))
        if words[0] in OF_A_CHECKOUT:
            continue
        try:
            parser(Words(), words).parse_args(words if len(words) > 1 else [*words, "--help"])
        except SystemExit as end:
            if end.code:
                pytest.fail(f"pixcade {shlex.join(words)}")


@pytest.mark.parametrize("name", ["docs/api.md"])
def test_documented_python_runs(name: str) -> None:
    examples = PYTHON.findall((ROOT / name).read_text(encoding="utf-8"))
    assert examples
    for example in examples:
        said = StringIO()
        with redirect_stdout(said):
            exec(compile(example, name, "exec"), {})
        assert said.getvalue()


def test_readme_plays_a_game_in_fifteen_lines() -> None:
    (example,) = PYTHON.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    assert len([line for line in example.splitlines() if line]) <= 15
    said, names = StringIO(), dict[str, Any]()
    with redirect_stdout(said):
        exec(compile(example, "README.md", "exec"), names)
    assert names["game"].over
    assert "┏━━━" in said.getvalue()  # the board
    assert "1.428571" in said.getvalue()


@pytest.mark.parametrize("parts", BUILT_IN, ids=[parts.id for parts in BUILT_IN])
def test_our_games_name_parts_that_can_be_loaded(parts: GameParts) -> None:
    for reference in (parts.bots, parts.contest, parts.view):
        assert loaded(reference) is not None
