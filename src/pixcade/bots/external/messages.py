"""Messages to and from a third-party bot: one JSON object a line. Seats count from 1."""

import json
from collections.abc import Mapping
from math import isfinite
from typing import NoReturn

from pixcade.bots.api import Budget, Thought, View, Weighed
from pixcade.bots.running.fallback import Failure, legal_move
from pixcade.games.errors import InvalidNotation

MAX_SECONDS = 86_400.0
"""The largest time limit that is sent; an unlimited budget becomes this."""

SEED_BITS = 256
ANSWER_FIELDS = ("move", "weighed", "reduced")


def short_request(view: View) -> dict[str, object]:
    """Encode a request for a Python bot, which has the rules.

    The seed is drawn from `view.random`, so the bot can't reconstruct that generator.
    """
    return {
        "state": {"game": view.game.info.id, "position": view.position},
        "decision": {"piece": view.piece, "seat": view.seat + 1},
        "budget": {"seconds": limit(view.budget), "work": view.budget.work},
        "seed": f"{view.random.getrandbits(SEED_BITS):0{SEED_BITS // 4}x}",
    }


def full_request(view: View) -> dict[str, object]:
    """Encode a request for a bot that doesn't know the rules: with the legal moves and facts about the position."""
    request = short_request(view)
    state = {"game": view.game.info.id, "position": view.position, "facts": view.facts}
    legal = [view.game.format_move(view.state, move) for move in view.legal]
    budget, seed = request["budget"], request["seed"]
    return {"state": state, "decision": request["decision"], "legal": legal, "budget": budget, "seed": seed}


def limit(budget: Budget) -> float:
    """Return the seconds after which a bot counts as hung."""
    return min(budget.seconds, MAX_SECONDS)


def encode(message: Mapping[str, object]) -> bytes:
    return json.dumps(message, allow_nan=False).encode("ascii") + b"\n"


def read_answer(view: View, line: bytes) -> Thought:
    """Decode a bot's response. Raises Failure unless it is a legal move."""
    answer = decode(line)
    if "error" in answer:
        raise Failure("raised", answer["error"])
    for name in answer:
        if name not in ANSWER_FIELDS:
            raise Failure("nonsense", f"{name}: unknown field")
    move = parse_legal_move(view, answer.get("move"))
    weighed = answer.get("weighed", [])
    reduced = answer.get("reduced", False)
    if not isinstance(weighed, list) or not isinstance(reduced, bool):
        raise Failure("nonsense", "weighed must be a list, reduced true or false")
    return Thought(move, tuple(read_weighed(view, one) for one in weighed), reduced)


def decode(line: bytes) -> dict[str, object]:
    """Return the JSON object of a line. Raises Failure."""
    try:
        answer = json.loads(line.decode("utf-8"), parse_constant=reject_constant)
    except (ValueError, RecursionError):
        answer = None
    if not isinstance(answer, dict):
        raise Failure("nonsense", line[:200].decode("utf-8", errors="replace").rstrip())
    return answer


def reject_constant(name: str) -> NoReturn:
    """Raise ValueError: NaN and Infinity aren't JSON."""
    raise ValueError(name)


def parse_legal_move(view: View, text: object) -> object:
    """Return a legal move from its notation. Raises Failure."""
    if not isinstance(text, str):
        raise Failure("nonsense", "move must be a string")
    try:
        move = view.game.parse_move(view.state, text)
    except InvalidNotation:
        raise Failure("not-a-move", text) from None
    try:
        return legal_move(view, move)
    except Failure:
        raise Failure("illegal", text) from None


def read_weighed(view: View, entry: object) -> Weighed:
    """Decode one evaluated move. Raises Failure."""
    if not isinstance(entry, dict) or set(entry) != {"move", "probability", "value"}:
        raise Failure("nonsense", "an entry of weighed must have move, probability and value")
    numbers = entry["probability"], entry["value"]
    if not all(isinstance(one, int | float) and not isinstance(one, bool) and is_finite(one) for one in numbers):
        raise Failure("nonsense", "probability and value must be finite numbers")
    probability, value = map(float, numbers)
    if not 0 <= probability <= 1:
        raise Failure("nonsense", "probability must be from 0 to 1")
    move = parse_legal_move(view, entry["move"])
    return Weighed(view.game.format_move(view.state, move), probability, value)


def is_finite(number: float) -> bool:
    try:
        return isfinite(float(number))
    except OverflowError:
        return False
