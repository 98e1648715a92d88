"""`pixcade arena`: its arguments, and the tournament from the first game to the report."""

import argparse
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TextIO

from pixcade.bots.external import try_first_move
from pixcade.bots.registry import (
    FOREIGN_FORMS,
    find_bot,
    full_bot_name,
    is_foreign,
    known_bots,
    require_bot,
    searches,
)
from pixcade.bots.search import AVAILABLE, game_ready
from pixcade.bots.search.compile_ahead import compile_modules
from pixcade.games import GAMES, PARTS
from pixcade.lab.arena.contests import check_seats, contest_of
from pixcade.lab.arena.match import Find, Finished, Result, first_view
from pixcade.lab.arena.pairing import ArenaSettings, Match, matches, tasks
from pixcade.lab.arena.parallel import play_all
from pixcade.lab.arena.progress import Progress
from pixcade.lab.arena.ratings import Ratings, fit
from pixcade.lab.arena.ratings_svg import picture
from pixcade.lab.arena.report import report, tables
from pixcade.lab.arena.results import Ledger, write_whole
from pixcade.lab.commands import Shows
from pixcade.locales import Words

INTERRUPTED = 128 + signal.SIGINT
PICTURE = "ratings.svg"
REPORT = "report.md"
MOST_GAMES = 99_999
USUAL_GAMES = 100


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add the arguments of `pixcade arena`."""
    del words
    usual = ArenaSettings(next(iter(GAMES)))
    known = ", ".join(known_bots())
    parser.add_argument("bots", nargs="+", metavar="BOT", help=f"{known}, {', '.join(FOREIGN_FORMS)}")
    parser.add_argument("--game", choices=list(GAMES), default=usual.game, help=f"game (default: {usual.game})")
    parser.add_argument(
        "--games",
        type=count,
        default=USUAL_GAMES,
        metavar="NUMBER",
        help=f"encounters of each match: games, or pairs of games on one board (default: {USUAL_GAMES})",
    )
    parser.add_argument("--ladder", action="store_true", help="let each bot play only against the next in the list")
    parser.add_argument(
        "--roles",
        action="store_true",
        help="let bots play themselves too, to separate a game's roles",
    )
    parser.add_argument(
        "--players", type=whole, default=0, metavar="NUMBER", help="number of players (default: as usually measured)"
    )
    parser.add_argument("--alone", action="store_true", help="give the first bot of a match one seat only")
    parser.add_argument(
        "--losses",
        action="store_true",
        help="compare every turn with exact play: what it loses, and results without the luck of draws",
    )
    parser.add_argument(
        "--work",
        type=positive,
        default=usual.work,
        metavar="SHARE",
        help=f"share of its usual work that each bot does (default: {usual.work:g})",
    )
    parser.add_argument(
        "--seconds",
        type=positive,
        default=usual.seconds,
        metavar="NUMBER",
        help=f"limit for a move of your own bots (default: {usual.seconds:g})",
    )
    parser.add_argument(
        "--seed",
        type=whole,
        default=usual.seed,
        metavar="NUMBER",
        help=f"seed of all randomness (default: {usual.seed})",
    )
    parser.add_argument(
        "--folder",
        type=Path,
        metavar="FOLDER",
        help="keeps the report and every game; the same command continues there",
    )
    parser.add_argument(
        "--workers",
        type=whole,
        default=os.cpu_count() or 1,
        metavar="NUMBER",
        help="processes (default: one per core); 0 plays in this one",
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
    bots = [full_bot_name(name) for name in arguments.bots]
    for name in bots:
        require_bot(name)
    played = matches(bots, ladder=arguments.ladder)
    for name in filter(is_foreign, bots):
        try_first_move(name, first_view(setting))
    with ExitStack() as stack:
        folder = arguments.folder or Path(stack.enter_context(TemporaryDirectory(prefix="pixcade-arena-")))
        try:
            compile_for(setting.game, bots)
            results = tournament(setting, played, arguments.games, folder, workers=arguments.workers)
        except KeyboardInterrupt:
            again = " Run the same command to continue." if arguments.folder else ""
            print(f"Stopped before the end.{again}", file=sys.stderr)
            return INTERRUPTED
    if arguments.folder is None:
        hint = "To keep the report and every game, name a folder: --folder FOLDER"
        screen.show(["\n\n".join([*tables(setting, results, rate(results)), hint])])
    else:
        screen.show([conclude(setting, results, folder)])
    return 0


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


def rate(results: Mapping[Match, Sequence[Result]]) -> Ratings:
    return fit({match: (sum(one.share for one in played), len(played)) for match, played in results.items()})


def conclude(setting: ArenaSettings, results: dict[Match, list[Result]], folder: Path) -> str:
    """Write the report and the picture into the folder, and return the tables for the terminal."""
    ratings = rate(results)
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
