"""What is told of the stacks of a position: as data, as JSON and in notation.

Most stacks stay as they are, so JSON and notation of a position follow from those of the one before (`changed_json`,
`changed_text`).
"""

from collections.abc import Sequence
from functools import lru_cache, reduce
from itertools import compress
from operator import or_

from pixcade.games.pixl.elements import ELEMENTS, LETTERS, Element
from pixcade.games.pixl.hexes import Hex, hex_board
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


def stack_facts(state: State) -> dict[str, list[Element]]:
    """Return every hex with its stack, in board order. Nobody may change it."""
    board, stacks = state.options.board, state.stacks
    empty = empty_board(board.side)
    if not any(stacks):
        return empty  # every table keeps the facts it began with: this part of them is there once
    hexes = empty.copy()
    hexes.update(zip(compress(board.names, stacks), map(STACKS.__getitem__, filter(None, stacks)), strict=True))
    return hexes


@lru_cache(StackFacts.MOST)
def stack_json(stack: str) -> str:
    """Return the elements of a stack as JSON."""
    return "[" + ",".join([f'"{element}"' for element in STACKS[stack]]) + "]"


@lru_cache(16)
def empty_json(side: int) -> str:
    """Return every hex with nothing on it as JSON, without braces."""
    return ",".join([f'"{name}":[]' for name in hex_board(side).names])


def hexes_json(state: State) -> str:
    """Return every hex with its stack, in board order, as JSON without braces."""
    board, stacks = state.options.board, state.stacks
    if not any(stacks):
        return empty_json(board.side)
    return ",".join([f'"{name}":{stack_json(stack)}' for name, stack in zip(board.names, stacks, strict=True)])


def stack_text(state: State) -> str:
    """Return `.g6:f` for each hex with a stack, in board order."""
    names = state.options.board.names
    return "".join([f".{name}:{stack}" for name, stack in zip(names, state.stacks, strict=True) if stack])


def changed_json(before: State, after: State, text: str, changed: Sequence[Hex]) -> str:
    """Return `hexes_json` of a position from that of the one before it, in which all but these stacks are the same."""
    names = after.options.board.names
    for hex in changed:
        name = f'"{names[hex]}":'  # stands in it once
        text = text.replace(name + stack_json(before.stacks[hex]), name + stack_json(after.stacks[hex]), 1)
    return text


def changed_text(before: State, after: State, text: str, changed: Sequence[Hex]) -> str:
    """Return `stack_text` of a position in the same way; the first hex that has changed was empty, no other one."""
    names = after.options.board.names
    if changed:
        text = with_stack(before, text, changed[0], after.stacks[changed[0]])
    for hex in changed[1:]:
        name, stack = f".{names[hex]}:", after.stacks[hex]
        text = text.replace(name + before.stacks[hex], name + stack if stack else "", 1)
    return text


def with_stack(before: State, text: str, hex: Hex, stack: str) -> str:
    """Return `stack_text` with one stack more: behind the last one before it in board order."""
    names = before.options.board.names
    word = f".{names[hex]}:{stack}"
    lower = reduce(or_, before.tops) & (1 << hex) - 1
    if not lower:
        return word + text
    last = lower.bit_length() - 1
    behind = f".{names[last]}:{before.stacks[last]}"
    return text.replace(behind, behind + word, 1)
