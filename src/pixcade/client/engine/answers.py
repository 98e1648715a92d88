"""The engine's responses, as JSON-serialisable data. Seats count from 1."""

from collections.abc import Callable, Sequence

from pixcade.client.engine.json_lines import InvalidRequest
from pixcade.client.engine.session import RejectedMove, Session
from pixcade.games.errors import PixcadeError
from pixcade.games.game import AnyGame, Event, Outcome

LONGEST_VALUE = 300
"""Characters of the input that an error quotes."""

PLACES = ("line", "column", "at")
"""Values that locate an error in a record or line."""

PARTS: dict[str, Callable[[Session], object]] = {
    "game": lambda played: played.game.info.id,
    "step": lambda played: len(played.moves),
    "position": lambda played: played.game.format_position(played.state),
    "seats": lambda played: played.game.seats(played.state),
    "deciding": lambda played: deciding(played),
    "legal": lambda played: {one.piece: played.legal(one) for one in played.game.deciding(played.state)},
    "outcome": lambda played: outcome(played.game.outcome(played.state)),
    "points": lambda played: list(played.game.points(played.state)),
    "silent": lambda played: sorted(seat + 1 for seat in played.game.silent(played.state)),
    "facts": lambda played: played.game.facts(played.state),
}
"""The parts of a state, in the order in which they are written."""

ON_REQUEST: dict[str, Callable[[Session], object]] = {
    "unreachable": lambda played: unreachable(played),
}
"""Slow parts, only included if named; written after the others."""

SUMMARY = ("game", "step", "position", "deciding", "outcome", "points")
"""The parts in the response to every change of state."""

INSIDE = "facts."


def state(played: Session, only: Sequence[str]) -> dict[str, object]:
    """Return these parts of the state; `facts.cubes` is one of the facts. Raises InvalidRequest for an unknown part."""
    whole = {name for name in only if not name.startswith(INSIDE)}
    single = {name.removeprefix(INSIDE) for name in only if name.startswith(INSIDE)}
    parts = PARTS | ON_REQUEST
    reject_unknown_part(whole, list(parts), "")
    found = {name: part(played) for name, part in parts.items() if name in whole}
    if single:
        facts = played.game.facts(played.state)
        reject_unknown_part(single, list(facts), INSIDE)
        if "facts" not in whole:
            found["facts"] = {name: fact for name, fact in facts.items() if name in single}
    return found


def reject_unknown_part(names: set[str], known: list[str], inside: str) -> None:
    """Raise InvalidRequest unless all these parts exist."""
    unknown = sorted(names - set(known))
    if unknown:
        raise InvalidRequest("engine.unknown-part", name=inside + unknown[0], known=", ".join(known))


def unreachable(played: Session) -> list[dict[str, object]]:
    """Return reasons why no game reaches this position, as errors; empty if none is known."""
    return [error(reason) for reason in played.game.unreachable(played.state)]


def deciding(played: Session) -> list[dict[str, object]]:
    return [{"piece": one.piece, "seat": one.seat + 1} for one in played.game.deciding(played.state)]


def outcome(result: Outcome | None) -> dict[str, object] | None:
    """Return a result, or None while the game is in progress."""
    if result is None:
        return None
    winners = [seat + 1 for seat in result.winners]
    return {"winners": winners, "points": list(result.points), "reason": result.reason}


def events(happened: Sequence[Event]) -> list[dict[str, object]]:
    """Return the events in narration order."""
    return [{"code": event.code, "values": dict(event.values)} for event in happened]


def game(one: AnyGame) -> dict[str, object]:
    """Return the facts of a game that don't change."""
    info = one.info
    options = [
        {"name": option.name, "choices": list(option.choices), "default": option.default, "rule": option.rule}
        for option in info.options
    ]
    return {"id": info.id, "players": list(info.players), "rules_version": info.rules_version, "options": options}


def error(error: PixcadeError) -> dict[str, object]:
    """Return an error: code, rule (or None) and values, then position and piece, if known."""
    values = {name: value[:LONGEST_VALUE] if isinstance(value, str) else value for name, value in error.values.items()}
    found: dict[str, object] = {
        "code": error.code,
        "rule": error.rule or None,
        "values": {name: value for name, value in values.items() if name not in PLACES},
    }
    found |= {name: values[name] for name in PLACES if name in values}
    if isinstance(error, RejectedMove):
        found["piece"] = error.piece
    return found
