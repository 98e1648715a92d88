"""The fingerprint of the rules, which every adapter must have."""

from pathlib import Path

import pytest

from pixcade.cli import command_line as cli
from pixcade.lab import fingerprint as module
from pixcade.lab.commands.fingerprint import ADAPTERS
from pixcade.lab.commands.fingerprint import STEPS as USUAL_STEPS
from pixcade.lab.fingerprint import DRIVERS, STEPS, SplitMix, fingerprint, variant_hash, variants

STORED = Path(__file__).parents[2] / "fixtures" / "fingerprint.txt"
FEW = 30
TWINS = ("batch", "jax")
"""Compiled, and therefore compared with the rules in `test_batch` and `test_jax`."""


def stored() -> dict[int, str]:
    """The fingerprints that were once published, by the steps of each variant."""
    lines = [line.split() for line in STORED.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return {int(steps): digest for steps, digest in lines}


@pytest.mark.parametrize("driver", [driver for driver in DRIVERS if driver not in TWINS])
def test_every_adapter_has_fingerprint_of_rules(driver: str) -> None:
    assert fingerprint(driver, FEW) == stored()[FEW]


def test_every_adapter_can_be_selected() -> None:
    assert tuple(DRIVERS) == ADAPTERS
    assert USUAL_STEPS == STEPS
    assert STEPS in stored()


def test_changed_rule_changes_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    variant = next(iter(variants()))
    before = variant_hash(module.RulesDriver(), variant, 40)
    monkeypatch.setattr("pixcade.games.pixoid.rules.RESERVE", 3)
    assert variant_hash(module.RulesDriver(), variant, 40) != before


def test_generator_matches_reference() -> None:
    # The first numbers of SplitMix64 from the seed 1234567, as its reference implementation prints them.
    chance = SplitMix(1234567)
    assert [chance.below(1 << 64) for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_command_prints_fingerprint(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["fingerprint", "--steps", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len([*variants()]) + 2
    assert lines[-1] == fingerprint(steps=1)
    assert cli.main(["fingerprint", "--steps", "none"]) == 2
    assert "isn’t a number" in capsys.readouterr().err


def test_variants_have_unique_names() -> None:
    names = [variant.name for variant in variants()]
    assert len({*names}) == len(names)
