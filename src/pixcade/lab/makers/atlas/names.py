"""A name for each maze of `p1`, in word pairs that all languages have: `pixoid-maze` says them.

The noun tells tile 1, whichever corner it lies in, and the order of the other three clockwise from it: round things
where its rings are up, things with bars where its grill is. The adjective tells which sides of tiles 2, 3 and 4 are up.
So all four rotations of a board have one name, and turning a tile over changes one word. Names never change.
"""

from pixcade.games.pixoid.board import layouts_up_to_rotation

SET = "p1"
NOUNS = {
    "A": {"234": "mill", "243": "well", "324": "carousel", "342": "moon", "423": "clock", "432": "island"},
    "B": {"234": "gate", "243": "bridge", "324": "harp", "342": "garden", "423": "piano", "432": "forest"},
}
"""By the side of tile 1 that is up and the tiles that follow it clockwise."""
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
    """Return the names of all mazes by their codes."""
    return {code: name_of(code) for code in layouts_up_to_rotation(SET)}
