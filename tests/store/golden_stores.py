"""Stores as each version of the schema wrote them, in fixtures/stores/. Once a release has written one it stays.

`python -m tests.store.golden_stores FOLDER` writes one with the schema of today.
"""

import asyncio
import sys
from pathlib import Path

from pixcade.store.api import (
    Ban,
    Browser,
    ChatLine,
    GamePlayer,
    GameRow,
    Grant,
    LogLine,
    OperatorSetting,
    Report,
    Salt,
    SeatLink,
    TableRow,
)
from pixcade.store.sqlite.store import open_store

FIXTURES = Path(__file__).parents[2] / "fixtures"
STORES = FIXTURES / "stores"
LOGS = {
    "pixoid-over": "format-1-pixoid-4-bank.jsonl",
    "pixoid-playing": "format-1-pixoid-3-none.jsonl",
    "pixl-playing": "format-1-pixl-3-decision.jsonl",
    "pixl-lobby": "format-1-pixl-2-none.jsonl",
}
LINES = {"pixoid-over": 90, "pixoid-playing": 40, "pixl-playing": 60, "pixl-lobby": 3}


def log(table: str) -> list[str]:
    """The lines of a table's log."""
    lines = (FIXTURES / "logs" / LOGS[table]).read_text(encoding="utf-8").splitlines()[: LINES[table]]
    return [line.replace('"table":"t1"', f'"table":"{table}"', 1) for line in lines]


def row(table: str) -> TableRow:
    """A table's row."""
    game, phase = table.split("-")
    code = "c0de" if phase == "lobby" else ""
    previous = "pixoid-over" if table == "pixoid-playing" else ""
    public = game == "pixl"
    return TableRow(table, game, phase, public, 1000, 2000 + LINES[table], code, table.encode(), previous)


SALTS = {(1, "amber"): "5a" * 32, (1, "sky"): "17" * 32, (2, "amber"): "00" * 32}
GRANTS = [Grant("pixoid-playing", "key 0", "b1"), Grant("pixoid-playing", "key 1", "b2", held=False)]
BROWSER = Browser("b1", "p1", "Zoë", program=False, created=1, seen=2)
LINK = SeatLink("l1", "pixoid-playing", "key 0", expires=5000)
CHAT = [
    ChatLine("pixoid-playing", 1, 1500, "p1", 0, "Zoë", "cześć!", "", seats=True, spectators=True),
    ChatLine("pixoid-playing", 2, 1600, "p3", -1, "Guest", "", "well-played", seats=False, spectators=True),
]
GAME = GameRow(
    "pixoid-over", "pixoid", 3000, public=False, result="7 5 3 1", players=(GamePlayer(0, "p1", "Zoë"),
    GamePlayer(1, "p2", "Bob"), GamePlayer(2, "", "greedy"), GamePlayer(3, "p3", "")),
)  # fmt: skip
BAN = Ban("address", "192.0.2.7", 9000, "rude")
REPORT = Report("r1", 1700, "pixoid-playing", "message", "2", "please look", "p1")
SETTING = OperatorSetting("announcement", "Tea at five")


async def write(folder: Path) -> None:
    """Write all of this into a new store."""
    store = open_store(folder, now=0)
    for table in LOGS:
        await store.write(row(table), *(LogLine(table, number, text) for number, text in enumerate(log(table), 1)))
    await store.write(*(Salt("pixoid-playing", step, piece, salt) for (step, piece), salt in SALTS.items()))
    await store.write(*GRANTS, BROWSER, LINK, *CHAT, GAME, BAN, REPORT, SETTING)
    await store.close()


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1])))
