"""Data of every step of every golden game matches the declared types exactly."""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, TypedDict

import pytest

from pixcade.games import GAMES, rules
from pixcade.games.game import AnyGame, Event, EventKind, GameInfo, WireTypes
from pixcade.games.pixl import Pixl
from pixcade.games.record import Record, replay
from pixcade.protocol.game_types import GameTypes, game_schemas, schema_type
from pixcade.protocol.typescript import game_types
from tests.conformance.golden import GAMES_KEPT, read

validators = pytest.importorskip("jsonschema_rs")  # comes with schemathesis

GOLDEN = sorted(GAMES_KEPT.glob("*.pixcade"))
PLACE = "#/$defs/{name}"

Check = Callable[[str, object], list[str]]


def checking(game: AnyGame) -> Check:
    """Return a function that checks data of a kind (facts, choices, event, options) and rejects extra fields."""
    types = GameTypes(game, PLACE, closed=True)
    made = {
        part: validators.validator_for({"$ref": PLACE.format(name=name), "$defs": types.found})
        for part, name in types.parts.items()
    }
    return lambda part, data: [str(error) for error in made[part].iter_errors(json.loads(json.dumps(data)))]


@cache
def check_of(game_id: str) -> Check:
    return checking(GAMES[game_id])


def data_of(record: Record) -> Iterable[tuple[str, object]]:
    """Yield all data that a game produces while a record is replayed."""
    played = replay(record, rules)
    yield "options", played.game.option_values(played.game.options_of(played.states[0]))
    for state in played.states:
        yield "facts", played.game.facts(state)
        for decision in played.game.deciding(state):
            yield "choices", played.game.choices(state, decision)
    for events in played.events:
        for event in events:
            yield "event", as_data(event)


def as_data(event: Event) -> dict[str, object]:
    return {"code": event.code, "values": event.values}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.name)
def test_golden_games_match_the_declared_types(path: Path) -> None:
    record = read(path)
    check = check_of(record.game)
    seen = Counter[str]()
    for part, data in data_of(record):
        assert check(part, data) == [], (part, data)
        seen[part] += 1
    assert set(seen) == {"options", "facts", "choices", "event"}


def test_golden_games_have_every_declared_event() -> None:
    logs = [path.with_suffix(".events").read_text("utf-8") for path in GOLDEN]
    covered = {line.split()[1] for log in logs for line in log.splitlines()}
    for game in GAMES.values():
        assert {event.code for event in game.info.wire.events} - covered <= {"pixl.spared"}, "spared: in the cases"


@pytest.mark.parametrize(
    ("part", "change"),
    [
        ("facts", {"turn": "1"}),
        ("facts", {"mover": "air"}),
        ("facts", {"undeclared": 1}),
        ("facts", {"ports": {"fire": 3}}),
        ("choices", {"kind": "pawn"}),
        ("choices", {"pass": {"move": "pass", "cost": 0}}),
        ("choices", {"hexes": {"g7": [{"move": "g7", "undeclared": 1}]}}),
        ("choices", {"usual": {"cost": 1, "supply": [], "points": [], "scores": [], "events": [{"code": "pixl.no"}]}}),
        ("event", {"code": "pixl.no-such-event"}),
        ("event", {"values": {"element": "fire"}}),
        ("event", {"code": "pixl.covered"}),
        ("options", {"side": "4"}),
    ],
)
def test_data_that_differs_from_its_declaration_is_detected(part: str, change: dict[str, object]) -> None:
    game = Pixl()
    state = game.start(game.configure({}, seed=1))
    due = game.deciding(state)[0]
    event = game.apply(state, {due: game.legal(state, due)[0]}).events[0]
    samples: dict[str, Any] = {
        "facts": game.facts(state),
        "choices": game.choices(state, due),
        "event": as_data(event),
        "options": game.option_values(game.options_of(state)),
    }
    check = check_of("pixl")
    assert check(part, samples[part]) == []
    assert check(part, {**samples[part], **change}) != []


# A custom game

Suit = Literal["red", "blue"]


class DuelFacts(TypedDict):
    """A duel."""

    suits: Annotated[Sequence[Suit], 2]


class DuelDrawn(TypedDict):
    """A card was drawn."""

    suit: Suit


class Duel(Pixl):
    """Pixl under another name, with its own data."""

    info = GameInfo(
        "card-duel",
        (2,),
        (),
        1,
        WireTypes(facts=DuelFacts, events=(EventKind("duel.drawn", DuelDrawn),), names={"DuelSuit": Suit}),
    )


class Silent(Pixl):
    """A game that declares nothing."""

    info = GameInfo("silent", (2,), (), 1)


def test_documents_of_a_game_use_only_its_declarations() -> None:
    text = "\n".join(game_types([Duel()]))
    assert 'export type DuelSuit = "red" | "blue";' in text
    assert "/** A duel. */\nexport type DuelFacts = {\n  readonly suits: readonly [DuelSuit, DuelSuit];\n};" in text
    assert '  | { readonly code: "duel.drawn"; readonly values: DuelDrawn; };' in text
    assert "export type CardDuelChoices = Readonly<Record<string, unknown>>;" in text
    assert 'readonly "card-duel": { readonly facts: CardDuelFacts;' in text
    check = checking(Duel())
    assert check("facts", {"suits": ["red", "blue"]}) == []
    assert check("facts", {"suits": ["red"]}) != []
    assert check("choices", {"whatever": [1]}) == []


def test_game_without_declarations_accepts_any_data() -> None:
    check = checking(Silent())
    assert check("facts", {"a": [1, None]}) == check("choices", {}) == []
    assert check("event", {"code": "silent.nothing", "values": {"a": 1}}) == []
    assert check("event", {"values": {}}) != []


def test_two_games_cannot_declare_different_types_of_one_name() -> None:
    class Other(Duel):
        info = GameInfo("other", (2,), (), 1, WireTypes(names={"DuelSuit": Literal["red"]}))

    with pytest.raises(AssertionError, match="two of DuelSuit"):
        game_schemas([Duel(), Other()], PLACE)


def test_web_client_has_every_type_of_the_registered_games() -> None:
    for schema in game_schemas(GAMES.values(), "{name}").values():
        assert "unknown" not in schema_type(schema)
