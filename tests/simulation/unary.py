"""Unary: the third game with moves of different lengths, 333 for 3, so that a leaked length reveals a move."""

from dataclasses import replace

from pixcade.games.parts import GameParts
from tests.third_game.lone import NUMBERS, Lone, State

NUMERALS = {number * int(number): number for number in NUMBERS}


class Unary(Lone):
    """Lone with another notation."""

    info = replace(Lone.info, id="unary")

    def parse_move(self, state: State, text: str) -> str:
        return super().parse_move(state, NUMERALS.get(text, "none"))

    def format_move(self, state: State, move: str) -> str:
        return move * int(move)


PARTS = GameParts(Unary())
