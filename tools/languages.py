"""Lists the messages that a language lacks: `.venv/bin/python -m tools.languages [LANGUAGE...]`.

Without an argument all languages with a folder. The exit code is 1 if one that must be complete lacks something.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from fluent.syntax import FluentParser, ast

import pixcade
from pixcade.locales import COMPLETE_LANGUAGES, languages

LOCALES = Path(pixcade.__file__).parent / "locales"
ENGLISH = "en"
ENGLISH_ONLY = ("databases.ftl", "operating.ftl", "service.ftl", "serving.ftl")
"""Files with messages for operators."""


def message_ids(file: Path) -> list[str]:
    if not file.is_file():
        return []
    entries = FluentParser().parse(file.read_text("utf-8")).body
    return [entry.id.name for entry in entries if isinstance(entry, ast.Message)]


def missing_messages(language: str, folder: Path = LOCALES) -> dict[str, list[str]]:
    """Return the ids of messages that English has and a language lacks, by file."""
    known = {name for file in (folder / language).glob("*.ftl") for name in message_ids(file)}
    found = {}
    for file in sorted((folder / ENGLISH).glob("*.ftl")):
        if file.name not in ENGLISH_ONLY:
            found[file.name] = [name for name in message_ids(file) if name not in known]
    return {name: ids for name, ids in found.items() if ids}


def main(given: Sequence[str]) -> int:
    incomplete = False
    for language in given or languages():
        missing = missing_messages(language)
        count = sum(map(len, missing.values()))
        print(f"{language}: {count} messages missing" if count else f"{language}: complete")
        for name, ids in missing.items():
            print(f"  {name}")
            print("".join(f"    {one}\n" for one in ids), end="")
        incomplete |= bool(count) and language in COMPLETE_LANGUAGES
    return int(incomplete)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
