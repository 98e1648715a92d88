"""Naive Pixoid, one Pix at a time.

A state is a dict of plain JSON values. Functions don't modify their arguments unless they say so. Comments name the
rules (P1.1 ...).
"""

import copy
from typing import Any

LETTERS = "abcdefghij"
DIRECTIONS = ["U", "D", "L", "R"]
SPARE = 3  # P7.1: with three players, the controller without a seat
RESERVE = 12  # P2.1


# --- Pix ----------------------------------------------------------------------------------------


def letter_then_number(pix: str) -> tuple[str, int]:
    """Sorting key of a Pix name."""
    return pix[0], int(pix[1:])


def pix_beside(pix: str, direction: str) -> str | None:
    """The next Pix in a direction, or None beyond the frame."""
    column = LETTERS.index(pix[0])
    row = int(pix[1:])
    if direction == "U":
        row = row - 1
    elif direction == "D":
        row = row + 1
    elif direction == "L":
        column = column - 1
    elif direction == "R":
        column = column + 1
    else:
        raise ValueError(f"no such direction: {direction}")
    if column < 0 or column > 9 or row < 1 or row > 10:  # P1.2: no wrap-around
        return None
    return LETTERS[column] + str(row)


def one_step(state: dict[str, Any], pix: str, direction: str) -> str | None:
    """Where one step leads, or None if there is a wall."""
    beside = pix_beside(pix, direction)
    if beside is None:
        return None
    for pair in state["joined"]:
        if set(pair) == {pix, beside}:
            return beside
    return None  # P1.2: walls are never crossed


# --- Who is who ---------------------------------------------------------------------------------


def pixoid_seat(state: dict[str, Any]) -> int:
    """The seat that is Pixoid in this round."""
    seat: int = state["oldest"]  # P2.3
    for _ in range(state["round"] - 1):
        seat = (seat + 1) % state["players"]  # P5.3: then the player on the left
    return seat


def bug_seats(state: dict[str, Any]) -> list[int]:
    """The other seats, clockwise from Pixoid's left."""
    seats = []
    seat = (pixoid_seat(state) + 1) % state["players"]
    while seat != pixoid_seat(state):
        seats.append(seat)
        seat = (seat + 1) % state["players"]
    return seats


def spare_holder(state: dict[str, Any]) -> int:
    """The seat that has the spare controller in this turn (three players)."""
    first, other = bug_seats(state)
    holder = first  # P7.1, P7.3: Pixoid's left has it at the start of the round
    # P7.2: it changes hands after every turn; a turn that did not end the round gave one reserve cube.
    for _ in range(state["taken"]):
        holder = other if holder == first else first
    return holder


def everyone(state: dict[str, Any]) -> list[tuple[int, int]]:
    """All (controller, seat): Pixoid, the Bugs clockwise, the spare last."""
    result = [(pixoid_seat(state), pixoid_seat(state))]
    for seat in bug_seats(state):
        result.append((seat, seat))
    if state["players"] == 3:
        result.append((SPARE, spare_holder(state)))
    return result


def bug_controllers(state: dict[str, Any]) -> list[int]:
    """The controllers of the three Bugs."""
    return [controller for controller, _ in everyone(state) if controller != pixoid_seat(state)]


def placing(state: dict[str, Any]) -> bool:
    """Whether cubes are still to be placed on Start Pix."""
    return None in state["cubes"]


# --- Decisions ----------------------------------------------------------------------------------


def deciding(state: dict[str, Any]) -> list[tuple[int, int]]:
    """The (controller, seat) pairs that decide now; empty when the game is over."""
    if state["over"]:
        return []
    if placing(state):
        for controller, seat in everyone(state):  # P2.4, P7.1: one after another
            if state["cubes"][controller] is None:
                return [(controller, seat)]
    return everyone(state)  # P3.1: all at once


def legal(state: dict[str, Any], controller: int) -> list[str]:
    """The moves of a controller; empty if it doesn't decide now."""
    if controller not in [deciding_one for deciding_one, _ in deciding(state)]:
        return []
    moves = []
    if placing(state):
        for start in sorted(state["starts"], key=letter_then_number):
            if start not in state["cubes"]:  # P2.4: a free one
                moves.append("@" + start)
        return moves
    for direction in DIRECTIONS:
        if one_step(state, state["cubes"][controller], direction) is None:
            continue  # P3.2: not against a wall right next to the cube
        for distance in range(1, 10):  # P3.1: 0 is forbidden; P3.2: too far is allowed
            moves.append(direction + str(distance))
    return moves


def play(state: dict[str, Any], moves: dict[int, str]) -> dict[str, Any]:
    """Return the state after the moves of all that decide now."""
    controllers = [controller for controller, _ in deciding(state)]
    if not controllers:
        raise ValueError("the game is over")
    if sorted(moves) != sorted(controllers):
        raise ValueError(f"moves are needed of exactly these controllers: {controllers}")
    for controller in controllers:
        if moves[controller] not in legal(state, controller):
            raise ValueError(f"illegal for controller {controller}: {moves[controller]}")
    after = copy.deepcopy(state)
    if placing(state):
        for controller in controllers:
            after["cubes"][controller] = moves[controller][1:]
    else:
        play_turn(after, moves)
    return after


# --- One turn (these modify their argument) -----------------------------------------------------


def play_turn(state: dict[str, Any], moves: dict[int, str]) -> None:
    """Movement and scoring."""
    caught = move_pixoid(state, moves[pixoid_seat(state)])  # P4.1: Pixoid first
    if caught:
        end_round(state, caught=True)  # P4.2: the Bugs don't move
        return
    if short_game_won(state):
        state["over"] = True  # P6.1: immediately, before the Bugs move
        return
    for controller in bug_controllers(state):  # P4.5: they don't block each other
        if move_bug(state, controller, moves[controller]):
            caught = True  # P4.6: the others still complete their moves
    if caught:
        end_round(state, caught=True)
        return
    state["taken"] = state["taken"] + 1  # P5.1
    if short_game_won(state):
        state["over"] = True  # P6.1
    elif state["taken"] == RESERVE:
        end_round(state, caught=False)  # P5.1


def move_pixoid(state: dict[str, Any], program: str) -> bool:
    """Move Pixoid's cube Pix by Pix; return whether he ran into a Bug."""
    me = pixoid_seat(state)
    direction = program[0]
    distance = int(program[1:])
    bugs_on = [state["cubes"][controller] for controller in bug_controllers(state)]
    for _ in range(distance):
        pix = one_step(state, state["cubes"][me], direction)
        if pix is None:
            return False  # P4.1: a wall stops the cube
        state["cubes"][me] = pix
        if pix in bugs_on:  # P4.2, P4.3: he stops at the Pix of contact
            if state["contact_cube"] == "taken":
                pick_up(state, pix)
                if short_game_won(state):
                    return False  # P4.3: the twelfth cube wins even there
            return True
        pick_up(state, pix)  # P4.4: onto or over
        if short_game_won(state):
            return False  # P6.1: the moment he holds 12
    return False


def pick_up(state: dict[str, Any], pix: str) -> None:
    """Pixoid takes the bonus cube of a Pix, if there is one."""
    if pix in state["bonus"]:
        state["bonus"].remove(pix)  # P4.4: each only once
        state["bonus_taken"] = state["bonus_taken"] + 1


def move_bug(state: dict[str, Any], controller: int, program: str) -> bool:
    """Move a Bug Pix by Pix; return whether it caught Pixoid."""
    direction = program[0]
    distance = int(program[1:])
    for _ in range(distance):
        pix = one_step(state, state["cubes"][controller], direction)
        if pix is None:
            return False  # P4.1
        state["cubes"][controller] = pix  # P4.4: bonus cubes stay
        if pix == state["cubes"][pixoid_seat(state)]:
            return True  # P4.2, P4.6: it stops there
    return False


def short_game_won(state: dict[str, Any]) -> bool:
    """Whether Pixoid holds 12 cubes in a short game."""
    if state["game"] != "short":
        return False
    return bool(state["taken"] + state["bonus_taken"] >= 12)  # P6.1


def end_round(state: dict[str, Any], caught: bool) -> None:
    """Score the round; set up the next one or end the game."""
    if state["game"] == "short":
        state["over"] = True  # P6.1: one round, no points
        return
    me = pixoid_seat(state)
    if caught:
        state["scores"][me] += state["taken"] + state["bonus_taken"]  # P5.2
        for seat in bug_seats(state):  # P7.3: the spare Bug has no score
            state["scores"][seat] += RESERVE - state["taken"]  # P5.2
    else:
        state["scores"][me] += 12 + state["bonus_taken"]  # P5.2: the Bugs get 0
    if state["round"] == state["players"]:
        state["over"] = True  # P5.4
        return
    state["round"] = state["round"] + 1
    state["taken"] = 0  # P5.3: everything back as at set-up
    state["bonus_taken"] = 0
    state["bonus"] = sorted(state["bonus_pix"], key=letter_then_number)
    state["cubes"] = [None, None, None, None]


# --- The end ------------------------------------------------------------------------------------


def outcome(state: dict[str, Any]) -> dict[str, Any] | None:
    """The winning seats and the points of every seat; None until the game is over."""
    if not state["over"]:
        return None
    points = list(state["scores"])
    if state["game"] == "short":
        winners = [pixoid_seat(state)] if short_game_won(state) else sorted(bug_seats(state))  # P6.1
    else:
        winners = [seat for seat in range(state["players"]) if points[seat] == max(points)]  # P5.4
    return {"winners": winners, "points": points}
