### Pixoid in the browser: the board, the controller, the panels beside it, and the table in words.


## The board

web-pixoid-board = Pixoid board
# One piece. $piece: colour and symbol, "Sky Ring"; $role: pixoid, bug or spare
web-pixoid-piece = { $role ->
    [pixoid] { $piece }, { $player }, Pixoid, on { $pix }
    [spare] { $piece }, { $player }, third Bug, on { $pix }
   *[bug] { $piece }, { $player }, Bug, on { $pix }
}
web-pixoid-start-here = Start on { $pix }
web-pixoid-start-choose = Choose a Start Pix
# What one plays for, where one chooses a start. $role: pixoid or bug
web-pixoid-aim = { $role ->
    [pixoid] Run! Every turn you get away earns you a cube, up to twelve.
   *[bug] Hunt! Catch Pixoid, the sooner the better.
}
# A Start Pix by where it lies. $quarter: top-left, top-right, bottom-left or bottom-right of the picture
web-pixoid-start-name = { $quarter ->
    [top-left] Top left, { $pix }
    [top-right] Top right, { $pix }
    [bottom-left] Bottom left, { $pix }
   *[bottom-right] Bottom right, { $pix }
}


## The controller

web-pixoid-controller = { $piece } controller
web-pixoid-direction-wheel = Direction
web-pixoid-number-wheel = Distance
# A direction by itself. $direction: U, D, L or R
web-pixoid-direction = { $direction ->
    [U] Up
    [D] Down
    [L] Left
   *[R] Right
}
# $name: a direction; $reason: a whole sentence
web-pixoid-direction-closed = { $name }, closed. { $reason }
web-pixoid-no-direction = Which way?
web-pixoid-steps = { $distance ->
    [one] { $distance } step
   *[other] { $distance } steps
}
# Below the number wheel: the number that is dialled, and how many Pix are free
web-pixoid-steps-free = { $distance } (max. { $free })
# $first: "5 steps"; $next: a whole sentence
web-pixoid-and-then = { $first }. { $next }
web-pixoid-stops = { $free ->
    [one] The wall stops you after { $free } step.
   *[other] The wall stops you after { $free } steps.
}
web-pixoid-picks-up = { $count ->
    [one] You pick up { $count } bonus cube.
   *[other] You pick up { $count } bonus cubes.
}
web-pixoid-wins = That’s the twelfth cube: you win!
# $by: list of those who stand there
web-pixoid-caught = That runs you straight into { $by }!
web-pixoid-ends-on = You land on { $pix }.
# $directions: list of those with a wall right there
web-pixoid-walls = { $count ->
    [one] Wall: { $directions }.
   *[other] Walls: { $directions }.
}
web-pixoid-covered = Your move is hidden.
web-pixoid-show = Show my move
web-pixoid-cover = Hide my move
web-pixoid-ready = Ready
web-pixoid-change = Ready! Tap to change
web-pixoid-choose-direction = Choose a direction


## Beside the board

# $taken: cubes from the reserve, $bonus: bonus cubes
web-pixoid-haul = { $taken ->
    [one] { $taken } cube
   *[other] { $taken } cubes
} and { $bonus ->
    [one] { $bonus } bonus cube
   *[other] { $bonus } bonus cubes
}
web-pixoid-reserve = Reserve
web-pixoid-reserve-left = { $left } of 12 left
web-pixoid-stakes = If caught now
web-pixoid-stakes-pixoid = for Pixoid
web-pixoid-stakes-bug = for each Bug
# In a short game, above how many of them Pixoid has: "5/12"
web-pixoid-short = 12 cubes to win
web-pixoid-rounds = Rounds
web-pixoid-round-now = now
web-pixoid-round-next = next
web-pixoid-round-later = later
web-pixoid-round-bugs = Bugs { $points }
# $role: pixoid, bug or spare
web-pixoid-role = { $role ->
    [pixoid] Pixoid
    [spare] Third Bug
   *[bug] Bug
}
web-pixoid-you = { $role ->
    [pixoid] Run!
   *[bug] Hunt!
}


## The reveal

# On phones at a game night
web-pixoid-bet = Where does Pixoid go?
web-pixoid-bet-private = Only you see this
web-pixoid-bet-was = Your guess: { $direction ->
    [U] up
    [D] down
    [L] left
   *[R] right
}
web-pixoid-bet-score = { $right } of { $made } right
# At the end of a game
web-pixoid-bet-total = { $made ->
    [one] Your guess about Pixoid: { $right } of { $made } right
   *[other] Your guesses about Pixoid: { $right } of { $made } right
}
# $names: the Bugs that did it
web-pixoid-phone = { $kind ->
    [catcher] You caught Pixoid!
    [caught] { $names } got you!
    [team] { $names } caught Pixoid!
    [near] So close: 1 Pix short
    [away] You slipped past!
   *[missed] Pixoid slipped past
}
web-pixoid-phone-own = Your move
web-pixoid-phone-where = { $count ->
    [0] On { $pix }
    [one] On { $pix }. { $near } was 1 Pix short.
   *[other] On { $pix }. { $near } were 1 Pix short.
}
web-pixoid-phone-cubes = { $whose ->
    [yours] You have { $cubes } of 12 cubes
   *[theirs] Pixoid has { $cubes } of 12 cubes
}
web-pixoid-phone-all = The same for every Bug
web-pixoid-phone-total = { $points ->
    [one] You have { $points } point
   *[other] You have { $points } points
}

web-pixoid-phase-open = Reveal the controllers
web-pixoid-phase-pixoid = Pixoid runs
web-pixoid-phase-bugs = The Bugs move together
web-pixoid-phase-end = Caught or escaped?
web-pixoid-phase-caught = Caught!
web-pixoid-phase-cube = Got away! One more cube
web-pixoid-phase-won = Twelve cubes: Pixoid wins!
web-pixoid-phase-round = The round is over
# What became of a program. $how: full, wall, catch or won
web-pixoid-did = { $how ->
    [wall] { $steps } of { $distance }, stopped by a wall
    [catch] { $steps } of { $distance }, then contact!
    [won] won
    [still] didn’t get to move
   *[full] all the way
}
# Of a cube that is running just now
web-pixoid-going = still going
# Where it was close. $how: short (stands right beside Pixoid), late (ran where he had been), past (he ran past it)
web-pixoid-near = { $how ->
    [late] A beat late
    [past] Right past
   *[short] 1 Pix short
}
# $by: who has caught; $count: how many they are; $mover: pixoid or bugs
web-pixoid-plate-caught = { $whose ->
    [yours] { $mover ->
        [pixoid] He ran into you!
       *[bugs] You caught him!
    }
   *[theirs] { $mover ->
        [pixoid] CAUGHT: straight into { $by }
       *[bugs] { $count ->
           *[other] CAUGHT by { $by }
        }
    }
}
web-pixoid-plate-where = { $cubes ->
    [0] Turn { $turn }, on { $pix }, with no cubes yet
    [one] Turn { $turn }, on { $pix }, after { $cubes } cube
   *[other] Turn { $turn }, on { $pix }, after { $cubes } cubes
}
web-pixoid-plate-away = ESCAPED! { $name } makes it
# $game: short or standard
web-pixoid-plate-all = { $game ->
    [short] with twelve cubes
   *[standard] { $bonus ->
        [0] 12 turns, never caught
        [one] 12 turns, never caught, plus { $bonus } bonus cube
       *[other] 12 turns, never caught, plus { $bonus } bonus cubes
    }
}
# $reason: points, caught or twelve-cubes
web-pixoid-plate-won = { $reason ->
    [caught] Pixoid is caught
    [twelve-cubes] with twelve cubes
   *[points] with the most points
}
web-pixoid-why = Points this round
web-pixoid-why-pixoid = { $bonus ->
    [0] { $taken } from the reserve
   *[other] { $taken } from the reserve, { $bonus } bonus
}
web-pixoid-why-bug = { $caught ->
    [yes] made the catch: { $left } left in the reserve
   *[no] { $left } left in the reserve, the same for every Bug
}
web-pixoid-why-away = nothing: Pixoid got away
# The sum of points, beside its number
web-pixoid-now = total
# $role: pixoid, bug, or other for those who do not play
web-pixoid-role-now = { $role ->
    [pixoid] You’re the next Pixoid
    [bug] You’re a Bug next round
   *[other] { $name } is the next Pixoid
}
web-pixoid-next-who = { $role ->
    [pixoid] Round { $round }: { $hunters } are after you.
    [bug] Round { $round }: hunt { $name } with { $hunters }.
   *[other] Round { $round }: { $hunters } hunt.
}
web-pixoid-next-round = Next round
# Why a hint is a good one. $bugs: how many Bugs could come to where one ends, $bonus: bonus cubes on the way,
# $good: only (a strong bot nearly always runs so) or several (it plays a mix)
web-pixoid-hint-flee = { $bonus ->
    [0] { $bugs ->
        [0] No Bug can get there this turn.
        [one] Only one Bug can get there this turn.
       *[other] { $good ->
            [only] Any other way is more dangerous.
           *[several] Several ways are equally good: keep them guessing.
        }
    }
   *[other] { $bugs ->
        [0] There’s a bonus cube on your way, and no Bug can get there this turn.
       *[other] There’s a bonus cube on your way.
    }
}
# $count: Pix of the way to which Pixoid could come too
web-pixoid-hint-hunt = { $count ->
    [0] { $good ->
        [only] Any other way leaves him more room.
       *[several] Several ways are equally good: keep him guessing.
    }
    [one] Your run covers one Pix that Pixoid could reach.
   *[other] Your run covers { $count } Pix that Pixoid could reach.
}
web-pixoid-hint-start = { $role ->
    [pixoid] From there you can expect the most cubes.
   *[bug] It makes no difference: the Bugs take all the other Start Pix anyway.
}


## The table in words

web-pixoid-text-where = Where is everyone?
web-pixoid-text-can = What can I do?
web-pixoid-text-happened = What just happened?
web-pixoid-text-turn = Round { $round } of { $rounds }, turn { $turn }.
web-pixoid-text-holds = Pixoid holds { web-pixoid-haul }.
web-pixoid-text-placing = Round { $round } of { $rounds }: everyone chooses a Start Pix.
web-pixoid-text-place = { $who } is on { $pix }.
web-pixoid-text-unplaced = { $who } isn’t on the board yet.
web-pixoid-text-bonus = { $count ->
    [0] All bonus cubes are gone.
    [one] A bonus cube lies on { $pix }.
   *[other] Bonus cubes lie on { $pix }.
}
# $name: a direction; $free: how many Pix one can go; $end: the last of them
web-pixoid-text-way = { $free ->
    [one] { $name }: 1 Pix, then a wall after { $end }.
   *[other] { $name }: up to { $free } Pix, then a wall after { $end }.
}
web-pixoid-text-way-bonus = Bonus cube after { $steps } Pix.
web-pixoid-text-way-cube = { $who } after { $steps } Pix.
web-pixoid-text-starts = { $count ->
    [one] The last free Start Pix is { $pix }.
   *[other] Free Start Pix: { $pix }.
}
web-pixoid-text-nothing = Nothing to do right now.
web-pixoid-text-quiet = Nothing has happened yet.
