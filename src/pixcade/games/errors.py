"""User errors: each has a code, its values and the rule behind it. Our own bugs are failed assertions instead."""

from collections.abc import Mapping

Value = str | int


class PixcadeError(Exception):
    """An error that a user can cause; `code` and `values` select and fill the translation."""

    def __init__(self, code: str, /, *, rule: str = "", **values: Value) -> None:
        """Create an error with a code (`pixoid.wall-next-to-you`), the rule behind it and values for its message."""
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.values: Mapping[str, Value] = values

    def __str__(self) -> str:
        """Return the code with its values, for logs and other untranslated output."""
        parts = [self.code, *(f"{name}={value}" for name, value in self.values.items())]
        if self.rule:
            parts.append(f"({self.rule})")
        return " ".join(parts)


class InvalidNotation(PixcadeError):
    """A text that isn't a valid move, position, layout or name."""


class IllegalMove(PixcadeError):
    """A well-formed move that the rules forbid here."""


class InvalidOption(PixcadeError):
    """An unknown option, an invalid value, or two options that exclude each other."""


class InvalidRecord(PixcadeError):
    """A record that can't be read; `values` has `line` and `column`, counted from 1."""
