"""Runs `pixcade` commands in process, as an operator types them."""

import argparse
import io
from collections.abc import Iterable
from typing import Any

from pixcade.locales import Words


class Screen:
    """A terminal that remembers."""

    def __init__(self) -> None:
        self.writing = io.StringIO()

    def say(self, text: str = "") -> None:
        self.writing.write(text + "\n")

    def show(self, lines: Iterable[str]) -> None:
        self.writing.writelines(line + "\n" for line in lines)


def typed(module: Any, *arguments: str, language: str = "en") -> str:
    """Run the command of a module of `pixcade.server.cli`, and return its output."""
    words, screen = Words(language, strict=True), Screen()
    parser = argparse.ArgumentParser()
    module.add_arguments(parser, words)
    assert module.run(parser.parse_args(arguments), screen, words) == 0
    return screen.writing.getvalue()
