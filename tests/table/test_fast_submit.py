"""The fast twin of asking for a program and folding it gives exactly what both give, and nothing where they refuse."""

import random

import pytest

from pixcade.core.errors import Refusal
from pixcade.games import rules
from pixcade.table import commands
from pixcade.table.codec import decode, encode
from pixcade.table.entries import Entry
from pixcade.table.fast_submit import submit_quickly
from pixcade.table.fold import fold
from pixcade.table.table import Table
from tests.table.memory_table import Running
from tests.table.random_tables import random_evening


def asked(table: Table, generator: random.Random) -> dict[str, object]:
    """What somebody could ask for: mostly a program that may be given, now and then something wrong."""
    decision = generator.choice(table.due)
    move = table.game.format_move(table.state, generator.choice(table.game.legal(table.state, decision)))
    values: dict[str, object] = {
        "seat": int(decision.seat),
        "key": table.seat(decision.seat).key,
        "step": table.step,
        "piece": decision.piece,
        "move": move,
        "id": f"new {generator.random()}",
        "commitment": "c" * 64,
    }
    wrong = {
        "seat": (int(decision.seat) + 1) % len(table.seats),
        "key": generator.choice(("", "bot", "nobody")),
        "step": table.step + generator.choice((-1, 1)),
        "piece": generator.choice(("amber", "mint", "fire", "none")),
        "move": generator.choice(("U9", "D1", "@a1", "fire:a1", "nonsense")),
        "id": generator.choice([id for _, id in table.answers] or ["new"]),
    }
    if generator.random() < 0.4:
        name = generator.choice(list(wrong))
        values[name] = wrong[name]
    return values


def compared(table: Table, now: int, values: dict[str, object]) -> str:
    """Ask both; return how it went."""
    try:
        entry = commands.submit(table, now, revision=0, **values)  # type: ignore[arg-type]  # as many kinds as names
    except Refusal:
        entry = None
    try:
        quick = submit_quickly(table, now, **values)  # type: ignore[arg-type]  # as many kinds as names
    except Refusal:
        quick = None
    if quick is None:
        return "left"
    assert isinstance(entry, Entry), "what is refused, or was answered before, is left alone"
    assert quick[0] == entry
    after = fold(table, decode(encode(entry)), rules)
    assert quick[1] == after
    assert (quick[1].due, quick[1].awaited, quick[1].outcome) == (after.due, after.awaited, after.outcome)
    return "revealed" if quick[1].step != table.step else "taken"


@pytest.mark.parametrize("seed", range(40))
def test_a_program_that_is_taken_quickly_is_what_asking_and_folding_gives(seed: int) -> None:
    generator = random.Random(seed)
    running = random_evening(seed, entries=generator.randrange(10, 90))
    table: Table | None = None
    seen: dict[str, int] = {}
    for line in running.log:
        table = fold(table, decode(line), rules)
        for _ in range(4 if table.due else 0):
            now = running.now if generator.random() < 0.1 else table.time + generator.choice((-5, 0, 3, 40_000))
            how = compared(table, now, asked(table, generator))
            seen[how] = seen.get(how, 0) + 1
    assert seen.get("taken", 0) + seen.get("revealed", 0) > 0
    assert seen["left"] > 0


def test_the_plain_case_is_taken_quickly_and_a_change_is_not() -> None:
    running = Running("pixoid", {"players": "4"}).begin()
    while len(running.table.due) == 1:
        (decision,) = running.table.due
        move = running.table.game.default(running.table.state, decision)
        running.submit(decision.piece, running.table.game.format_move(running.table.state, move))
    assert compared(running.table, running.now, asked(running.table, random.Random(5))) == "taken"
    one = running.table.due[0]
    move = running.table.game.format_move(running.table.state, running.table.game.default(running.table.state, one))
    running.submit(one.piece, move)
    values = {"seat": int(one.seat), "key": f"key {one.seat}", "step": running.table.step, "piece": one.piece}
    assert compared(running.table, running.now, {**values, "move": move, "id": "again", "commitment": ""}) == "left"
