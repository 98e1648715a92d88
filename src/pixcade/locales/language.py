"""Which languages there are, and which one a person wants."""

from collections.abc import Mapping
from importlib.resources import files

LANGUAGES = ("en", "pl", "fr", "de")
"""The languages of Pixcade; one is spoken as soon as its folder is there."""

FALLBACK = "en"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first of these that is set decides, as everywhere on Unix."""


def languages() -> tuple[str, ...]:
    """Return the languages that have a folder of sentences."""
    folder = files("pixcade") / "locales"
    return tuple(language for language in LANGUAGES if (folder / language).is_dir())


def chosen_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """Return the language asked for, else that of PIXCADE_LANGUAGE, else that of the system, else English.

    What was asked for is returned as it is, known or not; a variable that names no known language is passed over.
    """
    if asked:
        return asked.lower()
    system = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    for wish in (environment.get("PIXCADE_LANGUAGE", ""), system):
        language = wish.replace("-", "_").split("_")[0].split(".")[0].lower()
        if language in languages():
            return language
    return FALLBACK
