"""Which moves can be taken back: a person's own, alone with bots, as long as nobody had anything to hide."""

from collections.abc import Iterator

from pixcade.table.table import Table


def takeback_steps(table: Table) -> Iterator[int]:
    """Yield the steps that a person alone with bots may return to, the latest first.

    A step with several decisions was secret until its reveal, so nobody returns to it or to one before it. A daily
    challenge is played once.
    """
    people = [at for at, seat in enumerate(table.seats) if seat.holder == "person"]
    if table.over or table.settings.daily or len(people) != 1 or table.seats[people[0]].away:
        return
    for step in reversed(range(table.step)):
        if len(table.played[step]) > 1:
            return
        if table.played[step][0].decision.seat == people[0]:
            yield step
