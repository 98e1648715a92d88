"""The four elements and who preys on whom (X1)."""

from typing import Literal, get_args

Relation = Literal["prey", "neutral", "predator"]
"""What a victim is to the one who converts it."""

Element = Literal["fire", "water", "earth", "spirit"]

ELEMENTS: tuple[Element, ...] = get_args(Element)
"""In the order of turns; a game of three leaves Spirit out."""

LETTERS = "fwes"
"""How an element is written in a stack, by its place in ELEMENTS."""

PIXLS = 24
"""Pixls of each element (X1.1)."""

PREY_WITH_FOUR = {"earth": "water", "water": "fire", "fire": "spirit", "spirit": "earth"}  # X1.2
PREY_WITH_THREE = {"earth": "water", "water": "fire", "fire": "earth"}  # X1.3


def relations(elements: int) -> tuple[tuple[Relation, ...], ...]:
    """Return `[hunter][victim]` for three or four elements in play. An element to itself is never looked up."""
    prey = PREY_WITH_FOUR if elements == len(ELEMENTS) else PREY_WITH_THREE

    def relation(hunter: str, victim: str) -> Relation:
        if prey[hunter] == victim:
            return "prey"
        return "predator" if prey[victim] == hunter else "neutral"

    names = ELEMENTS[:elements]
    return tuple(tuple(relation(hunter, victim) for victim in names) for hunter in names)
