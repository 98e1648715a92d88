"""What is told of the stacks of a position, as data and in notation.

Most stacks stay as they are, so what is told of a position follows from what was told of the one before (`carry`).
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import compress

from pixcade.games.pixl.elements import ELEMENTS, LETTERS, Element
from pixcade.games.pixl.hexes import Hex, hex_board
from pixcade.games.pixl.memo import remembered
from pixcade.games.pixl.state import State


class StackFacts(dict[str, list[Element]]):
    """The elements of each stack, the lowest first, made when it is first asked for. Nobody may change them."""

    MOST = 4096
    """So many stacks are kept; rarer ones are made again."""

    def __missing__(self, stack: str) -> list[Element]:
        """Spell a stack out."""
        elements = [ELEMENTS[LETTERS.index(letter)] for letter in stack]
        if len(self) < self.MOST:
            self[stack] = elements
        return elements


STACKS = StackFacts()


@lru_cache(16)
def empty_board(side: int) -> dict[str, list[Element]]:
    """Return every hex with nothing on it. Nobody may change it."""
    return dict.fromkeys(hex_board(side).names, STACKS[""])


@remembered
def stack_facts(state: State) -> dict[str, list[Element]]:
    """Return every hex with its stack, in board order. Nobody may change it."""
    board, stacks = state.options.board, state.stacks
    empty = empty_board(board.side)
    if not any(stacks):
        return empty  # every table keeps the facts it began with: this part of them is there once
    hexes = empty.copy()
    hexes.update(zip(compress(board.names, stacks), map(STACKS.__getitem__, filter(None, stacks)), strict=True))
    return hexes


@remembered
def stack_words(state: State) -> list[str]:
    """Return `g6:f` for each hex with a stack, and nothing for each other one, in board order."""
    return [
        f"{name}:{stack}" if stack else "" for name, stack in zip(state.options.board.names, state.stacks, strict=True)
    ]


def carry(before: State, after: State, changed: Iterable[Hex]) -> None:
    """Let what is told of the stacks follow from what was told before, if it was: these are not as they were."""
    facts: dict[str, list[Element]] | None = before.__dict__.get("stack_facts")
    words: list[str] | None = before.__dict__.get("stack_words")
    if facts is None or words is None:
        return
    names, stacks = after.options.board.names, after.stacks
    facts, words = facts.copy(), words.copy()
    for hex in changed:
        facts[names[hex]] = STACKS[stacks[hex]]
        words[hex] = f"{names[hex]}:{stacks[hex]}" if stacks[hex] else ""
    after.__dict__.update(stack_facts=facts, stack_words=words)
