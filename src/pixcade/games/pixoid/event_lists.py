"""Lists among the values of Pixoid's events, as their entries are said."""


def program_entry(text: str) -> dict[str, str | int]:
    """Return the variables of one revealed program, written like `amber:U3`."""
    piece, _, program = text.partition(":")
    return {"piece": piece, "direction": program[:1], "distance": int(program[1:])}
