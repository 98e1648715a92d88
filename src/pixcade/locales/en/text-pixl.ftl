### Pixl in the terminal. Sentences are read aloud by screen readers: keep them short.


## Setting up, help and the rules in short

text-pixl-opening = Pixl on a board with { $side } hexes per side, { $hexes } in total.
# $elements: how many are in play
text-pixl-prey = { $elements ->
    [3] Earth preys on Water, Water on Fire, Fire on Earth.
   *[other] Earth preys on Water, Water on Fire, Fire on Spirit, Spirit on Earth.
}
text-aim-pixl = Grow from your Port and convert your neighbors. Most points win.
text-help-pixl = To place a Pixl, type a hex like “g7”. “port off” removes your Port, “port g7” places it, “pass” does nothing. If you choose what to convert, add its hex: “g7 x g6”.
text-rules-pixl =
    Each element first places its Port, not on gray, with at least two hexes between it and any other Port.
    Then each turn you place one Pixl, next to your Port or to one of your Pixls that is chained to it.
    Any neighbor that touches your new Pixl and another one of yours is converted.
    You cover prey, replace neutrals and imprison predators; what was underneath a predator is free.
    Three Pixls of one color around another’s Port lock it. A Port that isn’t locked can be removed and placed elsewhere next turn.
    The game ends when a player has no Pixls left, or when everyone passes in a row. Most points win.
    Points: 1 for each Pixl on top, 2 for each one underneath yours, 1 for each prisoner, 5 for each Port you lock.


## Pixl. What stands in “quotes” is typed: use your words of text-input-... and text-command-... there.

text-pixl-turn = Turn { $turn }: { pixl-element } ({ $player }).
# $port: its hex, or none
text-pixl-element = { $port ->
    [none] { pixl-element } ({ $player }): no Port on the board
   *[other] { pixl-element } ({ $player }): Port on { $port }
}, { $supply ->
    [one] { $supply } Pixl in supply,
   *[other] { $supply } Pixls in supply,
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
text-pixl-supply = { $count ->
    [one] { $count } Pixl left.
   *[other] { $count } Pixls left.
}
text-pixl-prisoners = { $count ->
    [one] { $count } prisoner.
   *[other] { $count } prisoners.
}
# $by: list of elements
text-pixl-locked = Locked by { $by }.
# $hexes: list, stacks with their height
text-pixl-standing = Pixls on { $hexes }.
text-pixl-stack = { $hex } ({ $height } high)
# Several hexes in a row: c4, c5, c6
text-pixl-range = { $first } to { $last }
text-pixl-port-hexes = { $count ->
    [one] The Port can go on { $hexes }.
   *[other] The Port can go on: { $hexes }.
}
text-pixl-places = A Pixl can go on: { $hexes }.
# $moves: those that convert or lock something
text-pixl-telling = These do more: { $moves }. Type “moves” to see what.
# $kind: both, port (nothing to place) or pass (the Port stays)
text-pixl-others = { $kind ->
    [both] You can also type “port off” to remove your Port, or “pass”.
    [port] You can’t place a Pixl now. Type “port off” to remove your Port, or “pass”.
   *[pass] You can also “pass”. You can’t remove your Port now.
}
# The element has no other move. $why: supply (empty), no-port-hex (where its Port could go) or no-hex (for a Pixl)
text-pixl-only-pass = { $why ->
    [supply] { pixl-element } has no Pixls left, so it can only pass. Press Enter.
    [no-port-hex] { pixl-element } has no hex for its Port, so it can only pass. Press Enter.
   *[no-hex] { pixl-element } can neither place a Pixl nor remove its Port, so it can only pass. Press Enter.
}
# $told: sentences about what a move would do
text-pixl-consequence = { $move }: { $told }
# $pieces: the elements of a stack, from the top
text-pixl-look = { $count ->
    [0] { $hex } is empty.
    [one] { $hex }: { $pieces }.
   *[other] { $hex }, from the top: { $pieces }.
}
text-pixl-look-port = { pixl-element }’s Port ({ $player })
text-pixl-look-gray = Gray border.
# $who: neighbors with the element on top; $hexes: the empty ones
text-pixl-look-near = { $taken ->
    [0] All neighbors are empty: { $hexes }.
   *[other] Around it: { $who }. { $free ->
        [0] None is empty.
       *[other] Empty: { $hexes }.
    }
}
text-pixl-reach = { $count ->
    [0] { pixl-element } ({ $player }) can’t convert any of your Pixls now.
   *[other] { pixl-element } ({ $player }) can convert your Pixls on: { $hexes }.
}
# $what: port or move
text-pixl-ask = { $what ->
    [port] { $player }, where does { pixl-element }’s Port go?
   *[move] { $player }, your move for { pixl-element }?
}
# $what: port where the Port is to be put, or move
text-not-a-move = “{ $text }” isn’t a move. { $what ->
    [port] Type the hex for your Port, like “g7”.
   *[move] Type a hex like “g7” to place a Pixl, “port off” to remove your Port, or “pass”.
}
# Where an element's points come from
text-pixl-points = { pixl-element } ({ $player }) { $total }: { $tops } for Pixls on top, { $beneath } for those underneath, { $prisoners } for prisoners, { $locks } for locks.
text-pixl-tie = The points are equal, so Pixls underneath decide.
text-pixl-legend = { $signs ->
    [plain] F Fire, W Water, E Earth, S Spirit, a number is the height of a stack, [F] a Port, <F> a locked Port, : gray border, + where you can go. The letters run down to the right.
   *[drawn] F Fire, W Water, E Earth, S Spirit, a number is the height of a stack, [F] a Port, <F> a locked Port, ░ gray border, + where you can go. The letters run down to the right.
}
