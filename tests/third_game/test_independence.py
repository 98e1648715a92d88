"""Only modules in a game's own folders know the game; what holds for ours also holds for others."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import pixcade
from pixcade.games import BUILT_IN

SOURCE = Path(pixcade.__file__).parent
REGISTRY = SOURCE / "games" / "__init__.py"


def names_in(path: Path) -> Iterator[str]:
    """Every string in a module, and every part of the names it imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.ImportFrom):
            yield from (node.module or "").split(".")
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (part for alias in node.names for part in alias.name.split("."))


OWN = {"pixoid": ("exact", "boards", "makers", "training"), "pixl": ("makers",)}
"""Folders that are about one game under another name."""


@pytest.mark.parametrize("game", [parts.id for parts in BUILT_IN])
def test_only_registry_and_own_folders_know_a_game(game: str) -> None:
    knowing = [path for path in SOURCE.rglob("*.py") if game in names_in(path)]
    assert REGISTRY in knowing
    own = {game, *OWN.get(game, ())}
    outside = [path for path in knowing if own.isdisjoint(path.relative_to(SOURCE).parts) and path != REGISTRY]
    assert outside == []
