### Pixl in the browser: the board, what a move brings, what everybody has. The terms are those of pixl.ftl.


## The board. Names of hexes are read aloud: the hex, what stands there, what choosing it does, with commas between them.

web-pixl-board = Pixl board
web-pixl-hex-empty = empty
web-pixl-hex-gray = empty, gray border
web-pixl-hex-port = { pixl-element }’s Port
# $by: the elements that lock it
web-pixl-hex-locked = locked by { $by }
# $elements: list from the top down
web-pixl-hex-stack = stack of { $height }, from the top: { $elements }
web-pixl-hex-cut-off = cut off from its Port
# $converts: how many are converted; $gain: points with their sign; $points: the same without it
web-pixl-hex-legal = { $converts ->
    [0] playable
    [one] playable: converts { $converts } Pixl
   *[other] playable: converts { $converts } Pixls
}, { $points ->
    [one] { $gain } point
   *[other] { $gain } points
}
# $count: how many one can pick from
web-pixl-hex-pick = playable: choose one of { $count } to convert
web-pixl-whole = Show the whole board
web-pixl-fitted = Zoom in on the game
# Where a move is out of view. $gain: its points with their sign, or none
web-pixl-view-move = { $gain ->
    [none] Show { pixl-element }’s move on { $hex }
   *[other] Show { pixl-element }’s move on { $hex }, { $gain }
}
web-pixl-view-back = Back to your view


## What a move brings

web-pixl-sum = Effect of this move
web-pixl-choose-pixl = { pixl-element }: choose a hex
web-pixl-choose-port = { pixl-element }: place your Port
web-pixl-port-about = Your Pixls grow from it. Points: 1 on top, 2 underneath, 1 per prisoner, 5 per locked Port.
web-pixl-choose-pass = { pixl-element } can only pass
web-pixl-choose-move = { pixl-element } can’t place a Pixl
web-pixl-count = { $count ->
    [0] Remove your Port, or pass.
    [one] One hex to choose from.
   *[other] { $count } hexes to choose from.
}
web-pixl-next = Next playable hex
web-pixl-previous = Previous playable hex
web-pixl-title-place = Place on { $hex }?
web-pixl-title-port = Place the Port on { $hex }?
web-pixl-title-off = Remove the Port?
web-pixl-title-pass = Pass?
web-pixl-title-pick = { $hex }: which one will you convert?
web-pixl-pick = Pixl to convert
web-pixl-place = Place Pixl
web-pixl-place-port = Place Port
web-pixl-take-off = Remove Port
web-pixl-pass = Pass
web-pixl-take-back = Take back
web-pixl-alarm = { $count ->
    [one] Pixl left
   *[other] Pixls left
}
web-pixl-alarm-why = { $count ->
    [one] The next one placed ends the game.
   *[other] The next round may be the last.
}
web-pixl-advice = Good places for your Port
# What a move brings and what one's own other element loses by it, with their signs: "(+2 −1 yours)"
web-pixl-net = ({ $gross } { $loss } yours)
# Since one's own last move. $points: how many; $leader: who is best of the others, $by: by how many
web-pixl-waited = While you waited: { $points ->
    [0] your points haven’t changed
    [one] { $gain } point
   *[other] { $gain } points
}. { $lead ->
    [you] You lead by { $by }.
    [nobody] You share the lead.
   *[other] { $leader } leads by { $by }.
}
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
web-pixl-hint-other = It looks best in the long run.
# Why the game ended. $elements: whose supply is empty
web-pixl-ended = { $reason ->
    [supply-empty] Out of Pixls: { $elements }.
    [all-passed] Everyone passed in a row.
   *[turn-limit] The last turn has been played.
}
# Beside a Port that is not locked, for want of one Pixl
web-pixl-near = 1 Pixl short
# $what: a Port was locked, or so many ($count) were converted by one move
web-pixl-plate = { $what ->
    [locked] LOCKED!
   *[chain] { $count } AT ONCE
}
# On phones at a game night, after a move
web-pixl-phone-own = Your move
web-pixl-phone-total = { $points ->
    [one] You have { $points } point
   *[other] You have { $points } points
}
web-pixl-sent = Sent. One moment.
# $player: whose element it is
web-pixl-waiting = { pixl-element } to play: { $player }
# $gain: points with their sign; $points: the same without it
web-pixl-total = { $points ->
    [one] { $gain } point in total
   *[other] { $gain } points in total
}
web-pixl-only-pass = { $why ->
    [supply] { pixl-element } has no Pixls left, so it can only pass.
    [no-port-hex] { pixl-element } has no hex for its Port, so it can only pass.
   *[no-hex] { pixl-element } can neither place a Pixl nor remove its Port, so it can only pass.
}

# Lines of the sum. $victim: whose Pixl it is; $freed: "nothing" or the element that is on top then
web-pixl-line-placed = New Pixl
web-pixl-line-port-placed = Your Pixls grow from here. Three Pixls of another color lock a Port: 5 points
web-pixl-line-port-off = You’ll place it elsewhere on your next turn. Until then, { pixl-element } can’t place any Pixls.
web-pixl-line-passed = Nothing changes on the board.
web-pixl-line-covered = Prey: cover { pixl-victim }
web-pixl-line-replaced = Neutral: replace { pixl-victim }
web-pixl-line-lost = Your { pixl-victim } leaves { $hex }
web-pixl-line-imprisoned = { $freed ->
    [nothing] Predator: imprison { pixl-victim }
   *[other] Predator: imprison { pixl-victim }; the { pixl-freed } underneath is free
}
web-pixl-line-spared = No Pixl left for { $hex }: { pixl-victim } stays
web-pixl-line-locked = { pixl-locker } locks { pixl-element }’s Port
web-pixl-line-unlocked = { pixl-locker } no longer locks { pixl-element }’s Port
web-pixl-line-game-over = This ends the game
# What another element gains or loses: "Water -3"
web-pixl-other = { pixl-element } { $points }


## What everybody has

web-pixl-source-tops = on top
web-pixl-source-beneath = below
web-pixl-source-prisoners = prisoners
web-pixl-source-locks = locks
web-pixl-supply = { $count } left
web-pixl-supplies = Left to place
web-pixl-ports = Ports
web-pixl-port-free = can be moved
web-pixl-port-locked = locked by { $by }
web-pixl-port-moved = has just moved
web-pixl-port-off = is being moved
web-pixl-port-none = not placed yet
web-pixl-relations = Predators and prey
web-pixl-dotted = dotted: neutral
web-pixl-preys = { pixl-element } preys on { pixl-victim }.
# $one, $other: names of elements
web-pixl-neutrals = { $one } and { $other } are neutral to each other.


## The table in words

web-pixl-text-where = Where is everyone?
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
web-pixl-text-nothing = It’s not your turn.
web-pixl-text-pixl-hexes = { pixl-element } can place a Pixl on { $hexes }.
web-pixl-text-port-hexes = { pixl-element } can place its Port on { $hexes }.
# $pick: what is converted
web-pixl-text-pick = { $hex }, converting { $pick }
# $told: list of lines of the sum
web-pixl-text-consequence = { $points ->
    [one] { $hex }: { $told }. { $gain } point.
   *[other] { $hex }: { $told }. { $gain } points.
}
web-pixl-text-take-off = You can remove { pixl-element }’s Port.
web-pixl-text-pass = You can pass.
