"""Names of the mazes of `p1`: word pairs that exist in all languages, in the message `pixoid-maze`.

The noun identifies tile 1 in whichever corner, and the order of the other three clockwise from it: round things if its
rings are up, things with bars if its grill is. The adjective identifies the visible sides of tiles 2, 3 and 4. So all
four rotations of a board have one name, and flipping a tile changes one word. Names never change.
"""

from pixcade.games.pixoid.board import layouts_up_to_rotation

SET = "p1"
NOUNS = {
    "A": {"234": "mill", "243": "well", "324": "carousel", "342": "moon", "423": "clock", "432": "island"},
    "B": {"234": "gate", "243": "bridge", "324": "harp", "342": "garden", "423": "piano", "432": "forest"},
}
"""By the visible side of tile 1 and the tiles that follow it clockwise."""
ADJECTIVES = {
    "AAA": "old", "AAB": "secret", "ABA": "silent", "ABB": "silver",
    "BAA": "sleepy", "BAB": "crooked", "BBA": "lost", "BBB": "wild",
}  # fmt: skip
"""By the sides of tiles 2, 3 and 4."""


def name_of(code: str) -> tuple[str, str]:
    faces = code.partition("-")[2].split(".")
    first = next(at for at, face in enumerate(faces) if face.startswith("1"))
    turned = faces[first:] + faces[:first]
    sides = "".join(face[1] for face in sorted(turned)[1:])
    return ADJECTIVES[sides], NOUNS[turned[0][1]]["".join(face[0] for face in turned[1:])]


def all_names() -> dict[str, tuple[str, str]]:
    """Return the names of all mazes by code."""
    return {code: name_of(code) for code in layouts_up_to_rotation(SET)}
