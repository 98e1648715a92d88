"""Packages that only research needs, and what is said where one is missing."""

import importlib
from types import ModuleType

from pixcade.core.errors import Refusal

INSTALL = 'pip install "pixcade[research]"'


class MissingPackage(Refusal, ImportError):
    """A package that is not installed here, with the command that installs it."""

    def __init__(self, name: str) -> None:
        """Remember what people call it."""
        super().__init__("research.package-missing", name=name)

    def __str__(self) -> str:
        """Say it in one line."""
        return f"{self.values['name']} is not installed: {INSTALL}"


def require(module: str, name: str = "") -> ModuleType:
    """Return a module of another package. Raises MissingPackage; `name` is what people call the package."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name != module.partition(".")[0]:
            raise  # installed, but something that it needs is not
        raise MissingPackage(name or module) from None
