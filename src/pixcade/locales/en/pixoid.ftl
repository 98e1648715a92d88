### Pixoid: what happened, what is refused, options. The terms are those of the game's own rule book:
### Pixoid, Bug, Pix, Start Pix, Bonus Pix, bonus cube, reserve, controller, program, Circuit Board tile.


## Directions

# $direction: U, D, L or R
pixoid-direction = { $direction ->
    [U] up
    [D] down
    [L] left
   *[R] right
}
# Where a wall is
pixoid-wall-at = { $direction ->
    [U] above
    [D] below
    [L] on the left
   *[R] on the right
}


## What happened. $who names the mover: "Pixoid (Ann)", "Bob", "Spare Bug (Bob)"

# How a player is called while he is Pixoid, and the spare Bug of a three-player game. $player: who plays it
pixoid-name-pixoid = Pixoid ({ $player })
pixoid-name-spare = Third Bug ({ $player })

pixoid-cube-set = { $who } starts on { $pix }.

# One entry in the list of revealed programs
pixoid-program-entry = { $who } { pixoid-direction } { $distance }
# $programs: such entries as a list
pixoid-revealed = Revealed: { $programs }.

# A cube moved. $steps: how many Pix it went; $distance: how many it was programmed to go; $end: where it is now.
# $stopped: "wall" where a wall stopped it before the whole distance; "no", "catch" and "won" need no word here
pixoid-moved = { $stopped ->
    [wall] { $who } goes { pixoid-direction } { $steps } and stops at the wall on { $end }.
   *[no] { $who } goes { pixoid-direction } { $steps } to { $end }.
}

# $bonus: bonus cubes picked up in this round so far
pixoid-picked-up = { $bonus ->
    [one] { $who } picks up a bonus cube on { $pix }, the first one.
   *[other] { $who } picks up a bonus cube on { $pix }, { $bonus } so far.
}

# $mover: "pixoid" where Pixoid ran into a Bug himself; $by: the Bugs' players as a list
pixoid-caught = { $mover ->
    [pixoid] { $who } runs into { $by } on { $pix } and is caught!
   *[bugs] { $who } is caught on { $pix } by { $by }!
}

# $taken: cubes taken from the reserve in this round; $left: cubes left there
pixoid-cube-taken = { $left ->
    [0] { $who } takes the last cube from the reserve and has { $taken }.
   *[other] { $who } gets away and takes a cube from the reserve: { $taken } taken, { $left } left.
}

# $player: who has the spare controller now
pixoid-spare-passed = The third Bug goes to { $player } for the next turn.

# $how: caught or survived; $points: list of points of this round, "Ann 10, Bob 3"
pixoid-round-over = { $how ->
    [survived] Round { $round } is over: Pixoid survived. Points: { $points }.
   *[caught] Round { $round } is over: Pixoid was caught. Points: { $points }.
}
pixoid-round-began = Round { $round } begins. { $player } is Pixoid now.

# $winners: list of the winners' names, $winners_count: how many they are; $points: list, for $reason points only
pixoid-game-over = { $reason ->
    [twelve-cubes] The game is over: { $winners } has 12 cubes and wins as Pixoid!
    [caught] The game is over: Pixoid is caught. The Bugs win together: { $winners }!
   *[points] { $winners_count ->
        [one] The game is over: { $winners } wins! Points: { $points }.
       *[other] The game is over: { $winners } share the victory! Points: { $points }.
    }
}


## Refusals

pixoid-not-a-pix = There’s no Pix “{ $text }” on this board. A Pix is a letter and a number, like c4.
pixoid-not-a-move = “{ $text }” isn’t a move. Write a direction and a distance from 1 to 9, like U3; for a Start Pix, write @c4.
pixoid-not-a-layout = “{ $text }” isn’t a tile layout. Write the tile set and four tiles with their sides, like p1-1A.3B.2A.4B.
pixoid-tile-twice = The layout “{ $text }” uses a tile twice. Use each of the four tiles once.
pixoid-unknown-tile-set = There’s no tile set “{ $name }”. Choose one of: { $known }.
pixoid-not-a-position = “{ $text }” isn’t a Pixoid position. A position begins with “pixoid” and a layout.
# $piece: what was typed as a controller
pixoid-no-such-controller = There’s no controller “{ $piece }” in this game.
pixoid-four-controllers = “{ $value }” isn’t four different controllers separated by dots. Choose from: { $known }.
pixoid-oldest-not-seated = Seat { $oldest } can’t be the oldest player’s: there are only { $players } players.

pixoid-place-first = { core-piece } isn’t on the board yet. Choose a free Start Pix first.
pixoid-no-start-pix = { $pix } isn’t a Start Pix. Choose one of the four Start Pix.
pixoid-start-pix-taken = Another piece already starts on { $pix }. Choose a free Start Pix.
pixoid-program-now = { core-piece } is already on the board. Program a direction and a distance.
pixoid-distance-1-to-9 = Choose a distance from 1 to 9, not { $distance }. You can’t stand still.
pixoid-wall-next-to-you = You can’t go { pixoid-direction } from { $pix }: there’s a wall. Choose another direction.


## Options. A message pixoid-option-NAME says what the option NAME is about; in $value its value is put into words.

pixoid-option-players = Players
pixoid-option-players-value = { $value ->
    [3] Three, with a third Bug that changes hands
   *[4] Four
}
pixoid-option-game = Game length
pixoid-option-game-value = { $value ->
    [short] Short (one round, 12 cubes to win)
   *[standard] Standard (everyone is Pixoid once)
}
pixoid-option-layout = Tile layout
pixoid-option-layout-value = { $value }
# What can be typed where there is no list of values
pixoid-option-layout-form = like p1-1A.3B.2A.4B; random by default
pixoid-option-oldest = Oldest player (Pixoid first)
pixoid-option-oldest-value = Seat { $value }
pixoid-option-contact-cube = Bonus cube where Pixoid is caught
pixoid-option-contact-cube-value = { $value ->
    [taken] He still picks it up
   *[left] It stays on the board
}
pixoid-option-controllers = Controllers, in seat order
pixoid-option-controllers-value = { $value }
pixoid-option-controllers-form = four of amber, sky, rose, mint, ember and violet, separated by dots; with three players, the last one is the third Bug’s
