"""Executes the notebook in `examples` without Jupyter, and stores its outputs.

A cell's last expression is displayed as in a notebook: as SVG if the value supports it, and as text.
"""

import ast
import io
import json
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).resolve().parents[4] / "examples" / "research.ipynb"


def execute_notebook(notebook: dict[str, Any]) -> dict[str, Any]:
    """Return the notebook with the outputs of its cells, executed in order in one namespace."""
    names: dict[str, Any] = {"__name__": "__main__"}
    cells, count = [], 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            count += 1
            cell = {**cell, "execution_count": count, "outputs": outputs("".join(cell["source"]), names, count)}
        cells.append(cell)
    return {**notebook, "cells": cells}


def outputs(source: str, names: dict[str, Any], count: int) -> list[dict[str, Any]]:
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    value = None
    with redirect_stdout(printed):
        exec(compile(tree, "<cell>", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), names)
    found: list[dict[str, Any]] = []
    if printed.getvalue():
        found.append({"output_type": "stream", "name": "stdout", "text": lines(printed.getvalue())})
    if value is not None:
        shown = {"text/plain": lines(repr(value))}
        if hasattr(value, "_repr_svg_"):
            shown["image/svg+xml"] = lines(value._repr_svg_())
        result = {"output_type": "execute_result", "execution_count": count, "data": shown, "metadata": {}}
        found.append(result)
    return found


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def main() -> int:
    stored = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    NOTEBOOK.write_text(json.dumps(execute_notebook(stored), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
