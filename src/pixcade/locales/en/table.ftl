### Refusals of the table, where people sit down and hand in their moves.


## Seats

table-no-such-seat = There is no seat { $seat }: this table has { $seats }.
table-seat-taken = Seat { $seat } is taken. Choose another one.
table-seat-open = Nobody sits on seat { $seat } yet.
table-name-missing = Somebody who sits down needs a name.
table-not-your-seat = Seat { $seat } is somebody else's.
table-nobody-there = Nobody who could go away sits on seat { $seat }.
table-not-away = You are back on seat { $seat } already.
table-bot-plays = A bot plays for you on seat { $seat }. Come back first.


## Starting and pausing

table-started = This game has begun already.
table-not-started = This game has not begun yet.
table-paused = The game is paused already.
table-not-paused = The game is not paused.
table-clock-kind = There is no clock called “{ $value }”.
# $least and $most: milliseconds
table-clock-time = A clock can't be set to { $value } milliseconds. The least is { $least }, the most { $most }.


## Handing in moves

# $step: the step that was meant; $current: the one that is open
table-step-passed = Step { $step } is over; step { $current } is open now.
table-step-not-open = Step { $step } is not open yet; step { $current } is.
# $revision: what the move was to replace; $current: what is there now
table-stale-revision = This was decided anew in the meantime. Look at it again: you replaced number { $revision }, and number { $current } is there now.
table-time-is-up = The time for { core-piece } is up; its move has been made.
table-nothing-to-take-back = There is no program of { core-piece } to take back.
table-not-yours-to-take-back = The program of { core-piece } was given by somebody else. You can replace it, but not take it back.
table-id-in-use = Another move was sent under the same id. Send it again under a new one.


## Logs (what is kept of a table)

table-log-empty = This log is empty.
# $text: the beginning of the line
table-log-line = This line of the log can't be read: { $text }
table-log-newer = This log has format { $format }, and this program reads up to { $newest }. Get a newer Pixcade.
# $number: number of the entry
table-log-order = Entry { $number } of the log does not follow from those before it.
table-seat-in-use = Seat { $seat } is taken, and this game has only { $seats }. Free the seat first.
table-same-seat = Seat { $seat } can’t change places with itself. Choose another one.
table-grace = The time that somebody may be gone is between { $least } and { $most } seconds, not { $value }.
# $most: so many times
table-enough = This has been done { $most } times in this turn. It can be done again in the next one.
table-silent-once = Bugs are silent during the round: once a turn you can change your program, come back, or agree to stop after Pixoid, and nothing can be taken back.
table-silent-vote = Bugs are silent during the round: you can agree to stop once Pixoid has, or when the round is over.
table-silent-host = While the round goes on you are a Bug, and Bugs are silent: as host you can do this again when it is over.
table-too-many-changes = A program can be changed { $most } times in one turn. This one stays as it is.
