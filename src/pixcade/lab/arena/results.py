"""The folder of a tournament: its settings, every finished encounter, and the records of its games."""

import json
import os
import re
from collections.abc import Iterator
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any

from pixcade import __version__
from pixcade.games import GAMES
from pixcade.lab.arena.match import Finished, Result
from pixcade.lab.arena.pairing import ArenaError, ArenaSettings, Match, Task

SETTING = "arena.json"
RESULTS = "results.jsonl"
RECORDS = "records"
UNSAFE = re.compile(r"[^A-Za-z0-9._-]+")


class Ledger:
    """The results so far, in an append-only file; each is appended after its records are on disk."""

    def __init__(self, folder: Path, setting: ArenaSettings) -> None:
        """Open or create a folder. Raises ArenaError where it holds another tournament."""
        self.folder = folder
        begin(folder, setting)
        self.results: dict[Task, Result] = {}
        for result in read_results(folder / RESULTS):
            self.results.setdefault(result.task, result)

    def add(self, finished: Finished) -> None:
        """Store an encounter: its records, then the line that marks it as finished."""
        task = finished.result.task
        folder = self.folder / RECORDS / match_folder(task.match)
        folder.mkdir(parents=True, exist_ok=True)
        for at, record in enumerate(finished.records, start=1):
            write_whole(folder / f"{task.number + 1:05d}-{at}.pixcade", record)
        with (self.folder / RESULTS).open("a", encoding="utf-8", newline="\n") as file:
            # Starts with the line end, so that a truncated line spoils no other
            file.write("\n" + json.dumps(as_data(finished.result), ensure_ascii=False))
            file.flush()
            os.fsync(file.fileno())
        self.results[task] = finished.result


def begin(folder: Path, setting: ArenaSettings) -> None:
    """Write the settings into a folder, or reject one with other settings. Raises ArenaError."""
    asked = {**asdict(setting), "rules": GAMES[setting.game].info.rules_version, "pixcade": __version__}
    path = folder / SETTING
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            write_whole(path, json.dumps(asked, indent=2) + "\n")
        known = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise ArenaError("bots.arena-folder", path=str(folder)) from None
    other = {**asdict(ArenaSettings(setting.game)), **(known if isinstance(known, dict) else {})}
    if other != asked:  # a setting that is younger than the folder had its default
        names = [name for name, value in asked.items() if other.get(name) != value]
        raise ArenaError("bots.arena-another", path=str(folder), names=", ".join(names))


def write_whole(path: Path, text: str) -> None:
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    draft.write_text(text, encoding="utf-8", newline="\n")
    os.replace(draft, path)


def match_folder(match: Match) -> str:
    """Return the name of a match's folder: the bots' names without characters that file systems reject."""
    text = f"{match.first}-against-{match.second}"
    safe = UNSAFE.sub("_", text)[:80]
    return safe if safe == text else f"{safe}-{sha256(text.encode()).hexdigest()[:8]}"


def as_data(result: Result) -> dict[str, Any]:
    return {
        "match": list(result.task.match),
        "number": result.task.number,
        "setup": list(result.setup),
        "share": result.share,
        "figures": list(result.metrics),
        "exact": [list(one) for one in result.exact],
        "reduced": list(result.reduced),
        "faults": [list(side) for side in result.faults],
        "seconds": [list(side) for side in result.seconds],
    }


def read_results(path: Path) -> Iterator[Result]:
    """Return the results in a file; a truncated line is skipped."""
    if not path.exists():
        return
    for line in path.read_text(encoding="utf-8", errors="replace").split("\n"):
        try:
            yield from_data(json.loads(line))
        except (ValueError, KeyError, TypeError):
            continue


def from_data(data: dict[str, Any]) -> Result:
    """Return the result from the data of `as_data`."""
    first, second = data["match"]
    seconds, faults, reduced = data["seconds"], data["faults"], data["reduced"]
    return Result(
        Task(Match(first, second), data["number"]),
        tuple(data["setup"]),
        data["share"],
        tuple(data["figures"]),
        seconds=(tuple(seconds[0]), tuple(seconds[1])),
        exact=tuple(map(tuple, data.get("exact", []))),
        reduced=(reduced[0], reduced[1]),
        faults=(tuple(faults[0]), tuple(faults[1])),
    )
