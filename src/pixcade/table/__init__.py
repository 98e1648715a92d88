"""People round a game: seats, secret submissions, clocks, the log. No I/O, and no particular game is known here.

The log is the truth. `commands` turns what somebody asks for into an entry, or refuses it; whoever runs a table
appends that entry to the log, and `fold` makes the table out of the log. Nobody "does" a reveal: a table whose last
program is in has revealed, applied and opened the next step by the mere fact of its log.
"""
