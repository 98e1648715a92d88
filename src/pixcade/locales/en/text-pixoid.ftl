### Pixoid in the terminal. Sentences are read aloud by screen readers: keep them short.


## Setting up, help and the rules in short

text-ask-length = 1 standard game (everyone is Pixoid once) or 2 short game (one round)? [1]
# $game: standard or short
text-pixoid-opening = { $game ->
    [short] Pixoid, short game, layout { $layout }.
   *[standard] Pixoid, standard game, layout { $layout }.
}
text-pixoid-spare = Third Bug: { core-piece }. It changes hands every turn.
text-pixoid-first = { $game ->
    [short] { $player } is Pixoid.
   *[standard] { $player } is Pixoid first.
}
# What one plays for, in a sentence or two
text-aim-pixoid = The Bugs catch Pixoid by running onto or over him. Every turn he gets away earns him a cube, and twelve are enough.
text-help-pixoid = To program a move, type a direction and a distance from 1 to 9: “up 3”, “3 up” or “u3”. A wall stops you early. To start, type a Start Pix.
text-rules-pixoid =
    One player is Pixoid, three Bugs hunt him. Everyone secretly programs a direction and a distance from 1 to 9.
    Pixoid runs first, then all the Bugs at once, for the full distance or until a wall stops them.
    Pixoid is caught when he runs onto or over a Bug, or a Bug runs onto or over him.
    If he gets away, he takes a cube from the reserve; the twelfth ends the round. He also gets the bonus cubes on his way.
    If he’s caught, Pixoid scores 1 for each of his cubes, each Bug 1 for each cube left in the reserve. Then the next player is Pixoid.
    When everyone has been Pixoid once, the player with the most points wins.
    A short game has one round: Pixoid wins with twelve cubes of any kind, the Bugs by catching him first.


## Pixoid. $who: "Pixoid (Ann)", "Bob", "Spare Bug (Bob)"

# $taken: cubes from the reserve, $bonus: bonus cubes
text-pixoid-turn = Round { $round } of { $rounds }, turn { $turn }. { $bonus ->
    [0] Pixoid has { $taken } of the 12 cubes.
    [one] Pixoid has { $taken } of the 12 cubes and { $bonus } bonus cube.
   *[other] Pixoid has { $taken } of the 12 cubes and { $bonus } bonus cubes.
}
text-pixoid-placing = Round { $round } of { $rounds }: everyone chooses a Start Pix.
text-pixoid-place = { $who } is on { $pix }.
# This Bug could run straight to Pixoid. $steps: how far he is
text-pixoid-in-line = { $who } is on { $pix }, in line with Pixoid: { pixoid-direction } { $steps }.
text-pixoid-bonus = { $count ->
    [0] All bonus cubes are gone.
    [one] A bonus cube lies on { $pix }.
   *[other] Bonus cubes lie on { $pix }.
}
text-pixoid-starts = { $count ->
    [one] The last free Start Pix is { $pix }.
   *[other] Free Start Pix: { $pix }.
}
# $free: how many Pix one can go; $end: the last of them
text-pixoid-way = { $direction ->
    [U] Up
    [D] Down
    [L] Left
   *[R] Right
}: { $free ->
    [one] 1 Pix, then a wall after { $end }.
   *[other] up to { $free } Pix, then a wall after { $end }.
}
text-pixoid-way-bonus = Bonus cube after { $steps } Pix.
# $who: who stands there, a list
text-pixoid-way-cube = { $who } after { $steps } Pix.
text-pixoid-walls = { $count ->
    [one] Wall: { $directions }.
   *[other] Walls: { $directions }.
}
# $who: whose cubes are there, a list
text-pixoid-look = { $count ->
    [0] { $pix } is empty.
   *[other] { $pix }: { $who }.
}
# $kind: start or bonus
text-pixoid-look-kind = { $kind ->
    [start] It’s a Start Pix.
   *[bonus] A bonus cube lies there.
}
text-pixoid-reach-later = Not all cubes are on the board yet, so no one can reach anyone.
# $who: the Bugs that can run over him there, a list
text-pixoid-reach = { $count ->
    [0] No Bug can reach Pixoid on { $pix } with its next move.
   *[other] Pixoid on { $pix } can be reached by { $who }.
}
# $found: a list of Pix in order
text-pixoid-reach-way = { $direction ->
    [U] Up
    [D] Down
    [L] Left
   *[R] Right
}: { $found }.
# A Pix with the Bug that stands there, or the Bugs that can reach it
text-pixoid-reach-entry = { $kind ->
    [there] { $pix } ({ $who } is there)
    [reached] { $pix } ({ $who })
   *[safe] { $pix } safe
}
# $role: pixoid, bug or spare
text-pixoid-ask-start = { $role ->
    [pixoid] { $player }, where does Pixoid start?
    [spare] { $player }, where does the third Bug start?
   *[bug] { $player }, where does your Bug start?
}
text-pixoid-ask = { $role ->
    [pixoid] { $player }, you’re Pixoid on { $pix }. Your move?
    [spare] { $player }, the third Bug is on { $pix }. Its move?
   *[bug] { $player }, your Bug is on { $pix }. Your move?
}
text-pixoid-score-short = { $cubes ->
    [one] Pixoid has { $cubes } of the 12 cubes he needs to win. A short game has no points.
   *[other] Pixoid has { $cubes } of the 12 cubes he needs to win. A short game has no points.
}
text-distance-missing = Say how far as well: a direction and a number from 1 to 9, like “up 3”.
text-direction-missing = Say which way as well: a direction and a number from 1 to 9, like “up 3”.
text-not-a-program = “{ $text }” isn’t a move. Type a direction and a number from 1 to 9, like “up 3”.
# $free: list of those that can be typed
text-not-a-start-pix = “{ $text }” isn’t a Start Pix. Type a free one: { $free }.
# One sign of the picture and who it is
text-legend-entry = { $sign } { $meaning }
# $signs: drawn or plain, two sets of signs
text-pixoid-legend = { $signs ->
    [plain] o Start Pix, * bonus cube, x Bonus Pix without its cube.
   *[drawn] ○ Start Pix, ◆ bonus cube, ◇ Bonus Pix without its cube.
}
