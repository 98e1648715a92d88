"""The four elements and who preys on whom (X1)."""

from typing import Literal, get_args

Relation = Literal["prey", "neutral", "predator"]
"""The relation of a victim to its converter."""

Element = Literal["fire", "water", "earth", "spirit"]

ELEMENTS: tuple[Element, ...] = get_args(Element)
"""In turn order; a game of three has no Spirit."""

LETTERS = "fwes"
"""Letters of the elements in a stack, in the order of ELEMENTS."""

PIXLS = 24
"""Pixls per element (X1.1)."""

PREY_WITH_FOUR = {"earth": "water", "water": "fire", "fire": "spirit", "spirit": "earth"}  # X1.2
PREY_WITH_THREE = {"earth": "water", "water": "fire", "fire": "earth"}  # X1.3


def relations(elements: int) -> tuple[tuple[Relation, ...], ...]:
    """Return `[hunter][victim]` for three or four elements. The diagonal is unused."""
    prey = PREY_WITH_FOUR if elements == len(ELEMENTS) else PREY_WITH_THREE

    def relation(hunter: str, victim: str) -> Relation:
        if prey[hunter] == victim:
            return "prey"
        return "predator" if prey[victim] == hunter else "neutral"

    names = ELEMENTS[:elements]
    return tuple(tuple(relation(hunter, victim) for victim in names) for hunter in names)
