"""`python -m bench.weights`: what an empty server takes of memory, finished games of the disk, and checking of time."""

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

from bench.server.children import our_server
from bench.server.figures import say, shown
from pixcade.store.api import LogLine, Salt
from pixcade.store.private_files import DATABASE
from pixcade.store.sqlite.backup import check_backup
from pixcade.store.sqlite.store import open_store
from tests.table.memory_table import Running

GAMES = 30
CHECKS = 5
HEX = "0" * 64
"""As long as a commitment and a salt."""
KINDS = (("pixoid", {"players": "4"}), ("pixl", {"players": "2"}))
KB, MB = 1024, 1024 * 1024


def finished(game: str, options: dict[str, str], chance: random.Random) -> Running:
    """Return a game that was played at random to its end."""
    running = Running(game, options).begin()
    while running.table.outcome is None:
        for one in running.table.due:
            rules, state = running.table.game, running.table.state
            move = rules.format_move(state, chance.choice(rules.legal(state, one)))
            running.submit(one.piece, move, commitment=HEX)
    return running


async def kept(folder: Path, game: str, options: dict[str, str]) -> tuple[float, float]:
    """Keep some games as a server does; return the programs and the bytes of one."""
    chance, programs = random.Random(3), 0
    store = open_store(folder, now=0)
    for number in range(GAMES):
        running, id = finished(game, options, chance), f"table{number:011}"
        played = [(step, one) for step, all_of_it in enumerate(running.table.played) for one in all_of_it]
        lines = [LogLine(id, at, text) for at, text in enumerate(running.log, start=1)]
        await store.write(*lines, *(Salt(id, step, one.decision.piece, HEX) for step, one in played))
        programs += len(played)
    await store.close()
    return programs / GAMES, (folder / DATABASE).stat().st_size / GAMES


def checked(file: Path) -> list[float]:
    """Return how many entries a second are checked in a database, as by `backup` and `restore`, several times."""
    found = []
    for _ in range(CHECKS):
        began = time.perf_counter()
        entries = check_backup(file).lines
        found.append(entries / (time.perf_counter() - began))
    return found


def main() -> int:
    with tempfile.TemporaryDirectory() as place:
        with our_server(Path(place) / "server") as server:
            say("an empty server", f"{server.memory() / MB:.0f} MB")
        for game, options in KINDS:
            programs, size = asyncio.run(kept(Path(place) / game, game, options))
            say(f"{game} for {options['players']}, a finished game", f"{size / KB:.0f} KB, {programs:.0f} programs")
            say("checked in a backup", f"{shown(checked(Path(place) / game / DATABASE))} entries a second")
    return 0


if __name__ == "__main__":
    sys.exit(main())
