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
pixoid-name-spare = Spare Bug ({ $player })

pixoid-cube-set = { $who } starts on { $pix }.

# One entry in the list of revealed programs
pixoid-program-entry = { $who } { pixoid-direction } { $distance }
# $programs: such entries as a list
pixoid-revealed = Programs: { $programs }.

# A cube moved. $steps: how many Pix it went; $distance: how many it was programmed to go; $end: where it is now.
# $stopped: "wall" where a wall stopped it before the whole distance; "no", "catch" and "won" need no word here
pixoid-moved = { $stopped ->
    [wall] { $who } goes { pixoid-direction } { $steps }, to the wall at { $end }.
   *[no] { $who } goes { pixoid-direction } { $steps }, to { $end }.
}

# $bonus: bonus cubes picked up in this round so far
pixoid-picked-up = { $bonus ->
    [one] { $who } picks up a bonus cube on { $pix }, the first one.
   *[other] { $who } picks up a bonus cube on { $pix }, { $bonus } in all.
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
pixoid-spare-passed = The spare Bug goes to { $player } for the next turn.

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

pixoid-not-a-pix = There is no Pix “{ $text }” on this board. A Pix is a letter and a number, such as c4.
pixoid-not-a-move = “{ $text }” is no program. Write a direction and a distance from 1 to 9, such as U3; a Start Pix is written @c4.
pixoid-not-a-layout = “{ $text }” is no layout of tiles. Write the tile set and four tiles with their sides, such as p1-1A.3B.2A.4B.
pixoid-tile-twice = The layout “{ $text }” uses a tile twice. Each of the four tiles lies there once.
pixoid-unknown-tile-set = There is no tile set “{ $name }”. Choose one of: { $known }.
pixoid-not-a-position = “{ $text }” is no position of Pixoid. It begins with “pixoid” and a layout.
# $piece: what was typed as a controller
pixoid-no-such-controller = No controller “{ $piece }” is in this game.
pixoid-four-controllers = “{ $value }” must be four different controllers with dots between them. There are: { $known }.
pixoid-oldest-not-seated = Seat { $oldest } can't be the oldest player's: there are only { $players } players.

pixoid-place-first = { core-piece } is not on the board yet. Choose a free Start Pix first.
pixoid-no-start-pix = { $pix } is no Start Pix. Choose one of the four Start Pix.
pixoid-start-pix-taken = Somebody stands on { $pix } already. Choose a free Start Pix.
pixoid-program-now = { core-piece } is on the board already. Program a direction and a distance now.
pixoid-distance-1-to-9 = { $distance } is no distance that a controller has. Choose 1 to 9; nobody may stand still.
pixoid-wall-next-to-you = There is a wall right next to { $pix } when going { pixoid-direction }. Choose another direction.


## Options. A message pixoid-option-NAME says what the option NAME is about; in $value its value is put into words.

pixoid-option-players = Players
pixoid-option-players-value = { $value ->
    [3] three, with a spare Bug that changes hands
   *[4] four
}
pixoid-option-game = Length of the game
pixoid-option-game-value = { $value ->
    [short] one round, twelve cubes win
   *[standard] everybody is Pixoid once
}
pixoid-option-layout = Layout of the tiles
pixoid-option-layout-value = { $value }
# What can be typed where there is no list of values
pixoid-option-layout-form = such as p1-1A.3B.2A.4B; drawn at random unless you say
pixoid-option-oldest = Oldest player, who is Pixoid first
pixoid-option-oldest-value = seat { $value }
pixoid-option-contact-cube = Bonus cube lying where Pixoid is caught
pixoid-option-contact-cube-value = { $value ->
    [taken] he still picks it up
   *[left] it is left lying
}
pixoid-option-controllers = Controllers, in the order of the seats
pixoid-option-controllers-value = { $value }
pixoid-option-controllers-form = four of amber, sky, rose, mint, ember and violet with dots between them; with three players the last is the spare Bug's
