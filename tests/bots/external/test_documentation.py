"""docs/bots.md is true: its examples play whole games, and its tables leave nothing out."""

import json
import re
import shlex
import shutil
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from pixcade.bots.api import Bot, Budget, View
from pixcade.bots.baseline import SimpleBot
from pixcade.bots.external import ForeignBot, foreign_bot
from pixcade.bots.external.messages import ANSWER_FIELDS, full_request, read_answer
from pixcade.bots.running.fallback import Reason
from pixcade.games import GAMES
from pixcade.games.pixoid.board import layouts
from tests.bots.external.programs import AMBER, PIXL, PIXOID, STATE, play

TEXT = (Path(__file__).parents[3] / "docs" / "bots.md").read_text(encoding="utf-8")
EXAMPLES = dict(re.findall(r"^`(\w+\.\w+)`:\n\n```\w+\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL))


def block(kind: str) -> str:
    (found,) = re.findall(rf"^```{kind}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    return str(found)


def example(folder: Path, file: str, name: str, game: str = "pixoid") -> ForeignBot:
    """The bot of an example on the page."""
    path = folder / file
    path.write_text(EXAMPLES[file], encoding="utf-8")
    return foreign_bot(name.format(path=shlex.quote(str(path)) if name.startswith("exec") else path), game)


def rules_and_start(game: str, number: int) -> tuple[Any, Any]:
    rules = GAMES[game]
    layout = {"layout": layouts("p1")[number * 37 % 384], "game": "short"} if game == "pixoid" else {"side": "5"}
    return rules, rules.start(rules.configure(layout, seed=number))


def test_python_example_is_short_and_beats_random_play(tmp_path: Path) -> None:
    lines = [line for line in EXAMPLES["my_bot.py"].splitlines() if line]
    assert len(lines) <= 30
    other: Bot = SimpleBot("random", "pixoid")
    cubes = [0, 0]
    with example(tmp_path, "my_bot.py", "python:{path}:choose") as bot:
        for number in range(10):
            seating: list[tuple[Bot, Bot]] = [(bot, other), (other, bot)]
            for side, (pixoid, bugs) in enumerate(seating):
                rules, state = rules_and_start("pixoid", number)
                state, failures = play(rules, state, {0: pixoid, 1: bugs, 2: bugs, 3: bugs}, Random(number))
                assert failures == []
                cubes[side] += state.taken + state.picked_up
    # 10 pairs on the same boards: as Pixoid against three Bugs, and the other way round
    assert cubes[0] > 2 * cubes[1]


def test_javascript_example_beats_random_play(tmp_path: Path) -> None:
    if shutil.which("node") is None:
        pytest.skip("there is no node on this machine, so the example in JavaScript is not played")
    other: Bot = SimpleBot("random", "pixl")
    points = [0, 0]
    with example(tmp_path, "my_bot.js", "exec:node {path}", "pixl") as bot:
        for number in range(6):
            rules, state = rules_and_start("pixl", number)
            own = {number % 2, number % 2 + 2}
            state, failures = play(
                rules, state, {seat: bot if seat in own else other for seat in range(4)}, Random(number)
            )
            assert failures == []
            for seat, gained in enumerate(rules.points(state)):
                points[seat not in own] += gained
    with example(tmp_path, "my_bot.js", "exec:node {path}", "pixoid") as bot:
        rules, state = rules_and_start("pixoid", 0)
        assert play(rules, state, dict.fromkeys(range(4), bot), Random(1))[1] == []
    assert points[0] > 1.5 * points[1]


@pytest.mark.parametrize("game", GAMES)
def test_shell_example_plays_whole_games_of_both(tmp_path: Path, game: str) -> None:
    if shutil.which("sh") is None:
        pytest.skip("there is no sh on this machine, so the example in shell is not played")
    with example(tmp_path, "first.sh", "exec:sh {path}", game) as bot:
        rules, state = rules_and_start(game, 1)
        expected, _ = play(rules, state, {seat: lambda view: view.legal[0] for seat in range(4)}, Random(1))
        assert play(rules, state, dict.fromkeys(range(4), bot), Random(1)) == (expected, [])


@pytest.mark.parametrize("game", GAMES)
def test_python_bot_plays_like_the_same_bot_in_process(tmp_path: Path, game: str) -> None:
    (tmp_path / "ours.py").write_text(
        f"from pixcade.bots.baseline import SimpleBot\n\nchoose = SimpleBot('greedy', {game!r})\n"
    )
    here = SimpleBot("greedy", game)

    def seeded(view: View) -> Any:
        return here(replace(view, random=Random(view.random.getrandbits(256))))  # what travels is a seed

    rules, state = rules_and_start(game, 3)
    expected, _ = play(rules, state, dict.fromkeys(range(4), seeded), Random(3))
    with foreign_bot(f"python:{tmp_path / 'ours.py'}:choose", game) as bot:
        assert play(rules, state, dict.fromkeys(range(4), bot), Random(3)) == (expected, [])


def test_documented_request_is_the_actual_one() -> None:
    sent = full_request(View(PIXOID, STATE, AMBER, Budget(), Random(1)))
    printed = json.loads(block("request").replace("{…}", json.dumps(PIXOID.facts(STATE))))
    assert printed == sent
    assert list(printed) == list(sent)
    names = [f"{name}.{part}" if isinstance(sent[name], dict) else name for name in sent for part in parts(sent[name])]
    assert sorted(set(names)) == sorted(
        re.findall(r"^\| `([a-z.]+)` \|", section("A request", "An answer:"), re.MULTILINE)
    )


def parts(value: Any) -> list[str]:
    return list(value) if isinstance(value, dict) else [""]


def section(start: str, end: str) -> str:
    return TEXT.split(f"\n{start}")[1].split(f"\n{end}")[0]


def test_documented_answer_is_accepted_and_fully_explained() -> None:
    thought = read_answer(View(PIXOID, STATE, AMBER), block("answer").encode())
    assert PIXOID.format_move(STATE, thought.move) == "R2"
    assert [one.move for one in thought.weighed] == ["R2", "D1"]
    fields = re.findall(r"^\| `(\w+)` \|", section("An answer:", "Requests are"), re.MULTILINE)
    assert sorted(fields) == sorted([*ANSWER_FIELDS, "error"])


def test_every_failure_reason_is_documented() -> None:
    explained = re.findall(r"^\| `([a-z-]+)` \|", section("| reason |", "## "), re.MULTILINE)
    assert explained == list(get_args(Reason))


def test_documented_fields_exist() -> None:
    states = {"Pixoid": STATE, "Pixl": PIXL.start(PIXL.configure({}, seed=0))}
    for game, state in states.items():
        table = section(f"| {game} | content |", "\n")
        named = re.findall(r"`(state(?:\.\w+)+)(?:\[\w+\])*`", table)
        assert len(named) >= 5
        for name in named:
            value: Any = state
            for part in name.split(".")[1:]:
                value = getattr(value, part)
