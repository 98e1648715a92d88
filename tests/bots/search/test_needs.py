"""Kernels need only what players install: numba delegates linear algebra to SciPy, which they don't have."""

import ast
from pathlib import Path

import pytest

import pixcade.bots.search

FILES = sorted(Path(pixcade.bots.search.__file__).parent.rglob("*.py"))
COMPILED = {"part", "section", "kernel"}
LINEAR = {"dot", "vdot", "matmul", "linalg", "kron"}


def compiled(tree: ast.Module) -> list[ast.FunctionDef]:
    """Return the functions that are compiled: those under one of our decorators."""

    def names(function: ast.FunctionDef) -> set[str]:
        called = [one.func if isinstance(one, ast.Call) else one for one in function.decorator_list]
        return {one.id for one in called if isinstance(one, ast.Name)}

    return [one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef) and names(one) & COMPILED]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_kernels_need_only_numba_and_numpy(file: Path) -> None:
    for function in compiled(ast.parse(file.read_text(encoding="utf-8"))):
        for node in ast.walk(function):
            assert not (isinstance(node, ast.BinOp) and isinstance(node.op, ast.MatMult)), function.name
            assert not (isinstance(node, ast.Attribute) and node.attr in LINEAR), function.name


def test_there_are_kernels_to_check() -> None:
    found = [one for file in FILES for one in compiled(ast.parse(file.read_text(encoding="utf-8")))]
    assert len(found) > 20
