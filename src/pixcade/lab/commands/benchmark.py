"""`pixcade benchmark`: a policy's loss against exact play, as a line for the leaderboard."""

import argparse
import sys

from pixcade.games.errors import PixcadeError
from pixcade.lab.commands import Shows
from pixcade.lab.commands.fingerprint import count
from pixcade.locales import Words
from pixcade.packages import require


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("policy", metavar="POLICY", help=words.say("cli-benchmark-policy"))
    parser.add_argument("--name", metavar="NAME", help=words.say("cli-benchmark-name"))
    parser.add_argument("--positions", metavar="NUMBER", help=words.say("cli-benchmark-positions"))


def run(parsed: argparse.Namespace, screen: Shows, words: Words) -> int:
    """Score a policy and print its line. Raises a PixcadeError."""
    positions = count(parsed.positions) if parsed.positions else 0
    require("numpy", "NumPy")
    from pixcade.lab.benchmark import policy_of, score

    if "" not in sys.path:
        sys.path.append("")  # modules in the current folder, after all others
    policy = policy_of(parsed.policy)
    try:
        found = score(parsed.name or parsed.policy, policy, positions)
    except ValueError as wrong:
        raise PixcadeError("research.policy-failed", name=parsed.policy[:80], reason=str(wrong)[:300]) from None
    screen.show([words.say("research-benchmark", positions=found.positions, version=found.version), found.row()])
    return 0
