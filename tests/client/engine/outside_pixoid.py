"""Pixoid reimplemented from the engine's JSON and docs/engine.md alone: imports nothing of `src/`."""

from typing import Any

STEPS = {"U": (0, -1), "D": (0, 1), "L": (-1, 0), "R": (1, 0)}
Facts = dict[str, Any]


def next_pix(facts: Facts, pix: str, direction: str) -> str | None:
    """The Pix one step away, or None behind a wall."""
    across, down = STEPS[direction]
    there = f"{chr(ord(pix[0]) + across)}{int(pix[1:]) + down}"
    return there if [pix, there] in facts["joined"] or [there, pix] in facts["joined"] else None


def path(facts: Facts, pix: str, program: str) -> list[str]:
    """Every Pix that a program leads over, up to its distance or the wall."""
    found: list[str] = []
    here = next_pix(facts, pix, program[0])
    while here is not None and len(found) < int(program[1]):
        found.append(here)
        here = next_pix(facts, here, program[0])
    return found


def deciding(facts: Facts) -> list[str]:
    """The pieces that decide now."""
    everybody = [facts["pixoid"], *facts["bugs"]]
    match facts["phase"]:
        case "placing":
            return [next(piece for piece in everybody if facts["cubes"][piece] is None)]
        case "programming":
            return everybody
    return []


def legal(facts: Facts, piece: str) -> list[str]:
    """All legal moves of a piece that decides now."""
    here = facts["cubes"][piece]
    if here is None:
        return [f"@{pix}" for pix in facts["starts"] if pix not in facts["cubes"].values()]
    open_ways = [direction for direction in STEPS if next_pix(facts, here, direction)]
    return [f"{direction}{distance}" for direction in open_ways for distance in range(1, 10)]


def after(facts: Facts, moves: dict[str, str]) -> Facts:
    """The expected facts after these moves."""
    if facts["phase"] == "placing":
        (piece,) = moves
        return changing_facts(facts, cubes=facts["cubes"] | {piece: moves[piece][1:]})
    short = facts["options"]["game"] == "short"
    cubes, bonus, taken, pixoid = dict(facts["cubes"]), list(facts["bonus"]), facts["taken"], facts["pixoid"]
    caught = won = False
    for pix in path(facts, cubes[pixoid], moves[pixoid]):
        cubes[pixoid] = pix
        caught = any(cubes[bug] == pix for bug in facts["bugs"])
        if pix in bonus and (not caught or facts["options"]["contact-cube"] == "taken"):
            bonus.remove(pix)
            won = short and taken + 4 - len(bonus) == 12
        if caught or won:
            break
    if not caught and not won:
        for bug in facts["bugs"]:
            way = path(facts, cubes[bug], moves[bug])
            caught = caught or cubes[pixoid] in way
            cubes[bug] = cubes[pixoid] if cubes[pixoid] in way else way[-1]
        if not caught:
            taken += 1
            won = taken == 12 or (short and taken + 4 - len(bonus) >= 12)
    if caught or won:
        return after_round(facts, cubes, bonus, taken, survived=won)
    return changing_facts(facts, cubes=cubes, bonus=bonus, taken=taken)


def after_round(facts: Facts, cubes: Facts, bonus: list[str], taken: int, *, survived: bool) -> Facts:
    """Points, then another round or the end."""
    scores = list(facts["scores"])
    if facts["options"]["game"] != "short":
        scores = [score + (0 if survived else 12 - taken) for score in scores]
        seat = facts["holders"][facts["pixoid"]] - 1
        scores[seat] = facts["scores"][seat] + taken + 4 - len(bonus)
    if facts["round"] == facts["rounds"]:
        return changing_facts(facts, cubes=cubes, bonus=bonus, taken=taken, scores=scores, over=True)
    empty = dict.fromkeys(cubes)
    return changing_facts(
        facts, cubes=empty, bonus=facts["bonus_pix"], taken=0, scores=scores, round=facts["round"] + 1
    )


def changing_facts(facts: Facts, **changes: Any) -> Facts:
    """The facts that change in a game, with some of them changed."""
    return {name: facts[name] for name in ("cubes", "bonus", "taken", "scores", "round", "over")} | changes


def sensible(facts: Facts, piece: str, move: str) -> bool:
    """Whether Pixoid does not run straight into a Bug: otherwise hardly any round lasts."""
    if piece != facts["pixoid"] or move.startswith("@"):
        return True
    bugs = {facts["cubes"][bug] for bug in facts["bugs"]}
    return not bugs & set(path(facts, facts["cubes"][piece], move))
