### Pixl: what happened, what is refused, options. The terms: Pixl (a piece), Port, element, stack, supply, prisoner,
### gray border, to lock a Port. Elements are codes in $element, $victim, $by and $freed.


## Elements

pixl-element = { $element ->
    [fire] Fire
    [water] Water
    [earth] Earth
    [spirit] Spirit
   *[other] { $element }
}
# The element whose Pixl is converted
pixl-victim = { $victim ->
    [fire] Fire
    [water] Water
    [earth] Earth
   *[spirit] Spirit
}
# The element that locks a Port
pixl-locker = { $by ->
    [fire] Fire
    [water] Water
    [earth] Earth
   *[spirit] Spirit
}
# The element whose Pixl comes to light again
pixl-freed = { $freed ->
    [fire] Fire
    [water] Water
    [earth] Earth
   *[spirit] Spirit
}


## What happened. $who: the player of $element

pixl-placed = { pixl-element } ({ $who }) places a Pixl on { $hex }.
# Prey: the victim is under the new top now. $height: Pixls in the stack
pixl-covered = { pixl-element } covers { pixl-victim } on { $hex }: the stack is { $height } high.
# Neutral: the victim goes back to its owner's supply
pixl-replaced = { pixl-element } replaces { pixl-victim } on { $hex }.
# Predator: the victim is imprisoned and the hex or what lay beneath is free. $freed: "nothing" or an element
pixl-imprisoned = { $freed ->
    [nothing] { pixl-element } imprisons { pixl-victim } from { $hex }; the hex is empty.
   *[other] { pixl-element } imprisons { pixl-victim } from { $hex }; { pixl-freed } beneath it is free.
}
# There was no Pixl left to convert it
pixl-spared = { pixl-element } has no Pixl left for { $hex }: { pixl-victim } stays.
pixl-port-placed = { pixl-element } ({ $who }) places its Port on { $hex }.
pixl-port-put-back = { pixl-element } ({ $who }) puts its Port down on { $hex }.
pixl-port-taken-off = { pixl-element } ({ $who }) takes its Port off { $hex }. It must be put down elsewhere next turn.
# $passes: how many elements have passed in a row
pixl-passed = { $passes ->
    [one] { pixl-element } ({ $who }) passes.
   *[other] { pixl-element } ({ $who }) passes, pass number { $passes } in a row.
}
# $element: whose Port it is; $by: who locks it
pixl-locked = { pixl-locker } locks the Port of { pixl-element } on { $hex }.
pixl-unlocked = { pixl-locker } no longer locks the Port of { pixl-element } on { $hex }.

# $winners: list of the winners' names, $winners_count: how many they are; $points: list
pixl-game-over = { $reason ->
    [supply-empty] The game is over: a supply is empty.
    [all-passed] The game is over: everybody passed.
   *[turn-limit] The game is over: it has reached its last turn.
} { $winners_count ->
    [one] { $winners } wins! Points: { $points }.
   *[other] { $winners } share the victory! Points: { $points }.
}


## Refusals

pixl-not-a-hex = There is no hex “{ $text }” on a board with { $side } hexes a side. A hex is a letter and a number, such as e5.
pixl-no-such-hex = There is no hex number { $hex } on this board.
pixl-not-a-move = “{ $text }” is no move. Write a hex such as d4 to place a Pixl, @d4 to put the Port there, @off to take the Port off, or pass.
pixl-not-a-position = “{ $text }” is no position of Pixl. It begins with “pixl”.
pixl-not-a-stack = “{ $text }” is no stack. Write a hex and what lies there from the bottom up, such as h6:wf, each hex once.
pixl-no-such-element = No element “{ $element }” is in this game.

pixl-order-for-players = The order of turns “{ $order }” does not go with { $players } players.
pixl-side-too-small = Ports that keep clear of gray need a board with at least { $smallest } hexes a side, not { $side }.
pixl-end-for-two = Ending with the first empty element is for two players only, not for { $players }.
pixl-elements-of-seats = “{ $value }” does not share out the elements. Write each of these once, the first seat's first, with a dot between seats: { $wanted }

pixl-supply-empty = { pixl-element } has no Pixl left and can only pass.
pixl-hex-occupied = Something stands on { $hex } already. Choose an empty hex.
pixl-not-chained = { $hex } is not next to the Port of { pixl-element }, nor next to a Pixl chained to it. Build on from there.
pixl-all-are-converted = Everything that can be converted is converted in this game. Name only the hex where your Pixl goes.
# $hexes: those that can be picked
pixl-pick-one = Say which Pixl you convert: add x and one of these hexes: { $hexes }.
pixl-cannot-be-picked = The Pixl on { $hex } can't be converted by this move. Pick another one, or none if there is none.

pixl-port-first = The Port of { pixl-element } is not on the board. Put it on a hex first.
pixl-port-on-board = The Port of { pixl-element } is on the board. Take it off first, and put it down in the next turn.
pixl-port-off-board = The Port of { pixl-element } is off the board, so this is not possible now.
# $by: the locking elements as a list
pixl-port-locked = The Port of { pixl-element } is locked by { $by }. It can't be taken off until fewer than three of their Pixls touch it.
pixl-port-just-moved = The Port of { pixl-element } has just been moved. Place a Pixl before moving it again.
pixl-port-on-gray = { $hex } is on the gray border. Put the Port further inside.
pixl-port-beside-gray = { $hex } touches the gray border. Put the Port further inside.
pixl-port-same-hex = The Port comes from { $hex }. Put it down on another hex.
pixl-port-too-near = { $hex } is too near to another Port. At least two hexes must lie between them.


## Options. A message pixl-option-NAME says what the option NAME is about; in $value its value is put into words.

pixl-option-players = Players
pixl-option-players-value = { $value ->
    [2] two, each with two elements
    [3] three, without Spirit
   *[4] four
}
pixl-option-elements = Elements, in the order of the seats
pixl-option-elements-value = { $value }
# What can be typed where there is no list of values
pixl-option-elements-form = such as fire.water.earth.spirit, or earth+fire.spirit+water for two players
pixl-option-order = Order of turns
pixl-option-order-value = { $value ->
    [fire-water-earth-spirit] Fire, Water, Earth, Spirit
    [fire-spirit-earth-water] Fire, Spirit, Earth, Water
   *[fire-water-earth] Fire, Water, Earth
}
pixl-option-side = Size of the board
pixl-option-side-value = { $value } hexes a side
pixl-option-ports = Where Ports may stand
pixl-option-ports-value = { $value ->
    [clear-of-gray] neither on gray nor next to it
   *[off-gray] anywhere but on gray
}
pixl-option-conversion = What a Pixl converts
pixl-option-conversion-value = { $value ->
    [one] one of those it could, picked by the player
   *[all] everything it can
}
pixl-option-end = When the game ends
pixl-option-end-value = { $value ->
    [element] when the first element has no Pixl left
   *[player] when a player has no Pixl left
}
