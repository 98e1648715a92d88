"""`python3 run.py bench [NAME [ARGUMENTS]]`: speed and strength, one table each; without a name the first four.

server        moves a second and latency, next to boardgame.io
kernels       random games a second, next to OpenSpiel
page          weight and frames of the web client
bots          levels against each other
contact       when Pixl's bots meet, and how often they convert
batches       many games at once, next to pgx and JaxMARL
many_sockets  10,000 sockets on one process, and a restart
slow          100,000 slow games: start, memory, deadlines
device        bots without compiled code, as in a browser: strength, and time for a move
floods        how long others wait while sockets flood the server
"""

import subprocess
import sys

FIRST = ("server", "kernels", "page", "bots")
NAMES = (*FIRST, "contact", "batches", "many_sockets", "slow", "device", "floods")


def main(arguments: list[str]) -> int:
    names = arguments[:1] or FIRST
    if names[0] not in NAMES:
        print(__doc__, file=sys.stderr)
        return 2
    codes = [subprocess.run([sys.executable, "-m", f"bench.{name}", *arguments[1:]]).returncode for name in names]
    return max(codes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
