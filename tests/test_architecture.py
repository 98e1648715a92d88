"""docs/architecture.md shows what is there."""

import re
from functools import cache
from pathlib import Path

import pytest

from tools import architecture
from tools.architecture import PAGE, arrows, children, contracts, redrawn, reduced
from tools.scenes import walked
from tools.source_figures import run_time_imports

WALKS = {
    "A program": ("program", "reveal"),
    "A bot's move": ("bot",),
    "A reconnect": ("reconnect",),
    "A replay": ("replay",),
}
"""The sections of the page, and the walks that pass what they name."""
UNLAYERED = {"__main__"}


def section(title: str) -> str:
    """What stands under a heading of the page."""
    found = re.search(rf"^### {re.escape(title)}\n(.*?)^##", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert found, title
    return found[1]


@cache
def passed(name: str) -> frozenset[str]:
    return frozenset(call.name for call in walked(name))


def test_pictures_are_those_of_the_imports_now() -> None:
    page = PAGE.read_text("utf-8")
    assert redrawn(page) == page, "python -m tools.architecture draws them again"


@pytest.mark.parametrize("container", contracts())
def test_every_package_stands_in_a_layer_and_every_arrow_goes_down(container: str) -> None:
    imports = run_time_imports()
    layers = contracts()[container]
    names = [name for layer in layers for name in layer]
    assert children(container, imports) - UNLAYERED == set(names)
    height = {name: at for at, layer in enumerate(layers) for name in layer}
    drawn = arrows(container, names, imports)
    assert any(drawn.values())
    assert all(height[name] < height[other] for name, others in drawn.items() for other in others)


def test_an_arrow_that_follows_from_two_others_is_left_out() -> None:
    direct = {"a": frozenset("bc"), "b": frozenset("c"), "c": frozenset[str]()}
    assert reduced(direct) == {"a": frozenset("b"), "b": frozenset("c"), "c": frozenset()}


def test_a_page_without_a_place_for_a_picture_is_refused() -> None:
    with pytest.raises(ValueError, match="no place for pixcade"):
        redrawn("nothing")


def test_a_picture_that_lags_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = PAGE.read_text("utf-8")
    copy = tmp_path / PAGE.name
    copy.write_text(page.replace("cli --> ", "core --> ", 1), "utf-8")
    monkeypatch.setattr(architecture, "PAGE", copy)
    assert architecture.main(["--check"]) == 1
    assert architecture.main([]) == 0
    assert copy.read_text("utf-8") == page


@pytest.mark.parametrize("container", contracts())
def test_every_package_is_described(container: str) -> None:
    described = {name for row in re.findall(r"^\| (`.*?) \|", PAGE.read_text("utf-8"), re.MULTILINE)
                 for name in re.findall(r"`(\w+)`", row)}  # fmt: skip
    assert {name for layer in contracts()[container] for name in layer} <= described


@pytest.mark.proof
@pytest.mark.parametrize("title", WALKS)
def test_every_function_that_a_walk_names_is_passed_by_it(title: str) -> None:
    named = re.findall(r"`([a-z_]+(?:\.\w+)+)`", section(title))
    assert len(named) > 5
    found = {name for walk in WALKS[title] for name in passed(walk)}
    assert [name for name in named if name not in found] == []
