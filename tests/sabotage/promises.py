"""What docs/security.md promises, and the tests that it names as proof."""

import ast
import re
from dataclasses import dataclass
from pathlib import Path

from tests.sabotage.run import ROOT

PAGE = ROOT / "docs" / "security.md"
PROMISE = re.compile(r"^- \*\*(S[0-9]+)\*\* (.*?)(?=^- \*\*S|^#|\Z)", re.MULTILINE | re.DOTALL)
PROOF = re.compile(r"`(tests/[a-z0-9_/]+\.py)::(test_[a-z0-9_]+)`")


@dataclass(frozen=True)
class Promise:
    """One line of the page, with its proofs: files of tests and names in them."""

    id: str
    text: str

    @property
    def proofs(self) -> list[tuple[str, str]]:
        """The tests that it names."""
        return PROOF.findall(self.text)


def promises(page: Path = PAGE) -> list[Promise]:
    """Return everything that the page promises, in its order."""
    return [Promise(id, text) for id, text in PROMISE.findall(page.read_text(encoding="utf-8"))]


def names_of_tests(file: Path) -> set[str]:
    """Return the names of the tests in a file; none where there is no such file."""
    if not file.is_file():
        return set()
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}
