"""Pixl reimplemented from the engine's JSON and docs/engine.md alone: imports nothing of `src/`."""

from typing import Any

NEIGHBOURS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
Facts = dict[str, Any]


def near(facts: Facts, hex: str) -> list[str]:
    """The up to six neighbours of a hex."""
    letter, number = ord(hex[0]), int(hex[1:])
    around = [f"{chr(letter + across)}{number + down}" for across, down in NEIGHBOURS]
    return [one for one in around if one in facts["hexes"]]


def distance(one: str, other: str) -> int:
    """How many steps lie between two hexes."""
    across, down = ord(one[0]) - ord(other[0]), int(one[1:]) - int(other[1:])
    return max(abs(across), abs(down), abs(across + down))


def top(facts: Facts, hex: str) -> str | None:
    """The element on top of a hex."""
    stack = facts["hexes"][hex]
    return stack[-1] if stack else None


def empty(facts: Facts, hex: str) -> bool:
    """Whether the hex is empty."""
    return not facts["hexes"][hex] and hex not in facts["ports"].values()


def chain(facts: Facts, element: str) -> set[str]:
    """An element's Port and every hex of its colour connected to it."""
    reached, fresh = set(), {facts["ports"][element]}
    while fresh:
        reached |= fresh
        fresh = {one for hex in fresh for one in near(facts, hex) if top(facts, one) == element} - reached
    return reached


def lockers(facts: Facts, element: str) -> list[str]:
    """The other colours with three or more tops round a Port."""
    port = facts["ports"][element]
    around = [] if port is None else [top(facts, hex) for hex in near(facts, port)]
    return [one for one in facts["ports"] if one != element and around.count(one) >= 3]


def port_hexes(facts: Facts, element: str) -> list[str]:
    """Where an absent Port may be put."""
    strict = facts["options"]["ports"] == "clear-of-gray"
    ports = [port for port in facts["ports"].values() if port is not None]
    return [
        hex
        for hex in facts["hexes"]
        if empty(facts, hex)
        and hex not in facts["gray"]
        and not (strict and any(one in facts["gray"] for one in near(facts, hex)))
        and hex != facts["came_from"][element]
        and all(distance(hex, port) >= 3 for port in ports)
    ]


def victims(facts: Facts, element: str, hex: str) -> list[str]:
    """The neighbours that a Pixl placed here would convert, in board order."""
    around = [one for one in facts["hexes"] if one in near(facts, hex) and top(facts, one) not in (None, element)]
    return [one for one in around if any(top(facts, other) == element for other in near(facts, one))]


def relation(facts: Facts, element: str, hex: str) -> str:
    """The relation of a hex's top to an element."""
    return str(facts["relations"][element][top(facts, hex)])


def picks(facts: Facts, element: str, hex: str) -> list[str]:
    """The victims of which one is picked under the option `conversion=one`."""
    found = victims(facts, element, hex)
    if facts["supply"][element] > 1:
        return found
    return [one for one in found if relation(facts, element, one) == "predator"]


def legal(facts: Facts, element: str) -> list[str]:
    """All legal moves of the element whose turn it is."""
    if not facts["supply"][element]:
        return ["pass"]
    if facts["ports"][element] is None:
        return [f"@{hex}" for hex in port_hexes(facts, element)] or ["pass"]
    reached = chain(facts, element)
    moves = []
    for hex in facts["hexes"]:
        if empty(facts, hex) and reached & set(near(facts, hex)):
            picked = picks(facts, element, hex) if facts["options"]["conversion"] == "one" else []
            moves += [f"{hex}x{victim}" for victim in picked] or [hex]
    if not facts["just_moved"][element] and not lockers(facts, element):
        moves.append("@off")
    return [*moves, "pass"]


def after(facts: Facts, moves: dict[str, str]) -> Facts:
    """The expected changes of facts after this move."""
    ((element, move),) = moves.items()
    ports, came_from = dict(facts["ports"]), dict(facts["came_from"])
    just_moved = dict(facts["just_moved"])
    changes: Facts = {"turns_taken": facts["turns_taken"] + 1, "passes": 0}
    if move == "pass":
        return changing_facts(facts, changes | {"passes": facts["passes"] + 1})
    if move == "@off":
        came_from[element], ports[element] = ports[element], None
    elif move.startswith("@"):
        just_moved[element] = came_from[element] is not None
        came_from[element], ports[element] = None, move[1:]
    else:
        just_moved[element] = False
        changes |= placed(facts, element, *move.split("x"))
    return changing_facts(facts, changes | {"ports": ports, "came_from": came_from, "just_moved": just_moved})


def placed(facts: Facts, element: str, hex: str, victim: str = "") -> Facts:
    """The stacks, supplies and prisoners after a Pixl was placed."""
    found = [victim] if victim else victims(facts, element, hex)
    if facts["options"]["conversion"] == "one" and not victim:
        found = []
    hexes = {name: list(stack) for name, stack in facts["hexes"].items()}
    supply, prisoners = dict(facts["supply"]), dict(facts["prisoners"])
    hexes[hex].append(element)
    supply[element] -= 1
    for wanted in ("prey", "neutral", "predator"):
        for one in found:
            if relation(facts, element, one) != wanted or (wanted != "predator" and not supply[element]):
                continue
            if wanted == "predator":
                hexes[one].pop()
                prisoners[element] += 1
                continue
            if wanted == "neutral":
                supply[hexes[one].pop()] += 1
            hexes[one].append(element)
            supply[element] -= 1
    return {"hexes": hexes, "supply": supply, "prisoners": prisoners}


def changing_facts(facts: Facts, changes: Facts) -> Facts:
    """The facts that change in a game, with some of them changed, and points and the end that follow from them."""
    names = ("hexes", "supply", "prisoners", "ports", "came_from", "just_moved", "turns_taken", "passes")
    new = facts | changes
    locked_by = {element: lockers(new, element) for element in new["ports"]}
    scores = [0] * max(new["seats"].values())
    for element, seat in new["seats"].items():
        own = [stack for stack in new["hexes"].values() if stack and stack[-1] == element]
        scores[seat - 1] += sum(1 + 2 * (len(stack) - 1) for stack in own) + new["prisoners"][element]
        locked = [owner for owner, by in locked_by.items() if element in by and new["seats"][owner] != seat]
        scores[seat - 1] += 5 * len(locked)
    return {name: new[name] for name in names} | {"locked_by": locked_by, "scores": scores, "over": over(new)}


def over(facts: Facts) -> bool:
    """Whether the game has ended."""
    empty_handed = [element for element, left in facts["supply"].items() if not left]
    if facts["options"]["end"] == "element" and empty_handed:
        return True
    seats = set(facts["seats"].values())
    playing = {facts["seats"][element] for element, left in facts["supply"].items() if left}
    return playing != seats or facts["passes"] >= len(facts["order"]) or facts["turns_taken"] >= 1000


def sensible(facts: Facts, element: str, move: str) -> bool:
    """Prefer placements, and move a Port now and then: otherwise everyone soon passes."""
    return move not in ("pass", "@off") or facts["turns_taken"] % 7 == 0
