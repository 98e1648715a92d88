### Refusals of the table, where people sit down and hand in their moves.


## Seats

table-no-such-seat = There’s no seat { $seat }: this table has { $seats }.
table-seat-taken = Seat { $seat } is taken. Choose another one.
table-seat-open = Seat { $seat } is still free.
table-name-missing = Enter your name before you sit down.
table-not-your-seat = Seat { $seat } belongs to someone else.
table-nobody-there = There’s no one to mark as away at seat { $seat }.
table-not-away = You’re already back at seat { $seat }.
table-bot-plays = A bot plays for you at seat { $seat }. Take over again first.


## Starting and pausing

table-started = This game has already begun.
table-not-started = This game hasn’t begun yet.
table-paused = The game is already paused.
table-not-paused = The game isn’t paused.
table-clock-kind = There’s no clock called “{ $value }”.
# $least and $most: milliseconds
table-clock-time = A clock can’t be set to { $value } milliseconds. Choose from { $least } to { $most }.


## Handing in moves

# $step: the step that was meant; $current: the one that is open
table-step-passed = Step { $step } is over. Step { $current } is open now.
table-step-not-open = Step { $step } isn’t open yet. Step { $current } is.
# $revision: what the move was to replace; $current: what is there now
table-stale-revision = This choice has changed in the meantime. Check it and try again.
table-time-is-up = Time’s up for { core-piece }: the move has already been made.
table-nothing-to-take-back = { core-piece } has no move to take back.
table-not-yours-to-take-back = Someone else chose the move for { core-piece }. You can replace it, but not take it back.
table-no-takeback = You can only take back your own moves, and only in a game of you against bots.
# $most: so many times
table-takebacks-spent = You’ve taken back { $most } moves in this game, and that’s the limit.
table-id-in-use = Another move was sent with the same id. Send this one again with a new id.


## Logs (what is kept of a table)

table-log-empty = This log is empty.
# $text: the beginning of the line
table-log-line = This line of the log can’t be read: { $text }
table-log-newer = This log is in format { $format }, but this program only reads up to format { $newest }. Get a newer Pixcade.
# $number: number of the entry
table-log-order = Entry { $number } of the log doesn’t follow from those before it.
table-seat-in-use = Seat { $seat } is taken, and this game has only { $seats }. Free the seat first.
table-same-seat = Seat { $seat } can’t change places with itself. Choose another one.
table-grace = Players may be away for { $least } to { $most } seconds, not { $value }.
# $most: so many times
table-enough = You’ve done this { $most } times this turn. You can do it again next turn.
table-too-many-changes = You can change a move { $most } times per turn. This one stays now.
table-no-daily = There’s no daily challenge for this game on that day. Choose another game and a date like 2026-11-16.
