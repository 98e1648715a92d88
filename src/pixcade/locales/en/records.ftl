### Refusals of positions and records that somebody has written or chosen.


## Refusals of positions (one line of text that describes a whole position)

core-no-exact-answers = There are no exact answers for { core-game }. Ask a bot instead: pixcade hint
core-exact-needs-numpy = Exact answers need NumPy, which is not installed. Install it: pip install numpy
core-position-word = “{ $text }” does not belong in a position, or stands there twice. Take it out.
core-position-number = “{ $name }” in this position must be a number from { $lowest } to { $highest }, not “{ $text }”.
# $what: code of the part that contradicts the rest
core-position-impossible = This position can't come about: { $what ->
    [scores] the scores don't fit the game.
    [bonus] bonus cubes can lie only on Bonus Pix, each at most once.
    [cubes] while cubes are being placed they stand on Start Pix, one after the other, and nothing has been collected.
    [over] it is marked as over and is not, or the other way round.
    [stacks] an element has more than its 24 Pixls.
    [passes] there are more passes than turns.
    [ports] a Port stands where none may stand, or is missing.
    [fresh] a Port is marked as just moved that can't be.
    [prisoners] there must be one number of prisoners for each element.
    [pixoid] Pixoid stands on a bonus cube that he would have picked up.
    [twelve] with the twelfth cube it is over, so nobody collects more or is caught then.
    [turn] an element has a Port before its first turn.
    [came-from] a Port was taken off a hex on which it can't have stood.
    [stack-order] in a stack a Pixl lies on one that can't have been beneath it.
    [passed-port] an element has passed that had to put its Port down.
    [supply] with an empty supply the game ends, and only for whoever has just placed a Pixl.
   *[other] “{ $what }” contradicts the rest.
}
# $what: code of what no moves lead to
core-position-unreachable = No moves lead to this position: { $what ->
    [cubes] in this number of turns the cubes can't have come from the Start Pix to where they are.
    [last-move] whoever moved last has nothing on the board to show for it.
    [few-turns] what was done takes more turns than have been taken.
    [many-turns] so many turns can't have passed with so little done.
    [conversions] too few Pixls have been placed to convert so many.
   *[other] “{ $what }” can't have come about.
}


## Refusals of records (a game written down in a file)

record-too-long = This record is too long: the most is { $most } characters.
# $expected: the text that must stand there
record-expected = Here should stand: { $expected }
record-expected-empty-line = Here should stand an empty line.
record-header-value = Something must stand after “{ $name } =”, with no spaces before or after it.
record-date = “{ $text }” is no date. Write it like 2026-11-15, or “-” for none.
record-number = “{ $text }” is no number of a rules version. Write a plain number such as 1.
record-name = A player's name has at most { $most } characters, all of them visible.
record-players = { $players ->
    [one] The record names { $players } player, but
   *[other] The record names { $players } players, but
} { $seats ->
    [one] the game has { $seats } seat.
   *[other] the game has { $seats } seats.
}
record-option-spelling = The options must be written exactly as Pixcade writes them.
record-start-options = The “start” position must be written as Pixcade writes it, have the same options as the headers, and differ from the normal start.
record-too-many-moves = There is more on this line than the moves that are due, or a space too many.
record-result = The result is “{ $text }”, but these moves lead to “{ $expected }”.
record-cut-off = The record breaks off here. After its last line comes a line break, and nothing else.
record-after-the-end = Nothing may follow the end of the record.
record-server-line = This line must name a step and a piece that was awaited in it, in order, and then what the server noted.
record-review-line = This line must name a step and a piece that was awaited in it, in order, and then value, loss and luck as whole thousandths.
record-server-mark = “{ $text }” is nothing that a server notes here. Known are milliseconds, default, commitment and salt, in this order.
record-commitment = The commitment to the move of { $piece } in step { $step } does not fit the move and its salt. One of the three was changed.
