"""Positions without a table: their description, and that every lesson agrees with the rules."""

import json
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pixcade.games import GAMES
from pixcade.games.errors import PixcadeError
from pixcade.protocol.http_messages import AskPosition, PositionView, TriedMoves, TryMoves
from pixcade.room.positions import position_view, tried_moves
from tests.server.support.server import run, serving
from tests.server.support.short_game import rejected

ROOT = Path(__file__).parents[3]
FIXTURES = ROOT / "fixtures" / "lessons"
LESSONS = [lesson for game in GAMES for lesson in json.loads((FIXTURES / f"{game}.json").read_text(encoding="utf-8"))]
PICTURES = json.loads((FIXTURES / "pictures.json").read_text(encoding="utf-8"))
RULES = {
    number: rule
    for rules in tomllib.loads((ROOT / "fixtures" / "rules.toml").read_text(encoding="utf-8")).values()
    for number, rule in rules.items()
}
NOT_PLAYED = {"P1.1", "P1.4", "P1.5", "P2.2", "P2.5", "P3.3", "P3.6", "P7.4", "X2.1", "X6.4"}
"""Rules about material, the screen and the length of a game: there is nothing to be tried about them."""

POSITION = "pixl side=5 turn=8 fire@e5 water@b8 earth@g2 spirit@b5 stacks=e4:f.f3:e"


def tried(game: str, position: str, moves: dict[str, str]) -> Any:
    """Return the result of a step, as a client reads it."""
    return json.loads(msgspec.json.encode(tried_moves(TryMoves(game, position, moves))))


def fact(facts: Any, path: str) -> Any:
    for name in path.split("."):
        facts = facts[name]
    return facts


def has(event: Any, wanted: dict[str, Any]) -> bool:
    """Whether an event has these values; a list has to hold the value."""
    values = {"code": event["code"], **event["values"]}
    return all(
        value in values[name] if isinstance(values.get(name), list) else values.get(name) == value
        for name, value in wanted.items()
    )


def fulfils(wants: Any, told: Any) -> bool:
    return (
        "rejected" not in wants
        and all(any(has(event, wanted) for event in told["events"]) for wanted in wants.get("events", ()))
        and all(event["code"] not in wants.get("none", ()) for event in told["events"])
        and all(fact(told["facts"], path) == value for path, value in wants.get("facts", {}).items())
    )


# Lessons


@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson["id"] for lesson in LESSONS])
def test_lesson_is_solved_by_its_solution_only(lesson: Any) -> None:
    game, position = lesson["game"], lesson["position"]
    for step in lesson["steps"]:
        due = position_view(AskPosition(game, position)).choices
        assert set(due) == {*step["pieces"], *step["others"]}
        for wrong in step["wrong"]:
            moves = {**step["others"], **wrong["moves"]}
            if "rejected" in wrong:
                with pytest.raises(PixcadeError) as caught:
                    tried(game, position, moves)
                assert caught.value.code == wrong["rejected"]
            else:
                assert not fulfils(step["wants"], tried(game, position, moves)), moves
        moves = {**step["others"], **step["solution"]}
        if "rejected" in step["wants"]:
            with pytest.raises(PixcadeError) as caught:
                tried(game, position, moves)
            assert caught.value.code == step["wants"]["rejected"]
            continue
        told = tried(game, position, moves)
        assert fulfils(step["wants"], told)
        for then in step.get("then", ()):
            told = tried(game, told["position"], then)
        position = told["position"]


@pytest.mark.parametrize("lesson", [one for one in LESSONS if one["id"] in ("pixl-short", "pixl-end")])
def test_learner_of_a_lesson_that_ends_a_game_wins_it(lesson: Any) -> None:
    [*_, step] = lesson["steps"]
    told = tried(lesson["game"], lesson["position"], {**step["others"], **step["solution"]})
    [over] = [event["values"] for event in told["events"] if event["code"] == "pixl.game-over"]
    assert over["winners"] == [told["facts"]["seats"][step["pieces"][0]]]


def test_lessons_cover_every_playable_rule() -> None:
    met = {rule for lesson in LESSONS for rule in lesson["rules"]}
    assert met <= set(RULES)
    assert set(RULES) - met == NOT_PLAYED


def test_lesson_names_are_unique() -> None:
    names = [lesson["id"] for lesson in LESSONS]
    assert len(set(names)) == len(names)
    assert all(lesson["id"].startswith(f"{lesson['game']}-") for lesson in LESSONS)


@pytest.mark.parametrize("rule", PICTURES)
def test_picture_shows_a_position_and_a_legal_move(rule: str) -> None:
    picture = PICTURES[rule]
    assert rule in RULES
    game = GAMES["pixoid" if rule.startswith("P") else "pixl"]
    state = game.parse_position(picture["position"])
    due = {decision.piece: decision for decision in game.deciding(state)}
    if "move" in picture:
        assert game.parse_move(state, picture["move"]) in game.legal(state, due[picture["piece"]])
    assert picture.get("piece", next(iter(due))) in due


# The two calls


def test_position_comes_with_its_choices(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            person = await served.person()
            told = await person.ask("POST", "/api/position", AskPosition("pixl", POSITION), PositionView)
            assert told.position == POSITION
            assert told.facts["mover"] == "fire"
            assert list(told.choices) == ["fire"]
            assert told.choices["fire"]["hexes"]["f4"][0]["converts"] == ["f3"]
            assert not told.over

    run(main())


def test_tried_step_is_not_stored(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            person = await served.person()
            before = await served.application.services.store.tables(("lobby", "playing", "over"), public=None, most=9)
            told = await person.ask("POST", "/api/try", TryMoves("pixl", POSITION, {"fire": "f4"}), TriedMoves)
            assert [event.code for event in told.events] == ["pixl.placed", "pixl.replaced"]
            assert told.facts["mover"] == "water"
            assert list(told.choices) == ["water"]
            after = await served.application.services.store.tables(("lobby", "playing", "over"), public=None, most=9)
            assert (before, after) == ([], [])

    run(main())


def test_illegal_try_is_rejected_as_at_a_table(tmp_path: Path) -> None:
    over = tried_moves(TryMoves("pixl", "pixl side=5 turn=8 passes=3 fire@e5", {"fire": "pass"})).position
    asking = {
        "pixl.not-chained": TryMoves("pixl", POSITION, {"fire": "a5"}),
        "pixl.not-a-move": TryMoves("pixl", POSITION, {"fire": "?"}),
        "core.not-awaited": TryMoves("pixl", POSITION, {"water": "pass"}),
        "core.move-missing": TryMoves("pixl", POSITION, {}),
        "core.game-over": TryMoves("pixl", over, {"fire": "pass"}),
        "core.position-impossible": TryMoves("pixl", "pixl fire@g7 water@g8", {"fire": "pass"}),
        "core.unknown-game": TryMoves("chess", "x", {"white": "e4"}),
    }

    async def main() -> None:
        async with serving(tmp_path) as served:
            person = await served.person()
            for code, asked in asking.items():
                assert await rejected(person.ask("POST", "/api/try", asked, TriedMoves)) == code
            other = AskPosition("pixoid", POSITION)
            assert await rejected(person.ask("POST", "/api/position", other, PositionView)) == "pixoid.not-a-position"

    run(main())


def test_tries_have_a_budget(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, limits=True) as served:
            served.stop_budgets()
            person = await served.person()
            asked = AskPosition("pixl", POSITION)
            for _ in range(30):
                await person.ask("POST", "/api/position", asked, PositionView)
            codes = {await rejected(person.ask("POST", "/api/position", asked, PositionView)) for _ in range(3)}
            assert "limits.whatif" in codes

    run(main())
