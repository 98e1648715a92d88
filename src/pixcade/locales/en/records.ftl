### Refusals of positions and records that somebody has written or chosen.


## Refusals of positions (one line of text that describes a whole position)

core-no-exact-answers = There are no exact answers for { core-game }. Ask a bot instead: pixcade hint
core-exact-needs-numpy = Exact answers need NumPy, which isn’t installed. Install it: pip install numpy
core-position-word = “{ $text }” doesn’t belong in a position, or appears twice. Remove it.
core-position-number = “{ $name }” in this position must be a number from { $lowest } to { $highest }, not “{ $text }”.
# $what: code of the part that contradicts the rest
core-position-impossible = This position can’t happen: { $what ->
    [scores] the scores don’t fit the game.
    [bonus] bonus cubes can lie only on Bonus Pix, at most one on each.
    [cubes] while cubes are being placed, they stand on Start Pix, one after the other, and nothing has been collected.
    [over] it’s marked as over and isn’t, or the other way around.
    [stacks] an element has more than its 24 Pixls.
    [passes] there are more passes than turns.
    [ports] a Port is missing, or on a hex where it can’t be.
    [fresh] a Port is marked as just moved, but can’t have been.
    [prisoners] there must be one number of prisoners for each element.
    [pixoid] Pixoid is on a bonus cube that he would have picked up.
    [twelve] the twelfth cube ends it, so no one can collect more or be caught then.
    [turn] an element has a Port before its first turn.
    [came-from] a Port was removed from a hex where it can’t have been.
    [stack-order] in a stack, a Pixl lies on one that can’t be underneath it.
    [passed-port] an element passed when it had to place its Port.
    [supply] an empty supply ends the game, and only the element that has just placed a Pixl can be empty.
   *[other] “{ $what }” contradicts the rest.
}
# $what: code of what no moves lead to
core-position-unreachable = No moves lead to this position: { $what ->
    [cubes] the cubes can’t have gone from the Start Pix to where they are in this number of turns.
    [last-move] the last move left no trace on the board.
    [few-turns] this took more turns than have been played.
    [many-turns] too many turns have passed for so little to have happened.
    [conversions] too few Pixls have been placed to convert so many.
   *[other] “{ $what }” can’t have happened.
}


## Refusals of records (a game written down in a file)

record-too-long = This saved game is too long. The limit is { $most } characters.
# $expected: the text that must stand there
record-expected = Expected here: { $expected }
record-expected-empty-line = Expected here: an empty line
record-header-value = There must be a value after “{ $name } =”, with no spaces before or after it.
record-date = “{ $text }” isn’t a date. Write it like 2026-11-15, or “-” for none.
record-number = “{ $text }” isn’t a rules version. Write a plain number, like 1.
record-name = A player’s name can have at most { $most } characters, all of them visible.
record-players = { $players ->
    [one] This saved game names { $players } player, but
   *[other] This saved game names { $players } players, but
} { $seats ->
    [one] the game has { $seats } seat.
   *[other] the game has { $seats } seats.
}
record-option-spelling = The options must be written exactly as Pixcade writes them.
record-start-options = The “start” position must be written as Pixcade writes it, with the same options as the headers, and differ from the normal start.
record-too-many-moves = This line has more than the moves expected here, or an extra space.
record-result = The result is “{ $text }”, but these moves lead to “{ $expected }”.
record-cut-off = The saved game breaks off here. Its last line must end with a line break, and nothing else.
record-after-the-end = Nothing may follow the end of the saved game.
record-server-line = This line must name a step and a piece that had to move in it, in order, followed by the server’s note.
record-review-line = This line must name a step and a piece that had to move in it, in order, followed by value, loss and luck as whole numbers.
record-server-mark = A server doesn’t write “{ $text }” here. It writes milliseconds, default, commitment and salt, in this order.
record-commitment = The commitment for { $piece }’s move in step { $step } doesn’t match the move and its salt. One of the three was changed.
