"""The web client's messages: every id in its source, and the composed ones."""

import re
from functools import cache
from pathlib import Path

from pixcade.games import GAMES
from pixcade.room.change import Policy
from pixcade.room.chat import PHRASES
from pixcade.table.personas import NAMES
from tests.e2e.test_rules import NUMBERS
from tests.server.http.test_positions import LESSONS

WEB = Path(__file__).parents[2] / "web" / "src"
LITERAL = re.compile(r'"((?:web|core|pixoid|pixl|client|server)-[a-z][a-z0-9-]*)"')
"""A text that looks like a message; classes of elements do so, too."""
SAID = re.compile(r'\b(?:say|t)\(\s*"([^"]*)"')
BUILT = re.compile(r"\b(?:say|sayOr|t)\(\s*`([^`]*)`|`((?:web|core)-[^`<\n]*\$\{[^`<\n]*)`")

CHAPTERS = sorted({number.partition(".")[0] for numbers in NUMBERS.values() for number in numbers})
RULES = [number.lower().replace(".", "-") for numbers in NUMBERS.values() for number in numbers]
TASKS, MISSED = (
    [
        f"web-lesson-{lesson['id']}-{part}" + (f"-{step + 1}" if len(lesson["steps"]) > 1 else "")
        for lesson in LESSONS
        for step in range(len(lesson["steps"]))
    ]
    for part in ("task", "missed")
)
LEVEL_NAMES = [f"web-level-{level}" for level in Policy().levels]
PHRASE_NAMES = [f"web-phrase-{phrase}" for phrase in PHRASES]
CLOCK_NAMES = [
    f"web-clock-{clock}"
    for clock in (
        "none", "decision-30", "decision-60", "bank-300", "bank-900",
        "step-43200", "step-86400", "step-259200", "step-604800",
    )
]  # fmt: skip
STATE_NAMES = [f"web-seat-{state}" for state in ("ready", "choosing", "waiting", "away", "gone", "bot", "open")]
TITLES = [f"web-rules-{rule}-title" for rule in RULES]
LESSON_TITLES = [f"web-lesson-{lesson['id']}-title" for lesson in LESSONS]
FACTS = (
    "hunter", "shave", "run", "collector", "walls", "sprint", "shadow", "distance",
    "tower", "locker", "jailer", "harvest", "coverer", "swapper", "mover", "builder",
)  # fmt: skip
REMARKS = ("catch", "caught", "away", "missed", "convert", "lock", "hit", "won", "lost")
SOURCES = ("tops", "beneath", "prisoners", "locks")
OPTIONS = [f"{game.info.id}-option-{option.name}" for game in GAMES.values() for option in game.info.options]

BECOMES: dict[str, list[str]] = {
    "${game}-option-${one.name}": OPTIONS,
    "${game}-option-${option}-value": [f"{name}-value" for name in OPTIONS],
    "${game}-about": [],
    "${game}-fact-${name}": [],
    "${game}-move": [],
    "${id}-name": [],
    "${message}-title": TITLES,
    "${messageOf(number)}-title": TITLES,
    "${state.settings.game}-option-${option.name}": OPTIONS,
    "web-clock-${value}": CLOCK_NAMES,
    "web-curtain-${when}": [f"web-curtain-{when}" for when in ("done", "now", "later")],
    "web-cartridge-${game}": [f"web-cartridge-{game}" for game in GAMES],
    "web-cartridge-${game}-pace": [f"web-cartridge-{game}-pace" for game in GAMES],
    "web-cartridge-${game}-players": [f"web-cartridge-{game}-players" for game in GAMES],
    "web-home-lesson-${game}": [f"web-home-lesson-{game}" for game in GAMES],
    "web-lesson-${lesson.id}-missed${numbered(lesson, step)}": MISSED,
    "web-lesson-${lesson.id}-task${numbered(lesson, step)}": TASKS,
    "web-lesson-${lesson.id}-title": LESSON_TITLES,
    "web-lesson-${lesson.id}-why": [f"web-lesson-{lesson['id']}-why" for lesson in LESSONS],
    "web-lesson-${this.lesson.id}-title": LESSON_TITLES,
    "web-review-sum-${kind}": [
        f"web-review-sum-{kind}" for kind in ("start", "own", "theirs", "luck", "bonus", "result")
    ],
    "web-rematch-keep-${one}": ["web-rematch-keep-roles", "web-rematch-keep-board"],
    "web-level-${level}": LEVEL_NAMES,
    "web-level-${value}": LEVEL_NAMES,
    "web-looking-fact-${kind}": [f"web-looking-fact-{fact}" for fact in FACTS],
    "web-looking-fact-${kind}-count": [f"web-looking-fact-{fact}-count" for fact in FACTS],
    "web-looking-source-${name}": [f"web-looking-source-{source}" for source in SOURCES],
    "web-phrase-${message.phrase}": PHRASE_NAMES,
    "web-phrase-${phrase}": PHRASE_NAMES,
    "web-pixl-choose-${what}": [f"web-pixl-choose-{kind}" for kind in ("pass", "port", "pixl", "move")],
    "web-pixl-line-${line.kind}": [
        f"web-pixl-line-{kind}"
        for kind in (
            "placed", "port-placed", "port-off", "passed", "covered", "replaced", "lost", "imprisoned",
            "spared", "locked", "unlocked", "game-over",
        )
    ],
    "web-pixl-source-${source}": [f"web-pixl-source-{source}" for source in SOURCES],
    "web-pixl-text-${choices.kind}-hexes": [f"web-pixl-text-{kind}-hexes" for kind in ("port", "pixl")],
    "web-rules-${number.toLowerCase().replace(\".\", \"-\")}": [
        f"web-rules-{number}" for number in [*(chapter.lower() for chapter in CHAPTERS), *RULES]
    ],
    "web-rules-about-${this.#game}": [f"web-rules-about-{game}" for game in GAMES],
    "web-said-${persona}-${kind}-${variant}": [
        f"web-said-{persona}-{kind}-{variant}" for persona in NAMES for kind in REMARKS for variant in (1, 2)
    ],
    "web-seat-${seat.state}": STATE_NAMES,
    "web-seat-${seatState(client, state, other, at, reveals.revealing !== null)}": STATE_NAMES,
    "web-pace-${value}": [f"web-pace-{pace}" for pace in ("full", "brisk", "off")],
    "web-theme-${value}": [f"web-theme-{theme}" for theme in ("system", "dark", "light", "contrast")],
    "web-clock-${name}": CLOCK_NAMES,
    "web-level-${this.level}": LEVEL_NAMES,
    "web-way-${way}-about": [f"web-way-{way}-about" for way in ("bots", "online", "device", "night")],
    "web-way-${way}": [f"web-way-{way}" for way in ("bots", "online", "device", "night")],
}  # fmt: skip
"""Every composed id as written, and all its values.

Empty for ids of games that the client was not built with: they bring their own messages.
"""


@cache
def sources() -> dict[str, str]:
    """Every module of the client by its path below web/src."""
    found = {path.relative_to(WEB).as_posix(): path for path in sorted(WEB.rglob("*.ts"))}
    return {name: path.read_text(encoding="utf-8") for name, path in found.items() if not name.startswith("generated/")}


def built(text: str) -> set[str]:
    """Return the names that a module puts together, as they are written."""
    return {said or other for said, other in BUILT.findall(text)}


def literal(text: str) -> set[str]:
    """Return the messages that a module names in full."""
    return set(SAID.findall(text)) | {name for name in LITERAL.findall(text) if name.startswith("web-")}


def messages_in(text: str) -> set[str]:
    """Return every message that a module can say."""
    return literal(text) | {name for one in built(text) for name in BECOMES.get(one, [])}
