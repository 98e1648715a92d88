"""Golden games: records in fixtures/games/ with all their events. They are never changed.

`python -m tests.conformance.golden` writes missing ones, for a new variant or rules version.
"""

import random
from itertools import product
from pathlib import Path
from typing import Any

from pixcade.games import GAMES, rules
from pixcade.games.record import Record, read_record, replay, write_record
from tests.conformance.cases import format_event
from tests.random_games import pixl_tempting, pixoid_tempting

GAMES_KEPT = Path(__file__).parents[2] / "fixtures" / "games"
DATE = "2026-11-15"

VARIANTS: dict[str, list[dict[str, str]]] = {
    "pixoid": [
        {"players": players, "game": game, "contact-cube": contact}
        for players, game, contact in product("34", ("standard", "short"), ("left", "taken"))
    ],
    "pixl": [
        {"players": players, **options}
        for players in "234"
        for options in (
            {},
            {"conversion": "one"},
            {"ports": "clear-of-gray", "side": "8"},
            {"side": "5"},
            {"side": "9"},
            *([{"order": "fire-spirit-earth-water"}] if players != "3" else []),
            *([{"end": "element"}] if players == "2" else []),
        )
    ],
}


def file_name(game_id: str, options: dict[str, str]) -> str:
    """`pixl-2-conversion-one.pixcade`: the game, the number of players, and every non-default option."""
    defaults = {option.name: option.default for option in GAMES[game_id].info.options}
    words = [game_id, options["players"]]
    words += [f"{name}-{value}" for name, value in options.items() if name != "players" and value != defaults[name]]
    return "-".join(words) + ".pixcade"


def expected_files() -> list[str]:
    """A golden game for every variant of every game."""
    return [file_name(game_id, options) for game_id, variants in VARIANTS.items() for options in variants]


def events_text(record: Record) -> str:
    """All events of a game, step by step."""
    lines = []
    for number, events in enumerate(replay(record, rules).events, start=1):
        lines += [f"{number}. {format_event(event)}" for event in events]
    return "\n".join(lines) + "\n"


def play(game_id: str, options: dict[str, str], seed: int) -> Record:
    """A game between random players that get into trouble."""
    game = GAMES[game_id]
    generator = random.Random(seed)
    state: Any = game.start(game.configure(options, seed))
    steps = []
    while due := game.deciding(state):
        if game_id == "pixoid":
            moves = {one: pixoid_tempting(generator, state, one) for one in due}
        else:
            moves = {one: pixl_tempting(generator, state, one, game.legal(state, one)) for one in due}
        steps.append({one.piece: game.format_move(state, move) for one, move in moves.items()})
        state = game.apply(state, moves).state
    names = ("Mira", "Tomek", "Lucie", "Jonas")[: game.seats(state)]
    values = game.option_values(game.options_of(state))
    return Record(game_id, game.info.rules_version, DATE, names, values, tuple(steps))


def write_missing() -> None:
    for game_id, variants in VARIANTS.items():
        for seed, options in enumerate(variants, start=1):
            path = GAMES_KEPT / file_name(game_id, options)
            if not path.exists():
                record = play(game_id, options, seed)
                path.write_text(write_record(record, rules), encoding="utf-8")
                path.with_suffix(".events").write_text(events_text(record), encoding="utf-8")
                print(path.name)


def read(path: Path) -> Record:
    return read_record(path.read_text(encoding="utf-8"), rules)


if __name__ == "__main__":
    write_missing()
