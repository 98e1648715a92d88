"""Contradictory positions are rejected, unreachable ones are reported, real ones are neither."""

import json
import random
import re
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from pixcade.games import GAMES, rules
from pixcade.games.errors import PixcadeError
from pixcade.games.pixl.elements import ELEMENTS, LETTERS
from pixcade.games.pixl.reachability import stack_grows
from pixcade.games.pixoid.reachability import scores_come_about
from pixcade.games.position_text import checked_position
from pixcade.locales import COMPLETE_LANGUAGES
from pixcade.table.commands import open_table
from pixcade.table.entries import Opened
from pixcade.table.fold import restore
from pixcade.table.settings import TableSettings
from tests.conformance.cases import all_cases
from tests.conformance.test_properties import random_game

ROOT = Path(__file__).parents[2]
PIXOID, PIXL = GAMES["pixoid"], GAMES["pixl"]
MAZE = "pixoid p1-1A.2A.3A.4A"  # Start Pix b8 c1 h1 h8, Bonus Pix b5 d10 f1 i10
FOUR = "fire@g7 water@c9 earth@k5 spirit@g10"

CONTRADICTIONS = [
    # the Bugs of round 1 gain 12 each only if Pixoid took nothing, and then he has no more than 4 bonus cubes
    (f"{MAZE} round=2 scores=16.12.12.12", "scores P5.2"),
    (f"{MAZE} round=2 scores=7.5.5.6", "scores P5.2"),  # all three Bugs gain the same
    (f"{MAZE} round=2 scores=7.6.6.6 amber@c1", "cubes P2.4"),  # sky is Pixoid in round 2
    (f"{MAZE} round=2", "scores P5.2"),  # a round without a catch gives Pixoid 12, one with a catch gives the Bugs some
    (f"{MAZE} round=3 scores=12.12.1.1", "scores P5.2"),  # 12 and 11 cubes, and 1 for the others: one would have 13
    (f"{MAZE} round=4 taken=12 scores=0.0.0.12 amber@a1 sky@e5 rose@f5 mint@j10 over", "scores P5.2"),
    (f"{MAZE} taken=3 amber@b5 sky@e5 rose@f5 mint@j10", "pixoid P4.4"),
    (f"{MAZE} contact-cube=taken game=short taken=3 amber@b5 sky@b5 rose@f5 mint@j10 over", "pixoid P4.4"),
    (f"{MAZE} game=short taken=11 bonus=b5.f1 amber@a1 sky@e5 rose@f5 mint@j10 over", "twelve P6.1"),
    (f"{MAZE} game=short taken=10 bonus=b5.f1 amber@a1 sky@a1 rose@f5 mint@j10 over", "twelve P6.1"),
    (f"{MAZE} round=4 taken=12 scores=13.13.13.15 amber@a1 sky@e5 rose@f5 mint@a1 over", "twelve P5.1"),
    ("pixl turn=100", "ports X3.1"),
    ("pixl turn=1", "ports X3.1"),
    ("pixl turn=2 fire@g7", "ports X3.1"),
    ("pixl side=5 turn=8 passes=1 fire@e5 water@b5 earth@h2", "passed-port X3.1"),
    ("pixl players=3 side=5 turn=3 passes=1 fire@b8 water@f2", "ports X3.1"),  # two Ports always leave room
    (f"pixl turn=2 {FOUR}", "turn X1.5"),
    ("pixl fire@g7", "turn X1.5"),
    ("pixl turn=9 fire@off-a7 water@c9 earth@k5 spirit@g10", "came-from X2.2"),
    ("pixl ports=clear-of-gray turn=9 fire@off-b7 water@d8 earth@j5 spirit@g10", "came-from X2.2"),
    ("pixl turn=9 fire@off-g7 water@c9 earth@k5 spirit@g10 stacks=g7:wef.g8:f", "came-from X5.2"),
    (f"pixl turn=40 {FOUR} stacks=g6:ff", "stack-order X4.3"),
    (f"pixl turn=40 {FOUR} stacks=g6:ws", "stack-order X4.3"),
    ("pixl players=3 turn=40 fire@g7 water@d7 earth@j7 stacks=g8:wf", "stack-order X4.3"),  # no neutrals with three
    ("pixl turn=9 passes=1 fire@off-g7 water@c9 earth@k5 spirit@g10 stacks=g6:f", "passed-port X5.2"),
    ("pixl players=3 turn=200 fire@g7 water@d7 earth@j7 passes=1 prisoners=0.0.24 stacks=j6:e.j5:e", "supply X6.1"),
    ("pixl players=3 turn=201 fire@g7 water@d7 earth@j7 prisoners=0.0.24 stacks=j6:e.j5:e", "supply X6.1"),
]
"""A contradictory position, and the contradictory part with its rule."""

OUT_OF_REACH = [
    (f"{MAZE} amber@a1 sky@e5 rose@f5 mint@j10", "cubes"),  # turn 1, and no cube is on a Start Pix
    (f"{MAZE} taken=1 bonus=b5 amber@e1 sky@h1 rose@h8 mint@b8", "cubes"),  # three bonus cubes in one turn
    (f"{MAZE} taken=1 amber@c2 sky@h1 rose@h8 mint@b8", "cubes"),  # the Bugs have not moved
    (f"{MAZE} game=short taken=1 amber@a10 sky@a10 rose@h7 mint@b7 over", "cubes"),  # not there in two turns
    (f"pixl turn=100 {FOUR}", "last-move many-turns"),
    (f"pixl turn=8 {FOUR}", "last-move"),  # all placed their Port in turns 1 to 4, and Spirit did nothing in turn 8
    (f"pixl turn=8 {FOUR} stacks=d8:s.g6:f.g9:s", "few-turns"),
    (f"pixl turn=8 {FOUR} fresh=fire stacks=g9:s", "few-turns"),
    (f"pixl turn=500 {FOUR} stacks=g9:s", "many-turns"),
    (f"pixl turn=40 {FOUR} prisoners=2.0.0.0 stacks=g6:f.g9:s", "conversions"),
    (f"pixl turn=40 conversion=one {FOUR} stacks=g6:f.g5:sf.g4:sf.g9:s", "conversions"),
]
"""A playable but unreachable position, and what makes it unreachable."""


def reasons(position: str) -> list[PixcadeError]:
    """The problems found in a position."""
    game = GAMES[position.partition(" ")[0]]
    return list(game.unreachable(game.parse_position(position)))


@pytest.mark.parametrize(("position", "expected"), CONTRADICTIONS)
def test_contradictory_position_is_rejected(position: str, expected: str) -> None:
    with pytest.raises(PixcadeError) as rejected:
        checked_position(GAMES[position.partition(" ")[0]], position)
    assert rejected.value.code == "core.position-impossible"
    assert f"{rejected.value.values['what']} {rejected.value.rule}" == expected


@pytest.mark.parametrize(("position", "expected"), OUT_OF_REACH)
def test_unreachable_position_is_accepted_and_reported(position: str, expected: str) -> None:
    checked_position(GAMES[position.partition(" ")[0]], position)
    found = reasons(position)
    assert {reason.code for reason in found} == {"core.position-unreachable"}
    assert " ".join(str(reason.values["what"]) for reason in found) == expected


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("game_id", list(GAMES))
def test_positions_of_real_games_are_reachable(game_id: str, seed: int) -> None:
    game = GAMES[game_id]
    for state, _ in random_game(game_id, random.Random(seed)):
        assert not game.unreachable(state), game.format_position(state)


def test_positions_of_cases_and_lessons_are_consistent() -> None:
    lessons = [*json.loads((ROOT / "fixtures/lessons/pixoid.json").read_text(encoding="utf-8"))]
    lessons += json.loads((ROOT / "fixtures/lessons/pixl.json").read_text(encoding="utf-8"))
    positions = [lesson["position"] for lesson in lessons]
    positions += [case.data["after"]["position"] for case in all_cases() if "position" in case.data["after"]]
    assert len(positions) > 100
    for position in positions:
        checked_position(GAMES[position.partition(" ")[0]], position)


def test_accepted_points_are_exactly_those_rounds_can_give() -> None:
    options = PIXOID.configure({"players": "3"}, seed=0)
    round_gives = {(taken + bonus, 12 - taken) for taken in range(13) for bonus in range(5)}  # P5.2
    after: set[tuple[int, ...]] = {(0, 0, 0)}
    for pixoid in range(2):
        after = {
            tuple(score + (own if seat == pixoid else bug) for seat, score in enumerate(scores))
            for scores in after
            for own, bug in round_gives
        }
        state = PIXOID.start(options)._replace(round=pixoid + 2)
        highest = 28 if pixoid else 16
        taken = {
            scores
            for scores in product(range(highest + 1), range(highest + 1), range(25))
            if scores_come_about(state._replace(scores=scores))
        }
        assert taken == after


def test_accepted_stacks_are_exactly_those_of_conversions() -> None:
    for players in (3, 4):
        options = PIXL.configure({"players": str(players)}, seed=0)
        letters = LETTERS[:players]
        made = set(letters)
        while True:
            more = {stack for known in made for stack in converted(options, known) if 0 < len(stack) <= 4}
            if more <= made:
                break
            made |= more
        every = {"".join(stack) for height in range(1, 5) for stack in product(letters, repeat=height)}
        assert {stack for stack in every if stack_grows(options, stack)} == made


def converted(options: Any, stack: str) -> Iterator[str]:
    """What each element can make of a stack (X4.2, X4.3, X4.4)."""
    top = LETTERS.index(stack[-1])
    for element in range(len(options.order)):
        if element != top:
            relation = options.relations[element][top]
            yield {
                "prey": stack + LETTERS[element],
                "neutral": stack[:-1] + LETTERS[element],
                "predator": stack[:-1],
            }[relation]


def test_only_three_ports_can_fill_the_smallest_board() -> None:
    board = PIXL.configure({"side": "5"}, seed=0).board
    free = board.every & ~board.gray
    hexes = [hex for hex in range(len(board.names)) if free >> hex & 1]
    pairs = list(combinations(hexes, 2))
    assert all(free & ~(board.within_two[one] | board.within_two[two]) for one, two in pairs)
    apart = [(one, two) for one, two in pairs if not board.within_two[one] >> two & 1]
    covered = [
        (one, two, three)
        for one, two in apart
        for three in hexes
        if not (board.within_two[one] | board.within_two[two]) >> three & 1
        and not free & ~(board.within_two[one] | board.within_two[two] | board.within_two[three])
    ]
    assert covered
    for values in ({"side": "6"}, {"side": "7", "ports": "clear-of-gray"}):
        options = PIXL.configure(values, seed=0)
        assert options.port_hexes.bit_count() > 3 * max(near.bit_count() for near in options.board.within_two)


@pytest.mark.parametrize("seed", range(12))
def test_points_of_only_one_of_two_bugs_are_detected(seed: int) -> None:
    options = {"players": "4", "oldest": str(seed % 4 + 1)}
    generator = random.Random(seed)
    state = PIXOID.start(PIXOID.configure(options, seed=seed))
    changed = 0
    while due := PIXOID.deciding(state):
        state = PIXOID.apply(state, {one: generator.choice(PIXOID.legal(state, one)) for one in due}).state
        if 1 < state.round < state.options.rounds:  # at least two seats haven't been Pixoid in a finished round
            scores = list(state.scores)
            scores[state.roles.pixoid] += generator.choice((1, 2, 5))
            changed += 1
            found = PIXOID.unreachable(state._replace(scores=tuple(scores)))
            assert found[0].values["what"] == "scores"
    assert changed


@pytest.mark.parametrize("seed", range(12))
def test_impossible_ports_and_stacks_are_detected(seed: int) -> None:
    for state, _ in list(random_game("pixl", random.Random(seed)))[8::5]:
        text = PIXL.format_position(state)
        gray = state.options.board.names[0]
        for element in ELEMENTS[: len(state.options.order)]:
            missing = re.sub(rf" {element}@\S+", "", text)
            if (
                state.options.side > 5 or ELEMENTS.index(element) not in state.options.order[3:]
            ):  # otherwise it may lack room
                assert rejected(missing)
            assert rejected(re.sub(rf" {element}@\S+", f" {element}@off-{gray}", text))
        doubled = re.sub(r":([fwes])(?=\.|$)", r":\1\1", text, count=1)
        assert doubled == text or rejected(doubled)


def rejected(position: str) -> bool:
    """Whether a position of Pixl is rejected as contradictory."""
    try:
        checked_position(PIXL, position)
    except PixcadeError as reason:
        return reason.code == "core.position-impossible"
    return False


def test_contradictory_start_is_readable_but_not_for_new_tables() -> None:
    start = f"{MAZE} round=2 scores=16.12.12.12"
    with pytest.raises(PixcadeError) as rejected:
        open_table("t", 0, PIXOID, TableSettings("pixoid", start=start))
    assert rejected.value.code == "core.position-impossible"
    opened = open_table("t", 0, PIXOID, TableSettings("pixoid", start=f"{MAZE} round=2 scores=8.6.6.6"))
    assert isinstance(opened.what, Opened)
    table = restore([replace(opened, what=replace(opened.what, start=start))], rules)
    assert PIXOID.format_position(table.state) == start


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_every_reason_has_its_own_sentence(language: str) -> None:
    words = (ROOT / "src" / "pixcade" / "locales" / language / "records.ftl").read_text(encoding="utf-8")
    for message, call in (("core-position-impossible", "impossible"), ("core-position-unreachable", "out_of_reach")):
        sentences = words.split(f"\n{message} =")[1].split("\n}\n")[0]
        assert set(re.findall(r"^    \[([a-z-]+)\]", sentences, re.MULTILINE)) == reasons_in_source(
            "pixoid", call
        ) | reasons_in_source("pixl", call)


@pytest.mark.parametrize("game_id", list(GAMES))
def test_every_reason_is_documented(game_id: str) -> None:
    page = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
    section = page.split(f"\n## {game_id.capitalize()}\n")[1].split("\n## ")[0].split("\n### The position's line\n")[1]
    rejected, told = section.split("`core.position-unreachable`")
    assert set(re.findall(r"^\| `([a-z-]+)` \|", rejected, re.MULTILINE)) - {"what"} == reasons_in_source(
        game_id, "impossible"
    )
    assert set(re.findall(r"^\| `([a-z-]+)` \|", told, re.MULTILINE)) - {"what"} == reasons_in_source(
        game_id, "out_of_reach"
    )


def reasons_in_source(game_id: str, call: str) -> set[str]:
    """The parts of a position that a game's source names in such calls."""
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/pixcade/games" / game_id).glob("*.py"))
    calls = re.findall(rf"\b{call}\((.*?)\n", source)
    return {what for text in calls for what in re.findall(r'"([a-z-]+)"', text)}
