"""`python -m bench.rematch [CHECKOUT...]`: what it costs the server that people go on to another game.

Games are played to their end. Then the first player of each table asks for a rematch and everybody opens a socket at
the new one, until the game has begun there; and then everybody closes their socket and opens another. Nobody plays
meanwhile, so whatever processor time the server takes is taken for this. At last all play as fast as they can and go on
by themselves, which is what `bench.server` measures. Servers of other checkouts take turns with this one, and the
quickest time of each counts, since whatever else the machine does can only add to it.
"""

import argparse
import tempfile
from contextlib import ExitStack
from pathlib import Path

from bench.server.children import ROOT, Load, our_server
from bench.server.figures import say, shown, title

PLAYERS = {"pixl": 2, "pixoid": 4}
SECONDS = 3.0
"""So long everybody plays as fast as they can."""


class Side:
    """The server of a checkout, and what was found of it: microseconds of processor, one figure a repetition."""

    def __init__(self, stack: ExitStack, checkout: Path, game: str, tables: int) -> None:
        self.checkout = checkout
        self.game = game
        self.tables = tables
        data = Path(stack.enter_context(tempfile.TemporaryDirectory())) / "data"
        self.server = stack.enter_context(our_server(data, checkout=checkout))
        self.load = stack.enter_context(Load("pixcade", self.server, game))
        self.load.do("come", tables=tables)
        self.rematches: list[float] = []
        self.sockets: list[float] = []
        self.programs: list[float] = []
        self.length: list[float] = []
        """Programs of a game."""

    def spent(self, what: str, **values: float) -> tuple[float, float]:
        """Have something done, and return the microseconds that the server took for it, and how many programs."""
        before = self.server.exact_seconds()
        found = self.load.do(what, **values)
        return (self.server.exact_seconds() - before) * 1e6, found["acknowledged"]

    def measure(self) -> None:
        """Measure once."""
        ending = self.load.do("end")
        if not self.length:  # later ones have begun before
            self.length.append(ending["acknowledged"] / self.tables)
        self.rematches.append(self.spent("go_on")[0] / self.tables)
        self.sockets.append(self.spent("reopen")[0] / self.tables / PLAYERS[self.game])
        microseconds, programs = self.spent("saturate", seconds=SECONDS)
        self.programs.append(microseconds / programs)

    def report(self) -> None:
        """Print what was found."""
        say(str(self.checkout.name), "quickest", "median")
        say("  a rematch, with its sockets", f"{min(self.rematches):,.0f}", shown(self.rematches))
        say("  a socket closed and opened", f"{min(self.sockets):,.0f}", shown(self.sockets))
        say("  a program, with all of this", f"{min(self.programs):,.0f}", shown(self.programs))
        say("  programs of a game", "", shown(self.length))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkouts", type=Path, nargs="*", help="other checkouts, whose servers are measured too")
    parser.add_argument("--only", choices=list(PLAYERS))
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--repetitions", type=int, default=5)
    given = parser.parse_args()
    for game in [given.only] if given.only else PLAYERS:
        title(f"{game}, {given.tables} tables of {PLAYERS[game]}: microseconds of processor")
        with ExitStack() as stack:
            checkouts = [*(one.resolve() for one in given.checkouts), ROOT]
            sides = [Side(stack, checkout, game, given.tables) for checkout in checkouts]
            for _ in range(given.repetitions):
                for side in sides:
                    side.measure()
            for side in sides:
                side.report()


if __name__ == "__main__":
    main()
