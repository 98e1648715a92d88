"""Naive Pixl, one hex at a time.

A state is a dict of plain JSON values. Functions don't modify their arguments unless they say so. Comments name the
rules (X1.1 ...).
"""

import copy
from typing import Any

LETTERS = "abcdefghijklmnopq"
LAST_TURN = 1000  # X6.4


# --- Hexes --------------------------------------------------------------------------------------


def letter_then_number(name: str) -> tuple[str, int]:
    """Sorting key of a hex name: the board order."""
    return name[0], int(name[1:])


def to_name(state: dict[str, Any], q: int, r: int) -> str:
    """The name of hex (q, r)."""
    n = state["side"] - 1
    return LETTERS[q + n] + str(r + n + 1)


def to_axial(state: dict[str, Any], name: str) -> tuple[int, int]:
    """The (q, r) of a hex name."""
    n = state["side"] - 1
    return LETTERS.index(name[0]) - n, int(name[1:]) - n - 1


def distance(state: dict[str, Any], one: str, other: str) -> int:
    """Steps from one hex to the other."""
    q1, r1 = to_axial(state, one)
    q2, r2 = to_axial(state, other)
    q = q1 - q2
    r = r1 - r2
    return max(abs(q), abs(r), abs(q + r))


def ring(q: int, r: int) -> int:
    """Steps from the centre of the board."""
    return max(abs(q), abs(r), abs(q + r))


def all_hexes(state: dict[str, Any]) -> list[str]:
    n = state["side"] - 1
    names = []
    for q in range(-n, n + 1):
        for r in range(-n, n + 1):
            if ring(q, r) <= n:  # X2.1
                names.append(to_name(state, q, r))
    return names


def neighbours(state: dict[str, Any], name: str) -> list[str]:
    n = state["side"] - 1
    q, r = to_axial(state, name)
    names = []
    for dq, dr in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]:
        if ring(q + dq, r + dr) <= n:
            names.append(to_name(state, q + dq, r + dr))
    return names


def gray(state: dict[str, Any], name: str) -> bool:
    q, r = to_axial(state, name)
    return bool(ring(q, r) == state["side"] - 1)  # X2.1


# --- Pieces -------------------------------------------------------------------------------------


def top(state: dict[str, Any], name: str) -> str | None:
    """The colour on top of a hex; a Port isn't a Pixl."""
    if name not in state["hexes"]:
        return None
    colour: str = state["hexes"][name][-1]  # X3.3: only the top counts
    return colour


def empty(state: dict[str, Any], name: str) -> bool:
    """Whether there is neither a Pixl nor a Port on the hex."""
    return name not in state["hexes"] and name not in state["ports"].values()  # X2.3


def tops_around(state: dict[str, Any], name: str, colour: str) -> int:
    """How many neighbours of a hex have that colour on top."""
    count = 0
    for beside in neighbours(state, name):
        if top(state, beside) == colour:
            count = count + 1
    return count


def prey_of(state: dict[str, Any], element: str) -> str:
    if state["players"] == 3:  # X1.3
        return {"earth": "water", "water": "fire", "fire": "earth"}[element]
    return {"earth": "water", "water": "fire", "fire": "spirit", "spirit": "earth"}[element]  # X1.2, X1.4


def relation(state: dict[str, Any], element: str, other: str) -> str:
    """What the other colour is to the element: prey, predator or neutral."""
    if prey_of(state, element) == other:
        return "prey"
    if prey_of(state, other) == element:
        return "predator"
    return "neutral"


# --- Ports --------------------------------------------------------------------------------------


def port_hexes(state: dict[str, Any], element: str) -> list[str]:
    """Where the element may place its absent Port."""
    names = []
    for name in all_hexes(state):
        if not empty(state, name):  # X2.3
            continue
        if gray(state, name):  # X2.2
            continue
        clear = state["ports_rule"] == "clear-of-gray"
        if clear and any(gray(state, beside) for beside in neighbours(state, name)):  # X2.2, option
            continue
        if name == state["came_from"][element]:  # X5.2: on another hex
            continue
        too_near = False
        for other in state["order"]:
            port = state["ports"][other]
            if other != element and port is not None and distance(state, name, port) < 3:
                too_near = True  # X3.1: at least two hexes in between
        if not too_near:
            names.append(name)
    return names


def locks(state: dict[str, Any]) -> dict[str, list[str]]:
    """For every element the colours that lock its Port, sorted."""
    result: dict[str, list[str]] = {}
    for element in state["order"]:
        result[element] = []
        port = state["ports"][element]
        if port is None:
            continue  # X5.2: off the board it can't be locked
        for colour in sorted(state["order"]):
            if colour != element and tops_around(state, port, colour) >= 3:  # X5.1
                result[element].append(colour)
    return result


# --- Placing Pixls ------------------------------------------------------------------------------


def connected_pixls(state: dict[str, Any], element: str) -> list[str]:
    """The hexes whose tops are chained to the element's Port."""
    found: list[str] = []
    look_at = [state["ports"][element]]
    while look_at:
        here = look_at.pop()
        for beside in neighbours(state, here):
            if top(state, beside) == element and beside not in found:  # X3.3
                found.append(beside)
                look_at.append(beside)
    return found


def pixl_hexes(state: dict[str, Any], element: str) -> list[str]:
    """Where the element may place a Pixl."""
    port = state["ports"][element]
    if port is None or state["supply"][element] == 0:  # X5.2: not while the Port is off
        return []
    connected = connected_pixls(state, element)
    names = []
    for name in all_hexes(state):
        if not empty(state, name):  # X2.3, X3.3
            continue
        for beside in neighbours(state, name):
            if beside == port or beside in connected:  # X3.3, X3.4
                names.append(name)
                break
    return names


def put_pixl(state: dict[str, Any], element: str, name: str) -> None:
    """Place a Pixl, before any conversion (changes the state)."""
    state["hexes"][name] = [element]
    state["supply"][element] -= 1
    state["fresh_port"][element] = False  # X5.3


def victims(state: dict[str, Any], element: str, name: str) -> list[str]:
    """What qualifies for conversion by the Pixl just placed, in board order."""
    result = []
    for beside in neighbours(state, name):
        colour = top(state, beside)
        if colour is None or colour == element:
            continue
        if tops_around(state, beside, element) >= 2:  # X4.1
            result.append(beside)
    return sorted(result, key=letter_then_number)


def victim_relation(state: dict[str, Any], element: str, victim: str) -> str:
    """The relation to a victim, judged by its top."""
    colour = top(state, victim)
    if colour is None:
        raise ValueError(f"nothing stands on {victim}")
    return relation(state, element, colour)  # X4.5


def pickable(state: dict[str, Any], element: str, name: str) -> list[str]:
    """With single conversion: the victims to pick from when placing there."""
    after = copy.deepcopy(state)
    put_pixl(after, element, name)
    result = []
    for victim in victims(after, element, name):
        if victim_relation(after, element, victim) == "predator":
            result.append(victim)  # X4.4: needs no Pixl
        elif after["supply"][element] > 0:  # X4.1, option
            result.append(victim)
    return result


def convert(state: dict[str, Any], element: str, victim: str) -> None:
    """Convert one victim (changes the state)."""
    stack = state["hexes"][victim]
    kind = victim_relation(state, element, victim)
    if kind == "predator":  # X4.4
        stack.pop()
        state["prisoners"][element] += 1
        if not stack:
            del state["hexes"][victim]
        return
    if state["supply"][element] == 0:
        return  # X4.6: without a Pixl nothing happens
    if kind == "neutral":  # X4.2
        owner = stack.pop()
        state["supply"][owner] += 1
    stack.append(element)  # X4.2, X4.3
    state["supply"][element] -= 1


def convert_all(state: dict[str, Any], element: str, name: str) -> None:
    """Convert all victims of the Pixl just placed (changes the state)."""
    found = victims(state, element, name)  # X4.1: judged once, no chain reactions
    kinds = {victim: victim_relation(state, element, victim) for victim in found}
    for kind in ["predator", "prey", "neutral"]:  # X4.6: prey before neutrals
        for victim in found:  # X4.6: each in board order
            if kinds[victim] == kind:
                convert(state, element, victim)


# --- Turns --------------------------------------------------------------------------------------


def over(state: dict[str, Any]) -> bool:
    if state["turn"] >= LAST_TURN:  # X6.4
        return True
    if state["passes"] >= len(state["order"]):  # X3.2
        return True
    if state["players"] == 2 and state["end"] == "element":  # X6.1, option
        return any(state["supply"][element] == 0 for element in state["order"])
    for seat in range(state["players"]):  # X6.1
        if all(state["supply"][element] == 0 for element in elements_of(state, seat)):
            return True
    return False


def elements_of(state: dict[str, Any], seat: int) -> list[str]:
    return [element for element in state["order"] if state["seats"][element] == seat]


def mover(state: dict[str, Any]) -> str | None:
    """The element to move; None when the game is over."""
    if over(state):
        return None
    element: str = state["order"][state["turn"] % len(state["order"])]  # X1.5
    return element


def legal(state: dict[str, Any]) -> list[str]:
    """The moves of the element to move, in board order, then "@off", then "pass"."""
    element = mover(state)
    if element is None:
        return []
    if state["supply"][element] == 0:
        return ["pass"]  # X6.1
    if state["ports"][element] is None:
        names = sorted(port_hexes(state, element), key=letter_then_number)
        if not names:
            return ["pass"]  # X3.1, X5.2
        return ["@" + name for name in names]  # X3.1, X5.2: the only legal move
    moves = []
    for name in sorted(pixl_hexes(state, element), key=letter_then_number):
        picks = pickable(state, element, name) if state["conversion"] == "one" else []
        if picks:
            for pick in picks:
                moves.append(name + "x" + pick)  # X4.1, option
        else:
            moves.append(name)
    if not locks(state)[element] and not state["fresh_port"][element]:  # X5.1, X5.3
        moves.append("@off")
    moves.append("pass")  # X3.2
    return moves


def play(state: dict[str, Any], move: str) -> dict[str, Any]:
    """Return the state after a move of the element to move."""
    element = mover(state)
    if element is None:
        raise ValueError("the game is over")
    if move not in legal(state):
        raise ValueError(f"illegal for {element}: {move}")
    after = copy.deepcopy(state)
    after["turn"] += 1
    if move == "pass":
        after["passes"] += 1  # X3.2
        return after
    after["passes"] = 0
    if move == "@off":  # X5.2
        after["came_from"][element] = after["ports"][element]
        after["ports"][element] = None
    elif move.startswith("@"):
        if after["came_from"][element] is not None:
            after["fresh_port"][element] = True  # X5.3: the first placement isn't a move
        after["came_from"][element] = None
        after["ports"][element] = move[1:]
    elif "x" in move:  # X4.1, option
        name, pick = move.split("x")
        put_pixl(after, element, name)
        convert(after, element, pick)
    else:
        put_pixl(after, element, move)
        if after["conversion"] == "all":
            convert_all(after, element, move)  # X4.1
    return after


# --- Scoring ------------------------------------------------------------------------------------


def pixls_beneath(state: dict[str, Any], element: str) -> int:
    """The number of Pixls underneath the element's tops."""
    count = 0
    for stack in state["hexes"].values():
        if stack[-1] == element:
            count = count + len(stack) - 1
    return count


def points(state: dict[str, Any]) -> dict[str, dict[str, int]]:
    """The points of every element by source."""
    locked_by = locks(state)
    result: dict[str, dict[str, int]] = {}
    for element in state["order"]:
        tops = 0
        for stack in state["hexes"].values():
            if stack[-1] == element:
                tops = tops + 1
        locked = 0
        for other in state["order"]:
            if state["seats"][other] == state["seats"][element]:
                continue  # X6.2: nothing for the player's own Port
            if element in locked_by[other]:
                locked = locked + 1
        result[element] = {
            "tops": 1 * tops,  # X6.2
            "beneath": 2 * pixls_beneath(state, element),
            "prisoners": 1 * state["prisoners"][element],
            "locks": 5 * locked,
        }
    return result


def outcome(state: dict[str, Any]) -> dict[str, Any] | None:
    """The winning seats and the points of every seat; None until the game is over."""
    if not over(state):
        return None
    by_element = points(state)
    totals = []
    beneath = []
    for seat in range(state["players"]):
        total = 0
        under = 0
        for element in elements_of(state, seat):  # X1.4: two elements add up
            total = total + sum(by_element[element].values())
            under = under + pixls_beneath(state, element)
        totals.append(total)
        beneath.append(under)
    winners = [seat for seat in range(state["players"]) if totals[seat] == max(totals)]  # X6.3
    most = max(beneath[seat] for seat in winners)
    winners = [seat for seat in winners if beneath[seat] == most]  # X6.3
    return {"winners": winners, "points": totals}
