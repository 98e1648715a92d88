"""Validation of names and chat text: visible characters only, no control or bidi characters.

A name has one normal form, so equal names are equal strings; `numbered` distinguishes names that look alike.
"""

import re
import unicodedata
from collections.abc import Iterable

from pixcade.games.errors import PixcadeError

MAX_VISIBLE = 20
"""Maximum visible characters of a name, each with its marks; a family emoji counts as one."""
MAX_CODE_POINTS = 36
"""Maximum code points of a name, marks included; a number after it still fits into the 40 of a record."""
MAX_MARKS = 3
"""Maximum marks on one letter: enough for every living script, too few to cover the lines above and below."""
CODE_POINTS_PER_CHARACTER = 4
"""Maximum code points per visible character in text longer than a name, marks included."""

FORBIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Forbidden categories: control and escape, bidi and zero-width, surrogate, private use, unassigned, line and paragraph
separators.
"""
BLANK = frozenset(
    {
        *map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0xFFFC, 0xFFFD, 0x1D159)),
        *map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE0E), *range(0xE0100, 0xE01F0))),
    }
)
"""Letters, marks and symbols (by category) that are invisible, or replacement characters."""
SELECTORS = {0xFE0E: None, 0xFE0F: None}
"""Variation selectors that keyboards append to emoji: removed, not rejected."""
MARKS = frozenset({"Mn", "Mc", "Me"})

JOINER = "\u200d"
PICTOGRAPH = (
    "[\U0001f000-\U0001f1e5\U0001f200-\U0001f3fa\U0001f400-\U0001faff"
    "\u2194\u2195\u2620\u2640\u2642\u2695\u2696\u26a7\u26d3\u2708\u2764\u27a1\u2b1b]"
)
"""What emoji consist of: characters beyond the first plane, and the older ones that Unicode joins to them."""
SKIN = "[\U0001f3fb-\U0001f3ff]"
EMOJI = re.compile(
    f"{PICTOGRAPH}{SKIN}?(?:{JOINER}{PICTOGRAPH}{SKIN}?)+|{PICTOGRAPH}{SKIN}|[\U0001f1e6-\U0001f1ff]{{2}}"
)
"""One visible character made of several code points: a family, a skin tone, a flag.

The web client has the same in web/src/ui/names.ts; fixtures/names.json tests both.
"""

LOOKALIKES = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаеѕіјорсухԁһԛԝԚԜ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧον" + "01I|",
    "ABESlJKMHOPCTYXaesijopcyxdhqwQW" + "ABEZHlKMNOPTYXov" + "olll",
)
"""Cyrillic, Greek and other letters that look like a Latin letter."""


def clean_name(text: str) -> str:
    """Return a name's normal form: NFC, single spaces, trimmed. Idempotent.

    Raises PixcadeError `names.empty`, `names.too-long`, `names.too-many-characters` or `names.forbidden-character`.
    """
    if len(text) > 10 * MAX_CODE_POINTS:  # too long in any case; don't scan it
        raise PixcadeError("names.too-long", most=MAX_VISIBLE)
    name = one_line(text)
    if not name:
        raise PixcadeError("names.empty")
    if visible_length(name) > MAX_VISIBLE:
        raise PixcadeError("names.too-long", most=MAX_VISIBLE)
    if len(name) > MAX_CODE_POINTS:
        raise PixcadeError("names.too-many-characters")
    return name


def clean_text(text: str, most: int) -> str:
    """Normalise text of at most `most` visible characters to one line in NFC with single spaces.

    Raises PixcadeError `names.text-empty`, `names.text-too-long` or `names.forbidden-character`.
    """
    if len(text) > 10 * CODE_POINTS_PER_CHARACTER * most:
        raise PixcadeError("names.text-too-long", most=most)
    line = one_line(text)
    if not line:
        raise PixcadeError("names.text-empty")
    if visible_length(line) > most or len(line) > CODE_POINTS_PER_CHARACTER * most:
        raise PixcadeError("names.text-too-long", most=most)
    return line


def one_line(text: str) -> str:
    """Normalise text to NFC with single spaces. Raises PixcadeError `names.forbidden-character`."""
    composed = unicodedata.normalize("NFC", text.translate(SELECTORS))
    marks = MAX_MARKS  # a text can't begin with a mark
    for character in unjoined(composed):
        category = unicodedata.category(character)
        if category in MARKS:
            marks += 1
        else:
            marks = MAX_MARKS if category == "Zs" else 0  # nor can a space carry any
        if category in FORBIDDEN or character in BLANK or marks > MAX_MARKS:
            raise PixcadeError("names.forbidden-character", character=f"U+{ord(character):04X}")
    return " ".join(composed.split())


def visible_length(text: str) -> int:
    """Return the number of visible characters: marks belong to the letter before them, an emoji counts once."""
    return sum(unicodedata.category(character) not in MARKS for character in EMOJI.sub("\N{WHITE SQUARE}", text))


def unjoined(text: str) -> str:
    """Remove the joiners inside emoji; joiners elsewhere are invisible and stay."""
    return EMOJI.sub(lambda found: found[0].replace(JOINER, ""), text) if JOINER in text else text


def numbered(names: Iterable[str]) -> tuple[str, ...]:
    """Return the names at one table so that no two look alike: `Ann`, `Ann 2`.

    Names are compared ignoring case, width and lookalike letters. A name doesn't depend on those after it; the empty
    name of an open seat stays empty.
    """
    taken: set[str] = set()
    found = []
    for name in names:
        shown, number = name, 1
        while shown and not taken.isdisjoint(looks(shown)):
            number += 1
            shown = f"{name} {number}"
        found.append(shown)
        taken |= looks(shown) if shown else set()
    return tuple(found)


def looks(name: str) -> set[str]:
    """Return the keys that a name is compared by: without case, width and joiners, lookalike letters replaced."""
    wide = unicodedata.normalize("NFKC", name.replace(JOINER, ""))
    return {folded(wide), folded(wide.translate(LOOKALIKES))}


def folded(text: str) -> str:
    """Return text without case."""
    return unicodedata.normalize("NFKC", text.casefold())
