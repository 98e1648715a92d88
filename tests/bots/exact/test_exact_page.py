"""docs/exact.md shows the actual output of its commands. `python -m tests.bots.exact.test_exact_page` updates it."""

import re
import shlex
from collections.abc import Callable
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

from pixcade.cli.command_line import main

PAGE = Path(__file__).parents[3] / "docs" / "exact.md"
BLOCK = re.compile(r"(?<=^```console\n)\$ pixcade ([^\n]+)\n(.*?)(?=^```$)", re.MULTILINE | re.DOTALL)


def printed(command: str) -> str:
    said = StringIO()
    with redirect_stdout(said):
        assert main(["--language", "en", *shlex.split(command)]) == 0
    return said.getvalue()


def rewritten(text: str, say: Callable[[str], str] = printed) -> str:
    """The page with what its commands print now."""
    return BLOCK.sub(lambda block: f"$ pixcade {block[1]}\n{say(block[1])}", text)


def test_documented_commands_print_exactly_that() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert len(BLOCK.findall(text)) == 2
    assert rewritten(text) == text


if __name__ == "__main__":
    PAGE.write_text(rewritten(PAGE.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
