### Pixl in the browser: the board, what a move brings, what everybody has. The terms are those of pixl.ftl.


## The board. Names of hexes are read aloud: the hex, what stands there, what choosing it does, with commas between them.

web-pixl-board = Pixl board
web-pixl-hex-empty = empty
web-pixl-hex-gray = empty, gray border
web-pixl-hex-port = Port of { pixl-element }
# $by: the elements that lock it
web-pixl-hex-locked = locked by { $by }
# $elements: list from the top down
web-pixl-hex-stack = stack of { $height }, from the top: { $elements }
web-pixl-hex-cut-off = cut off from its Port
# $converts: how many are converted; $gain: points with their sign; $points: the same without it
web-pixl-hex-legal = { $converts ->
    [0] legal
   *[other] legal: converts { $converts }
}, { $points ->
    [one] { $gain } point
   *[other] { $gain } points
}
# $count: how many one can pick from
web-pixl-hex-pick = legal: you pick one of { $count } to convert
web-pixl-whole = Show the whole board
web-pixl-fitted = Show what is played on


## What a move brings

web-pixl-sum = What this brings
web-pixl-choose-pixl = { pixl-element }: choose a hex
web-pixl-choose-port = Where does the Port of { pixl-element } go?
web-pixl-choose-pass = { pixl-element } can only pass
web-pixl-count = { $count ->
    [one] One hex is legal.
   *[other] { $count } hexes are legal.
}
web-pixl-next = Next legal hex
web-pixl-previous = Previous legal hex
web-pixl-title-place = Place at { $hex }?
web-pixl-title-port = Put the Port on { $hex }?
web-pixl-title-off = Take the Port off?
web-pixl-title-pass = Pass?
web-pixl-title-pick = { $hex }: which one do you convert?
web-pixl-pick = What you convert
web-pixl-place = Place Pixl
web-pixl-place-port = Put Port down
web-pixl-take-off = Take Port off
web-pixl-pass = Pass
web-pixl-back = Back
# What a click on the hex that is looked at does
web-pixl-hint = { $what ->
    [place] Click or press Enter to place it.
   *[choose] Click or press Enter to choose it.
}
# Why a hint is a good one. $converts: how many Pixls it converts, $points: what it brings, with its sign
web-pixl-hint-reason = { $converts ->
    [0] It lengthens your chain: { $points }.
    [one] It converts one Pixl: { $points }.
   *[other] It converts { $converts } Pixls: { $points }.
}
web-pixl-hint-other = Nothing on the board is worth more just now.
# Why the game ended. $elements: whose supply is empty
web-pixl-ended = { $reason ->
    [supply-empty] A supply is empty: { $elements }.
    [all-passed] Everybody has passed in a row.
   *[turn-limit] The last turn has been played.
}
# Beside a Port that is not locked, for want of one Pixl
web-pixl-near = 1 Pixl short
# $what: a Port was locked, or so many ($count) were converted by one move
web-pixl-plate = { $what ->
    [locked] LOCKED!
   *[chain] { $count } AT ONCE
}
web-pixl-sent = Sent. One moment.
# $player: whose element it is
web-pixl-waiting = { pixl-element } to play: { $player }
# $gain: points with their sign; $points: the same without it
web-pixl-total = { $points ->
    [one] { $gain } point in all
   *[other] { $gain } points in all
}
web-pixl-only-pass = { $why ->
    [supply] { pixl-element } has no Pixl left, so it can only pass.
    [no-port-hex] There is no hex where the Port of { pixl-element } may go, so it can only pass.
   *[no-hex] { pixl-element } can neither place a Pixl nor take its Port off, so it can only pass.
}

# Lines of the sum. $victim: whose Pixl it is; $freed: "nothing" or the element that is on top then
web-pixl-line-placed = New Pixl
web-pixl-line-port-placed = The Port of { pixl-element } stands here
web-pixl-line-port-off = You put it down elsewhere in your next turn. Until then no Pixl of { pixl-element } can be placed.
web-pixl-line-passed = Nothing changes on the board.
web-pixl-line-covered = Prey: cover { pixl-victim }
web-pixl-line-replaced = Neutral: replace { pixl-victim }
web-pixl-line-imprisoned = { $freed ->
    [nothing] Predator: jail { pixl-victim }
   *[other] Predator: jail { pixl-victim }; the { pixl-freed } beneath is free
}
web-pixl-line-spared = No Pixl left for { $hex }: { pixl-victim } stays
web-pixl-line-locked = { pixl-locker } locks the Port of { pixl-element }
web-pixl-line-unlocked = { pixl-locker } no longer locks the Port of { pixl-element }
# An element of the same player
web-pixl-line-own = Your { pixl-element }
web-pixl-line-game-over = This ends the game
# What another element gains or loses: "Water -3"
web-pixl-other = { pixl-element } { $points }


## What everybody has

web-pixl-source-tops = on top
web-pixl-source-beneath = beneath
web-pixl-source-prisoners = jailed
web-pixl-source-locks = locks
web-pixl-supply = { $count } left
web-pixl-ports = Ports
web-pixl-port-free = can be moved
web-pixl-port-locked = locked by { $by }
web-pixl-port-moved = has just moved
web-pixl-port-off = is being moved
web-pixl-port-none = not placed yet
web-pixl-relations = Who preys on whom
web-pixl-dotted = dotted: neutral
web-pixl-preys = { pixl-element } preys on { pixl-victim }.
# $one, $other: names of elements
web-pixl-neutrals = { $one } and { $other } are neutral to each other.


## The table in words

web-pixl-text-where = Where is everybody?
web-pixl-text-can = What can I do?
web-pixl-text-happened = What just happened?
web-pixl-text-element = { pixl-element } ({ $player }), { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
# $hex: where the Port is, or "none"; $state: a message web-pixl-port-...
web-pixl-text-port = { $hex ->
    [none] Port: { $state }.
   *[other] Port on { $hex }: { $state }.
}
web-pixl-text-supply = { $count ->
    [one] { $count } Pixl left.
   *[other] { $count } Pixls left.
}
web-pixl-text-pixls = Pixls on { $hexes }.
web-pixl-text-stack = { $hex } ({ $height } high)
web-pixl-text-cut-off = Cut off: { $hexes }.
web-pixl-text-nothing = It is not your turn.
web-pixl-text-pixl-hexes = { pixl-element } can place a Pixl on { $hexes }.
web-pixl-text-port-hexes = { pixl-element } can put its Port on { $hexes }.
# $pick: what is converted
web-pixl-text-pick = { $hex }, converting { $pick }
# $told: list of lines of the sum
web-pixl-text-consequence = { $points ->
    [one] { $hex }: { $told }. { $gain } point.
   *[other] { $hex }: { $told }. { $gain } points.
}
web-pixl-text-take-off = You can take the Port of { pixl-element } off.
web-pixl-text-pass = You can pass.
