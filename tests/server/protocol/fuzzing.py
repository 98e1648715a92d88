"""`python -m tests.server.protocol.fuzzing`: messages and calls that are wrong in one place, and whether any does harm.

Messages go through sockets of several people at tables where real games are played, calls are those that schemathesis
makes from docs/protocol/openapi.json. The exit code is 1 if anything was found.
"""

import argparse
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from pixcade.server.http.admin.sign_in import Operator
from tests.server.protocol.http_fuzz import OPERATOR, call_everything
from tests.server.protocol.message_fuzz import beside, found_in, fuzz

PARTIES = 100


def run(inputs: int, handled: int, calls: int, number: int) -> "tuple[Counter[str], list[str]]":
    """Run this many examples from this seed, and return counts and findings."""
    counts: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder, beside(Path(folder) / "data", operator=Operator(OPERATOR)) as around:
        try:
            while around.counts["inputs"] < inputs or around.counts["handled"] < handled:
                fuzz(around, PARTIES, number)
                number += 1
                print(dict(around.counts), flush=True)
            call_everything(around, calls, number)
        except Exception as error:
            counts.update(around.counts)
            return counts, found_in(error) or [repr(error)]
        counts.update(around.counts)
    return counts, []


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=60_000, help="messages over sockets")
    parser.add_argument("--handled", type=int, default=20_000, help="of which so many at least reach a handler")
    parser.add_argument("--calls", type=int, default=5_000, help="calls over HTTP")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.monotonic()
    counts, found = run(given.inputs, given.handled, given.calls, given.seed)
    rows = {
        "messages over sockets": counts["inputs"],
        "of which reached a handler": counts["handled"],
        "calls over HTTP": counts["calls"],
        **{name: count for name, count in sorted(counts.items()) if name.startswith("answered")},
        "seed": given.seed,
        "seconds": round(time.monotonic() - began),
        "found": len(found),
    }
    figures = "".join(f"| {name} | {value:,} |\n" for name, value in rows.items())
    print(figures, end="")
    for one in found:
        print(one)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
