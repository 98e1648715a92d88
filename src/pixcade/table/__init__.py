"""People round a game: seats, secret submissions, clocks, the log. No I/O, and independent of any particular game.

The log is authoritative (event sourcing). `commands` turns a request into an entry, or rejects it; the server appends
that entry to the log, and `fold` computes the table from the log. A reveal is not an entry: once the last program is in
the log, folding it reveals, applies the moves and opens the next step.
"""
