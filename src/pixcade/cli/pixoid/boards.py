"""Layouts of Pixoid: one as a picture, all as a table."""

import argparse
from collections.abc import Iterator

from pixcade.cli.game_view import GameCommand
from pixcade.cli.screen import Screen
from pixcade.games.errors import InvalidNotation
from pixcade.games.pixoid.board import board, faces_of, layouts_up_to_rotation
from pixcade.games.pixoid.text_board import EDGES, draw
from pixcade.games.pixoid.tiles import TILE_SETS
from pixcade.locales import Words


def show_board(screen: Screen, words: Words, code: str, edge: str) -> None:
    """Draw one layout. Raises a PixcadeError."""
    if edge not in [str(known) for known in EDGES]:
        raise InvalidNotation("text.not-an-edge", rule="P3.6", text=edge[:20])
    layout = board(code)
    names = ", ".join(f"{face.code} {face.name}" for face in faces_of(code))
    screen.show([f"{code}  ({names})"])
    screen.show(draw(layout, edge=int(edge), plain=screen.plain, paint=screen.paint))
    screen.say(words.say("text-pixoid-legend", signs="plain" if screen.plain else "drawn"))


def show_boards(screen: Screen, words: Words) -> None:
    """List the 96 layouts of every tile set with their numbers."""
    for name in TILE_SETS:
        screen.say(words.say("text-boards-title", name=name))
        screen.show(table(words, name))


def table(words: Words, set_name: str) -> Iterator[str]:
    """Yield the lines of the table, columns aligned."""
    sign = words.say("text-decimal-sign")
    codes = layouts_up_to_rotation(set_name)
    titles = [words.say(f"text-boards-{name}") for name in ("layout", "average", "largest", "dead-ends")]
    widths = [max(len(titles[0]), *map(len, codes)), *map(len, titles[1:])]
    yield "  ".join([titles[0].ljust(widths[0]), *titles[1:]])
    for code in codes:
        layout = board(code)
        rays = [layout.rays[pix].values() for pix in range(len(layout.names))]
        seen = [sum(map(len, one)) for one in rays]
        dead_ends = sum(sum(map(bool, one)) == 1 for one in rays)
        average = f"{sum(seen) / len(seen):.2f}".replace(".", sign)
        cells = zip((average, max(seen), dead_ends), widths[1:], strict=True)
        yield "  ".join([code.ljust(widths[0]), *(str(cell).rjust(width) for cell, width in cells)])


def add_board_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("code", metavar="LAYOUT", help=words.say("cli-board-code"))
    parser.add_argument("--edge", default="1", metavar="EDGE", help=words.say("cli-board-edge"))
    parser.add_argument("--ascii", action="store_true", help=words.say("cli-ascii"))


def run_board(parsed: argparse.Namespace, screen: Screen, words: Words) -> int:
    """`pixcade board`."""
    show_board(screen, words, parsed.code, parsed.edge)
    return 0


def run_boards(parsed: argparse.Namespace, screen: Screen, words: Words) -> int:
    """`pixcade boards`."""
    del parsed
    show_boards(screen, words)
    return 0


BOARD = GameCommand(run_board, add_board_arguments)
BOARDS = GameCommand(run_boards, described="cli-boards-about")
