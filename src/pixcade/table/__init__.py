"""People at a game: seats, secret submissions, clocks, the log. No I/O, independent of any particular game.

The log is authoritative (event sourcing). `commands` turns a request into an entry, or rejects it; the server appends
the entry to the log, and `fold` computes the table from the log. A reveal isn't an entry: folding the last submission
of a step reveals it, applies the moves and opens the next step.
"""
