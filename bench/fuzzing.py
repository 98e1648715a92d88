"""`python -m bench.fuzzing`: so many messages and calls that are wrong in one place, and whether any does harm.

Messages go through sockets of several people at tables where real games are played, calls are those that schemathesis
makes from docs/protocol/openapi.json. The figures are written to docs/fuzzing.md; the exit code is 1 where anything was
found.
"""

import argparse
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.server.protocol.http_fuzz import OPERATOR, call_everything
from tests.server.protocol.message_fuzz import beside, found_in, fuzz

REPORT = Path(__file__).parents[1] / "docs" / "fuzzing.md"
HEAD = """# Whatever is sent is answered

Written by `python -m bench.fuzzing`, with the rate limits off. Messages start from real games of both kinds: two
people with a seat each, a device with the other seats, a guest and a shared screen send what would make sense just now,
changed in one place: a field, a sign, the sender, the order, the first words of a connection. Calls are made by
schemathesis from docs/protocol/openapi.json, as a browser, as a program, as the operator and as nobody, half of them at
a real table.

Nothing may be answered with status 500 or `server.fault`, no socket may be closed without a code, and nothing may be
done for somebody who may not do it, or for a revision that is not the last. The log must afterwards give the table that
the server believes in. The short version is among the tests, and three faults that are planted there are found:
`tests/server/protocol/test_fuzz.py`.

Frames that no client sends, in whatever parts, and bytes that are no frames are sent by
`tests/server/net/test_frame_fuzz.py`: on 60 sockets among the tests, on 2,000 in `python3 run.py prove fuzz`, which
runs both of these at their full amount. A connection goes on or ends, nothing is a fault, and others are answered.

| counted | |
| --- | ---: |
"""
PARTIES = 100


def run(inputs: int, handled: int, calls: int, number: int) -> "tuple[Counter[str], list[str]]":
    """Try so much, from this seed on, and return what was counted and what was found."""
    counts: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder, beside(Path(folder) / "data", admin_token=OPERATOR) as around:
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
    parser.add_argument("--report", type=Path, default=REPORT)
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
    if not found:
        given.report.write_text(HEAD + figures, encoding="utf-8")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
