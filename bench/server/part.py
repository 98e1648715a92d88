"""What a program costs without sockets and store, in a process of its own: prints microseconds of processor time.

With `--without NAME` one of the fast twins is left out.
"""

import argparse

from bench.server.inside import microseconds
from bench.server.without import WITHOUT

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument("--without", choices=list(WITHOUT))
    given = parser.parse_args()
    if given.without:
        WITHOUT[given.without]()
    print(microseconds(given.game, given.seconds))
