"""Optional packages (extras in `pyproject.toml`), and the error when one is missing."""

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType

from pixcade.games.errors import PixcadeError


class MissingPackage(PixcadeError, ImportError):
    """A package that isn't installed, with the command that installs it."""

    def __init__(self, name: str, extra: str) -> None:
        """`name` is its common name, `extra` the extra that installs it."""
        super().__init__("core.package-missing", name=name, command=f'pip install "pixcade[{extra}]"')

    def __str__(self) -> str:
        return f"{self.values['name']} is not installed: {self.values['command']}"


def require(module: str, name: str = "", *, extra: str) -> ModuleType:
    """Import a module of another package. Raises MissingPackage; `name` is the package's common name."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name != module.partition(".")[0]:
            raise  # installed, but one of its dependencies isn't
        raise MissingPackage(name or module, extra) from None


@contextmanager
def lab_packages() -> Iterator[None]:
    """Turn the import of a missing package into a MissingPackage that names the extra `lab`."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package in ("", "pixcade"):
            raise
        raise MissingPackage(package, "lab") from None


@contextmanager
def server_packages() -> Iterator[None]:
    """Turn the import of a missing package into a PixcadeError that names the extra `server`."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package in ("", "pixcade"):
            raise
        raise PixcadeError("core.server-missing", name=package) from None
