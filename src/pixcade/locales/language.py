"""Available languages, and choosing one."""

import re
from collections.abc import Mapping
from importlib.resources import files

COMPLETE_LANGUAGES = ("en", "pl", "fr", "de")
"""Languages in which no message may be missing. Others may be partial: the rest is shown in English."""

CODE = re.compile(r"[a-z]{2}")
FALLBACK = "en"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first of these that is set decides, as everywhere on Unix."""


def languages() -> tuple[str, ...]:
    """Return the languages that have a folder of messages, the complete ones first."""
    names = {entry.name for entry in (files("pixcade") / "locales").iterdir() if entry.is_dir()}
    others = {name for name in names if CODE.fullmatch(name)} - set(COMPLETE_LANGUAGES)
    return (*COMPLETE_LANGUAGES, *sorted(others))


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
