"""Secret input stays secret until the reveal, from people and from bots."""

import sys
from functools import cache

import pytest

from pixcade.cli.play import TerminalGame
from pixcade.locales import Words
from tests.cli.typist import DATE, SECRET, TypingScreen, Typist, play_here, setting, spawn

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")

LAYOUT = "p1-1A.2A.3A.4A"
VALUES = {"players": "3", "layout": LAYOUT, "game": "short"}
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
TO_BOB = "Over to Bob."
REVEAL = "type a name to change that player’s move."
WORDS = [
    "text", "pixoid", "--players", "3", "--people", "Ann", "--people", "Bob", "--seed", "3", "--bots", "greedy",
    "--option", f"layout={LAYOUT}", "--option", "game=short",
]  # fmt: skip


@cache
def opening() -> tuple[list[str], dict[str, list[str]]]:
    """The Start Pix that people type, and what each piece may be programmed to in the first turn."""
    chosen = setting("pixoid", ["Ann", "Bob"], 3, VALUES)
    screen = TypingScreen()
    play = TerminalGame(screen, Words(strict=True), chosen, DATE, SECRET)
    screen.typist = Typist(play, 0)
    while len(due := play.game.deciding(play.state)) == 1:
        play.step(due)
    programs = {
        decision.piece: [play.game.format_move(play.state, move) for move in play.game.legal(play.state, decision)]
        for decision in due
    }
    return [answer.strip().lower().removeprefix("@") for answer in screen.typed_lines], programs


def placements() -> dict[str, list[str]]:
    """The answers that lead to the first turn."""
    ann, bob, spare = opening()[0]
    return {"does Pixoid start": [ann], "your Bug start": [bob], "third Bug start": [spare]}


def transcript(ann: str, bob: str, spare: str, term: str) -> tuple[str, str]:
    """The terminal's content up to the reveal without the typed moves, and the rest."""
    child = spawn(WORDS, TERM=term)
    seen = ""
    first, second, third = opening()[0]
    for prompt, text in (
        ("where does Pixoid start?", first),
        ("where does your Bug start?", second),
        (f"where does the third Bug start? [{third}]", third),
        ("press Enter when no one else is looking.", ""),
        ("Your move?", ann),
        ("press Enter when no one else is looking.", ""),
        ("Your move?", bob),
        ("Its move?", spare),
        (REVEAL, ""),
    ):
        child.expect_exact(prompt)
        seen += child.before + prompt
        child.sendline(text)
        child.expect_exact(f" {text}\r\n")  # the echo, for the typist's eyes
        assert child.before == ""
    child.expect_exact("Revealed: ")
    child.expect_exact("\r\n")
    after: str = child.before
    child.close(force=True)
    return seen, after


@pytest.mark.parametrize("term", ["xterm", "dumb"])
def test_output_before_the_reveal_is_independent_of_moves(term: str) -> None:
    ann, bob, spare = (opening()[1][piece] for piece in ("amber", "sky", "mint"))
    first, told = transcript(ann[0], bob[0], spare[0], term)
    second, other = transcript(ann[-1], bob[-1], spare[-1], term)
    assert first == second
    assert told != other
    cleared = CLEAR if term == "xterm" else "\r\n" * 60
    assert first.count(cleared) == 2, "the screen is cleared after each person"
    after_ann = first.partition("Your move?")[2]
    assert after_ann.startswith(cleared), "nothing is said between the program and the clearing"


def test_human_moves_reach_no_bot() -> None:
    ann, bob, spare = (opening()[1][piece] for piece in ("amber", "sky", "mint"))
    bots = set()
    for choice in (0, -1):
        fixed = {
            **placements(),
            "you’re Pixoid": [ann[choice]],
            "your Bug is on": [bob[choice]],
            "the third Bug is on": [spare[choice]],
        }
        play, _, _ = play_here(setting("pixoid", ["Ann", "Bob"], 3, VALUES), 1, fixed)
        bots.add(play.steps[4]["rose"])
        assert play.steps[4]["amber"] == ann[choice]
    assert len(bots) == 1


def test_move_can_be_changed_until_the_reveal() -> None:
    ann = opening()[1]["amber"]
    fixed = {
        **placements(),
        "you’re Pixoid": [ann[0], ann[-1]],
        REVEAL: ["nobody", "ann", ""],
    }
    play, screen, _ = play_here(setting("pixoid", ["Ann", "Bob"], 3, VALUES), 1, fixed)
    assert play.steps[4]["amber"] == ann[-1]
    assert "type one of these names: Ann and Bob" in screen.text


def test_player_with_two_bugs_can_go_back_to_the_first() -> None:
    bob, spare = opening()[1]["sky"], opening()[1]["mint"]
    fixed = {
        **placements(),
        "your Bug is on": ["back", bob[0], bob[-1]],
        "the third Bug is on": ["back", spare[0]],
    }
    play, screen, _ = play_here(setting("pixoid", ["Ann", "Bob"], 3, VALUES), 1, fixed)
    assert play.steps[4]["sky"] == bob[-1]
    assert play.steps[4]["mint"] == spare[0]
    assert "There’s nothing earlier to change" in screen.text
