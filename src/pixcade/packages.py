"""Packages that may be missing (extras in `pyproject.toml`), and the error that names one."""

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType

from pixcade.games.errors import PixcadeError


class MissingPackage(PixcadeError, ImportError):
    """A package that isn't installed, with the command that installs it."""

    def __init__(self, name: str, command: str) -> None:
        """`name` is its common name."""
        super().__init__("core.package-missing", name=name, command=command)

    def __str__(self) -> str:
        return f"{self.values['name']} is not installed: {self.values['command']}"


def require(module: str, name: str = "", *, extra: str = "") -> ModuleType:
    """Import a module of another package. Raises MissingPackage; `name` is the package's common name.

    `extra` is the extra that installs it; without one, it is installed by its own name.
    """
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name != module.partition(".")[0]:
            raise  # installed, but one of its dependencies isn't
        raise MissingPackage(name or module, install_command(extra) if extra else f"pip install {module}") from None


@contextmanager
def packages_of(extra: str) -> Iterator[None]:
    """Turn the import of a missing package into a MissingPackage that names this extra."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package in ("", "pixcade"):
            raise
        raise MissingPackage(package, install_command(extra)) from None


def install_command(extra: str) -> str:
    return f'pip install "pixcade[{extra}]"'
