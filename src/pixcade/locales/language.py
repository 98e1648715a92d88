"""Available languages, and choosing one."""

from collections.abc import Mapping
from importlib.resources import files

LANGUAGES = ("en", "pl", "fr", "de")
"""The languages of Pixcade; each is available once its folder exists."""

FALLBACK = "en"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first of these that is set decides, as everywhere on Unix."""


def languages() -> tuple[str, ...]:
    """Return the languages that have a folder of messages."""
    folder = files("pixcade") / "locales"
    return tuple(language for language in LANGUAGES if (folder / language).is_dir())


def chosen_language(requested: str | None, environment: Mapping[str, str]) -> str:
    """Return the requested language, or that of PIXCADE_LANGUAGE, of the system, or English.

    A requested language is returned as is, known or not; variables with unknown languages are ignored.
    """
    if requested:
        return requested.lower()
    system = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    for wish in (environment.get("PIXCADE_LANGUAGE", ""), system):
        language = wish.replace("-", "_").split("_")[0].split(".")[0].lower()
        if language in languages():
            return language
    return FALLBACK
