"""What can go wrong on a person's side: three kinds of error, each with a code, its values and its rule.

Our own bugs are none of these: they are failed assertions.
"""

from collections.abc import Mapping

Value = str | int


class PixcadeError(Exception):
    """Something was asked for that can't be had; `code` and `values` are what a translator needs."""

    def __init__(self, code: str, /, *, rule: str = "", **values: Value) -> None:
        """Remember the code (`pixoid.wall-next-to-you`), the rule it stands on and the values to fill in."""
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.values: Mapping[str, Value] = values

    def __str__(self) -> str:
        """Return the code with its values: what a log shows where nobody translates."""
        parts = [self.code, *(f"{name}={value}" for name, value in self.values.items())]
        if self.rule:
            parts.append(f"({self.rule})")
        return " ".join(parts)


class InvalidNotation(PixcadeError):
    """A text that is no move, position, layout or name at all."""


class IllegalMove(PixcadeError):
    """A well-spelt move that the rules forbid here and now."""


class InvalidOption(PixcadeError):
    """An option that does not exist, a value it does not take, or two that exclude each other."""


class InvalidRecord(PixcadeError):
    """A record that can't be read; its values hold `line` and `column`, counted from 1."""
