"""`pixcade arena`: its arguments, and the tournament from the first game to the report."""

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from pixcade.bots.external import foreign_bot
from pixcade.bots.registry import find_bot, is_foreign, known_bots, require_bot, searches
from pixcade.bots.search import AVAILABLE, game_ready
from pixcade.bots.search.compile_ahead import compile_modules
from pixcade.games import GAMES, PARTS
from pixcade.lab.arena.contests import check_seats, contest_of
from pixcade.lab.arena.match import Find, Finished, Result, try_first_move
from pixcade.lab.arena.pairing import ArenaError, ArenaSettings, Match, matches, tasks
from pixcade.lab.arena.parallel import play_all
from pixcade.lab.arena.progress import Progress
from pixcade.lab.arena.ratings import fit
from pixcade.lab.arena.ratings_svg import picture
from pixcade.lab.arena.report import report, tables
from pixcade.lab.arena.results import Ledger, write_whole
from pixcade.lab.commands import Shows
from pixcade.locales import Words

INTERRUPTED = 128 + signal.SIGINT
PICTURE = "ratings.svg"
REPORT = "report.md"
MOST_GAMES = 99_999


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add the arguments of `pixcade arena`."""
    del words
    usual = ArenaSettings(next(iter(GAMES)))
    known = ", ".join(known_bots())
    parser.add_argument("bots", nargs="+", metavar="BOT", help=f"{known}, exec:COMMAND or python:MODULE:NAME")
    parser.add_argument("--game", choices=list(GAMES), default=usual.game, help="what they play")
    parser.add_argument(
        "--games", type=count, default=400, metavar="NUMBER", help="encounters of each match: games, or pairs of them"
    )
    parser.add_argument("--ladder", action="store_true", help="let each bot play only against the next in the list")
    parser.add_argument(
        "--roles",
        action="store_true",
        help="let bots play themselves too, which tells a game's roles apart",
    )
    parser.add_argument("--players", type=whole, default=0, metavar="NUMBER", help="how many sit down")
    parser.add_argument("--alone", action="store_true", help="give the first bot of a match one seat only")
    parser.add_argument(
        "--losses",
        action="store_true",
        help="hold every turn against exact play: what it loses, and results without the luck of draws",
    )
    parser.add_argument(
        "--work", type=positive, default=usual.work, metavar="SHARE", help="share of its usual work that each bot does"
    )
    parser.add_argument(
        "--seconds", type=positive, default=usual.seconds, metavar="NUMBER", help="limit of a foreign bot's move"
    )
    parser.add_argument("--seed", type=whole, default=usual.seed, metavar="NUMBER", help="where all chance comes from")
    parser.add_argument(
        "--folder",
        type=Path,
        required=True,
        metavar="FOLDER",
        help="where results and records go, and are gone on with",
    )
    parser.add_argument(
        "--workers", type=whole, default=os.cpu_count() or 1, metavar="NUMBER", help="processes; 0 plays in this one"
    )


def run(arguments: argparse.Namespace, screen: Shows, words: Words) -> int:
    """Run `pixcade arena` and return its exit code. Raises a PixcadeError."""
    del words
    setting = ArenaSettings(
        game=arguments.game,
        seed=arguments.seed,
        work=arguments.work,
        seconds=arguments.seconds,
        roles=arguments.roles,
        losses=arguments.losses,
        players=arguments.players,
        alone=arguments.alone,
    )
    check_seats(setting)
    for name in arguments.bots:
        require_bot(name)
    played = matches(arguments.bots, ladder=arguments.ladder)
    try_foreign_bots(setting, arguments.bots)
    try:
        compile_for(setting.game, arguments.bots)
        results = tournament(setting, played, arguments.games, arguments.folder, workers=arguments.workers)
    except KeyboardInterrupt:
        print("Stopped before the end. Run the same command to continue.", file=sys.stderr)
        return INTERRUPTED
    screen.show([conclude(setting, results, arguments.folder)])
    return 0


def try_foreign_bots(setting: ArenaSettings, names: Sequence[str]) -> None:
    """Ask each foreign bot for a move. Raises ArenaError, after printing its traceback, for one that gives none."""
    for name in filter(is_foreign, names):
        with foreign_bot(name, setting.game) as bot:
            failed = try_first_move(bot, setting)
        if failed:
            print("\n".join(failed.log), file=sys.stderr)
            reason = f"{failed.values['reason']}: {failed.values['detail']}".removesuffix(": ")
            raise ArenaError("bots.arena-failed", bot=name[:80], detail=reason)


def compile_for(game_id: str, bots: Sequence[str]) -> None:
    """Compile these bots' search if necessary: without it they play with less work."""
    if AVAILABLE and not game_ready(game_id) and any(searches(name, game_id) for name in bots):
        print("Compiling what the bots search with, once. This takes up to a minute.", file=sys.stderr)
        compile_modules(PARTS[game_id].kernels)


def tournament(
    setting: ArenaSettings,
    played: Sequence[Match],
    games: int,
    folder: Path,
    *,
    workers: int,
    find: Find = find_bot,
    writing: TextIO | None = None,
) -> dict[Match, list[Result]]:
    """Play whatever is not finished yet, and return every match's results in order."""
    wanted = tasks(played, games)
    ledger = Ledger(folder, setting)
    missing = [task for task in wanted if task not in ledger.results]
    progress = Progress(len(wanted), len(wanted) - len(missing), writing or sys.stderr)

    crashed: set[str] = set()

    def keep(finished: Finished) -> None:
        ledger.add(finished)
        for name, log in finished.crashes.items():
            if name not in crashed:
                crashed.add(name)
                progress.write(f"{name} crashed; the game's default was played instead:\n" + "\n".join(log))
        progress.advance()

    try:
        play_all(missing, setting, workers, keep, find)
    finally:
        progress.close()
    found: dict[Match, list[Result]] = {match: [] for match in played}
    for task in wanted:
        found[task.match].append(ledger.results[task])
    return found


def conclude(setting: ArenaSettings, results: dict[Match, list[Result]], folder: Path) -> str:
    """Write the report and the picture into the folder, and return the tables for the terminal."""
    ratings = fit({match: (sum(one.share for one in played), len(played)) for match, played in results.items()})
    title = f"Ratings in {setting.game.capitalize()}"
    count = sum(map(len, results.values()))
    unit = contest_of(setting.game).unit
    note = f"Dots are ratings, lines their 95 % intervals; 0 is the mean. From {count:,} {unit}."
    write_whole(folder / PICTURE, picture(title, note, ratings.estimates))
    write_whole(folder / REPORT, report(setting, results, ratings, PICTURE))
    return "\n\n".join([*tables(setting, results, ratings), f"Written to {folder / REPORT} and {folder / PICTURE}."])


def whole(text: str) -> int:
    """Read a whole number from 0."""
    if not (text.isascii() and text.isdecimal() and len(text) < 19):
        raise argparse.ArgumentTypeError(f"{text[:40]} is not a whole number")
    return int(text)


def count(text: str) -> int:
    number = whole(text)
    if not 1 <= number <= MOST_GAMES:
        raise argparse.ArgumentTypeError(f"choose a number from 1 to {MOST_GAMES}")
    return number


def positive(text: str) -> float:
    """Read a number above 0."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"{text[:40]} is not a number above 0")
    return number
