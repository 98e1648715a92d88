"""`pixcade benchmark`: what a policy loses against exact play, as a line for the leaderboard."""

import argparse
import sys

from pixcade.core.errors import Refusal
from pixcade.core.packages import require
from pixcade.research.commands import Shows
from pixcade.research.commands.fingerprint import count
from pixcade.words import Words


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add the arguments."""
    parser.add_argument("policy", metavar="MODULE:POLICY", help=words.say("cli-benchmark-policy"))
    parser.add_argument("--name", metavar="NAME", help=words.say("cli-benchmark-name"))
    parser.add_argument("--positions", metavar="NUMBER", help=words.say("cli-benchmark-positions"))


def run(parsed: argparse.Namespace, screen: Shows, words: Words) -> int:
    """Score a policy and print its line. Raises a Refusal."""
    positions = count(parsed.positions) if parsed.positions else 0
    require("numpy", "NumPy", extra="research")
    from pixcade.research.benchmark import policy_of, score

    if "" not in sys.path:
        sys.path.append("")  # modules of the folder that one stands in, after all others
    try:
        policy = policy_of(parsed.policy)
    except (ImportError, AttributeError) as missing:
        if isinstance(missing, Refusal):
            raise
        raise Refusal("research.no-policy", name=parsed.policy[:80]) from None
    try:
        found = score(parsed.name or parsed.policy, policy, positions)
    except ValueError as wrong:
        raise Refusal("research.policy-failed", name=parsed.policy[:80], reason=str(wrong)[:300]) from None
    screen.show([words.say("research-benchmark", positions=found.positions, version=found.version), found.row()])
    return 0
