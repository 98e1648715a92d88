"""Layouts of Pixoid on the screen: one as a picture, all as a table of figures."""

import argparse
from collections.abc import Iterator

from pixcade.bots.pixoid.start_danger import KINDS, known_figures
from pixcade.core.errors import InvalidNotation
from pixcade.games.pixoid.board import board, faces_of
from pixcade.games.pixoid.text_board import EDGES, draw
from pixcade.games.pixoid.tiles import TILE_SETS
from pixcade.text.game_command import GameCommand
from pixcade.text.screen import Screen
from pixcade.words import Words


def show_board(screen: Screen, words: Words, code: str, edge: str) -> None:
    """Draw one layout. Raises a Refusal."""
    if edge not in [str(known) for known in EDGES]:
        raise InvalidNotation("text.not-an-edge", rule="P3.6", text=edge[:20])
    layout = board(code)
    names = ", ".join(f"{face.code} {face.name}" for face in faces_of(code))
    screen.show([f"{code}  ({names})"])
    screen.show(draw(layout, edge=int(edge), plain=screen.plain, paint=screen.paint))
    screen.say(words.say("text-pixoid-legend", signs="plain" if screen.plain else "drawn"))


def show_boards(screen: Screen, words: Words) -> None:
    """List the 96 layouts of every tile set with their figures."""
    for name in TILE_SETS:
        screen.say(words.say("text-boards-title", name=name))
        screen.show(table(words, name))


def table(words: Words, set_name: str) -> Iterator[str]:
    """Yield the lines of the table: columns as wide as their headings."""
    sign = words.say("text-decimal-sign")
    titles = [words.say(f"text-boards-{name}") for name in ("layout", "average", "largest", "dead-ends", "spread")]
    kinds = [words.say(f"text-boards-{kind}") for kind in KINDS]
    figures = known_figures(set_name)
    widths = [max(len(titles[0]), *map(len, figures)), *map(len, titles[1:])]
    turns = [max(len(kind), 4 * 5 - 1) for kind in kinds]
    heads = [
        titles[0].ljust(widths[0]),
        *(title.rjust(width) for title, width in zip(titles[1:], widths[1:], strict=True)),
    ]
    heads[4:4] = [kind.ljust(width) for kind, width in zip(kinds, turns, strict=True)]
    yield "  ".join(heads).rstrip()
    for one in figures.values():
        means = [" ".join(f"{mean:4.1f}" for mean in kind).replace(".", sign) for kind in (one.random, one.greedy)]
        cells = [
            one.layout.ljust(widths[0]),
            f"{one.average:.2f}".replace(".", sign).rjust(widths[1]),
            str(one.largest).rjust(widths[2]),
            str(one.dead_ends).rjust(widths[3]),
            *(text.ljust(width) for text, width in zip(means, turns, strict=True)),
            f"{one.spread:.2f}".replace(".", sign).rjust(widths[4]),
        ]
        yield "  ".join(cells)


def add_board_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add the arguments of `pixcade board`."""
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
