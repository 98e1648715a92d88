"""Cases cover every rule, option and ruling."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from pixcade.games import GAMES
from tests.conformance.cases import Case, all_cases

ROOT = Path(__file__).parents[2]
RULES: dict[str, dict[str, Any]] = tomllib.loads((ROOT / "fixtures" / "rules.toml").read_text(encoding="utf-8"))
EVERY_RULE = [(game, rule) for game, rules in RULES.items() for rule in rules]
PARTINGS = [(game, rule) for game, rules in RULES.items() for rule, about in rules.items() if about.get("ruling")]
PARTINGS += [(game, option.name) for game in RULES for option in GAMES[game].info.options]


def cases_of(game: str) -> list[Case]:
    return [case for case in all_cases() if case.game == game]


@pytest.mark.parametrize(("game", "rule"), EVERY_RULE)
def test_every_numbered_rule_has_a_case(game: str, rule: str) -> None:
    assert any(rule in case.rules for case in cases_of(game)), f"no case holds {rule}"


@pytest.mark.parametrize(("game", "parting"), PARTINGS)
def test_every_option_and_ruling_has_two_differing_cases(game: str, parting: str) -> None:
    pair = [case for case in cases_of(game) if case.data.get("parts") == parting]
    assert len(pair) >= 2, f"fewer than two cases part company at {parting}"
    assert len({repr(sorted(case.data["after"].items())) for case in pair}) > 1, f"the cases at {parting} agree"


@pytest.mark.parametrize("game", list(RULES))
def test_there_are_at_least_80_cases_of_each_game(game: str) -> None:
    assert len(cases_of(game)) >= 80


def test_cases_have_unique_ids_and_name_existing_rules() -> None:
    for case in all_cases():
        assert case.rules, f"{case.id} names no rule"
        assert set(case.rules) <= set(RULES[case.game]), f"{case.id} names a rule that does not exist"
        assert case.id.split("-")[0] in case.rules, f"{case.id} does not begin with its rule"
        assert case.data["after"], f"{case.id} expects nothing"
    twice = [key for key, times in Counter((case.game, case.id) for case in all_cases()).items() if times > 1]
    assert not twice


def test_rules_named_in_the_source_exist() -> None:
    known = {rule for rules in RULES.values() for rule in rules}
    for path in (ROOT / "src").rglob("*.py"):
        for named in re.findall(r"\b[PX][1-7]\.\d\b", path.read_text(encoding="utf-8")):
            assert named in known, f"{path.name} names {named}"


@pytest.mark.parametrize(("game", "rule"), EVERY_RULE)
def test_every_rule_is_named_in_the_source_or_in_the_rulings(game: str, rule: str) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "pixcade").rglob("*.py"))
    rulings = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    assert rule in source + rulings
    if RULES[game][rule].get("ruling"):
        assert f"**{rule}**" in rulings, f"docs/rulings.md does not say how {rule} is settled"
