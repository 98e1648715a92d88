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
pixl-covered = { pixl-element } covers { pixl-victim } on { $hex }: the stack is now { $height } high.
# Neutral: the victim goes back to its owner's supply
pixl-replaced = { pixl-element } replaces { pixl-victim } on { $hex }.
# Predator: the victim is imprisoned and the hex or what lay beneath is free. $freed: "nothing" or an element
pixl-imprisoned = { $freed ->
    [nothing] { pixl-element } imprisons { pixl-victim } on { $hex }; the hex is now empty.
   *[other] { pixl-element } imprisons { pixl-victim } on { $hex }; { pixl-freed } underneath is free.
}
# There was no Pixl left to convert it
pixl-spared = { pixl-element } has no Pixl left for { $hex }: { pixl-victim } stays.
pixl-port-placed = { pixl-element } ({ $who }) places its Port on { $hex }.
pixl-port-put-back = { pixl-element } ({ $who }) moves its Port to { $hex }.
pixl-port-taken-off = { pixl-element } ({ $who }) removes its Port from { $hex } and must place it elsewhere next turn.
# $passes: how many elements have passed in a row
pixl-passed = { $passes ->
    [one] { pixl-element } ({ $who }) passes.
   *[other] { pixl-element } ({ $who }) passes: { $passes } passes in a row.
}
# $element: whose Port it is; $by: who locks it
pixl-locked = { pixl-locker } locks { pixl-element }’s Port on { $hex }.
pixl-unlocked = { pixl-locker } no longer locks { pixl-element }’s Port on { $hex }.

# $winners: list of the winners' names, $winners_count: how many they are; $points: list
pixl-game-over = { $reason ->
    [supply-empty] The game is over: a supply is empty.
    [all-passed] The game is over: everyone passed.
   *[turn-limit] The game is over: the last turn has been played.
} { $winners_count ->
    [one] { $winners } wins! Points: { $points }.
   *[other] { $winners } share the victory! Points: { $points }.
}


## Refusals

pixl-not-a-hex = There’s no hex “{ $text }” on a board with { $side } hexes per side. A hex is a letter and a number, like e5.
pixl-no-such-hex = There’s no hex number { $hex } on this board.
pixl-not-a-move = “{ $text }” isn’t a move. Write a hex like d4 to place a Pixl, @d4 to place the Port there, @off to remove the Port, or pass.
pixl-not-a-position = “{ $text }” isn’t a Pixl position. A position begins with “pixl”.
pixl-not-a-stack = “{ $text }” isn’t a stack. Write a hex and its Pixls from the bottom up, like h6:wf, each hex once.
pixl-no-such-element = There’s no element “{ $element }” in this game.

pixl-order-for-players = The turn order “{ $order }” doesn’t work with { $players } players.
pixl-side-too-small = To keep Ports away from gray, the board needs at least { $smallest } hexes per side, not { $side }.
pixl-end-for-two = Only a game for two can end with the first empty element, not one for { $players }.
pixl-elements-of-seats = “{ $value }” doesn’t assign every element once. Write each of these once, starting with the first seat, with a dot between seats: { $wanted }

pixl-supply-empty = { pixl-element } has no Pixls left and can only pass.
pixl-hex-occupied = { $hex } is already taken. Choose an empty hex.
pixl-not-chained = { $hex } isn’t next to { pixl-element }’s Port or to a Pixl chained to it. Choose a hex that is.
pixl-all-are-converted = In this game, a Pixl converts everything it can. Name only the hex for your Pixl.
# $hexes: those that can be picked
pixl-pick-one = Choose which Pixl to convert: add x and one of these hexes: { $hexes }.
pixl-cannot-be-picked = This move can’t convert the Pixl on { $hex }. Choose another one, or none if there isn’t one.

pixl-port-first = { pixl-element }’s Port isn’t on the board. Place it on a hex first.
pixl-port-on-board = { pixl-element }’s Port is already on the board. Remove it first, then place it next turn.
pixl-port-off-board = { pixl-element }’s Port is off the board, so you can’t do this now.
# $by: the locking elements as a list
pixl-port-locked = { pixl-element }’s Port is locked by { $by }. You can’t remove it until fewer than three of their Pixls touch it.
pixl-port-just-moved = { pixl-element }’s Port has just been moved. Place a Pixl before moving it again.
pixl-port-on-gray = { $hex } is on the gray border. Place the Port farther in.
pixl-port-beside-gray = { $hex } touches the gray border. Place the Port farther in.
pixl-port-same-hex = The Port comes from { $hex }. Place it on another hex.
pixl-port-too-near = { $hex } is too close to another Port. There must be at least two hexes between them.


## Why a hint is a good one. $why: one or more of the phrases below, with commas between them

pixl-hint-port = A good place for your Port: { $why }.
pixl-hint-middle = near the middle
pixl-hint-prey = near your prey
pixl-hint-predator = away from your predator
# Where nothing else can be said of it
pixl-hint-edge = near the edge, out of the way


## Options. A message pixl-option-NAME says what the option NAME is about; in $value its value is put into words.

pixl-option-players = Players
pixl-option-players-value = { $value ->
    [2] Two, with two elements each
    [3] Three, without Spirit
   *[4] Four
}
pixl-option-elements = Elements, in seat order
pixl-option-elements-value = { $value }
# What can be typed where there is no list of values
pixl-option-elements-form = like fire.water.earth.spirit, or earth+fire.spirit+water for two players
pixl-option-order = Turn order
pixl-option-order-value = { $value ->
    [fire-water-earth-spirit] Fire, Water, Earth, Spirit
    [fire-spirit-earth-water] Fire, Spirit, Earth, Water
   *[fire-water-earth] Fire, Water, Earth
}
pixl-option-side = Board size
pixl-option-side-value = { $value } hexes per side
pixl-option-ports = Port placement
pixl-option-ports-value = { $value ->
    [clear-of-gray] Neither on gray nor next to it
   *[off-gray] Anywhere but on gray
}
pixl-option-conversion = Conversion
pixl-option-conversion-value = { $value ->
    [one] One Pixl of your choice
   *[all] Everything possible
}
pixl-option-end = End of the game
pixl-option-end-value = { $value ->
    [element] When the first element runs out of Pixls
   *[player] When a player runs out of Pixls
}
