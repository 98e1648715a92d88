### Looking back in the browser: replay, result, records, lists of games.


## The replay

web-looking-title = Replay
web-looking-loading = Loading the game…
web-looking-no = This can’t be shown
web-looking-play = Play
web-looking-pause = Pause
web-looking-speed = Speed
web-looking-scrub = Moment in the game
# A moment in words
web-looking-when = Round { $round }, turn { $turn }
web-looking-placing = Placing the cubes
web-looking-placing-round = Round { $round }, placing the cubes
# Whose programs are open before the reveal
web-looking-view = Shown before the reveal
web-looking-view-all = All moves
web-looking-view-seat = Only { $name }’s moves
web-looking-hidden = until the reveal
web-looking-seats = At the table
web-looking-words = Board as text
web-looking-share = Share this moment
web-looking-whatif = Play on from here
# $when: a moment in words, such as "Round 2, turn 5"
web-looking-whatif-about = { $when }: pick a seat, and bots take the others. The game continues from exactly this position.
web-looking-whatif-seat = Your seat
web-looking-whatif-start = Play on
# $piece: a controller or an element
web-looking-seat = { $name }, { $piece }
web-looking-nameless = Former player


## The result

web-looking-result = Result
web-looking-share-result = Share
web-looking-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
web-looking-length = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { web-looking-turns }
# How somebody has won
web-looking-margin = { $late ->
    [yes] { $points ->
        [one] Won by one point, on the very last turn.
       *[other] Won by { $points } points, on the very last turn.
    }
   *[no] { $points ->
        [one] Won by one point.
       *[other] Won by { $points } points.
    }
}
# X6.3: why one of several with the same points has won
web-looking-tied = Tied on points, so covered Pixls decide.
web-looking-shared = They share the victory.
web-looking-caught = { $cubes ->
    [0] Pixoid had no cubes yet.
    [one] Pixoid had one cube.
   *[other] Pixoid had { $cubes } cubes.
}
# The same to the one who played here
web-looking-you = { $how ->
    [away] TWELVE! You got away!
    [escaped] TWELVE! { $name } got away
    [caught] CAUGHT on turn { $turn }
    [catcher] You caught Pixoid on turn { $turn }!
    [team] You win! Pixoid is caught
    [slipped] Pixoid got away!
    [won] You win!
    [shared] You share the victory!
    [beaten] You lose this time.
   *[lost] You finish { $place ->
        [2] second
        [3] third
       *[4] fourth
    }.
}
web-ending-board = The maze at the end, with the last moves
web-ending-first = Your first win!
web-ending-streak = { $count } wins in a row.
# $cubes: the most cubes in a game on this device
web-ending-best = Your best: { $cubes }.
web-ending-best-now = That’s your best so far.
# The Bugs that caught Pixoid
web-ending-by = { $count ->
    *[other] { $names } caught you on { $pix }.
}
# After a numeral
web-ending-of-twelve = of 12
web-ending-more = More
web-ending-numbers = All numbers
web-ending-see = See this move
# What another program would have done in the last turn, on the board and in a sentence
web-ending-ghost = { $how ->
    [less] One step less
    [more] One step more
   *[other] { $move }
}
web-ending-what-if = { $role ->
    [bug] { $how ->
        [less] Against these moves: one step less, and you’d have caught Pixoid.
        [more] Against these moves: one step more, and you’d have caught Pixoid.
       *[other] Against these moves: { $move }, and you’d have caught Pixoid.
    }
   *[pixoid] { $how ->
        [less] Against these moves: one step less, and you’d have slipped past.
        [more] Against these moves: one step more, and you’d have slipped past.
       *[other] Against these moves: { $move }, and you’d have slipped past.
    }
}
# Switches the board of a result between the turning point and the end
web-ending-turn = Turning point
web-ending-final = Final board
web-ending-turning = Turning point: turn { $turn }
# $rivals: how many the others are; $who: the name of the only one
web-ending-lead = { $points ->
    [one] { $rivals ->
        [1] { $name } gains one point on { $who } and stays ahead to the end.
       *[other] { $name } gains one point on everyone else and stays ahead to the end.
    }
   *[other] { $rivals ->
        [1] { $name } gains { $points } points on { $who } and stays ahead to the end.
       *[other] { $name } gains { $points } points on everyone else and stays ahead to the end.
    }
}
# Where the cubes of a round came from
web-ending-why = { $unit ->
    [cubes] { $count ->
        [one] Why { $cubes } cube?
       *[other] Why { $cubes } cubes?
    }
   *[victory] Why did it end like this?
}
# How good the start was: cubes, or a chance to win
web-ending-start = { $unit ->
    [cubes] { $cubes } expected
   *[victory] { $cubes } chance at the start
}
# $result: the sum of the numbers above; $how: won, or other
web-ending-half = { $how ->
    [won] A win counts as all 12 reserve cubes here, and a bonus cube as half: { $result }.
   *[other] A bonus cube counts as half here: { $result }.
}
web-ending-working = Working it out…
web-ending-perfect = { $unit ->
    [cubes] Perfect Bugs always win here.
   *[victory] This round could no longer change who wins.
}
# $whose: yours where you were Pixoid
web-ending-why-row = { $kind ->
    [own] { $whose ->
        [yours] Your moves
       *[theirs] Pixoid’s moves
    }
    [theirs] { $whose ->
        [yours] Their moves
       *[theirs] The Bugs’ moves
    }
   *[luck] Luck
}
web-ending-why-most = { $kind ->
    [own] Turn { $turn }: { $move } was the better bet on average.
    [theirs] { $whose ->
        [yours] Their mistakes helped you, mostly on turn { $turn }.
       *[theirs] Their mistakes helped Pixoid, mostly on turn { $turn }.
    }
    [even] It evened out.
   *[luck] Mostly on turn { $turn }.
}
web-ending-why-none = { $kind ->
    [own] No mistakes.
    [theirs] No mistakes.
   *[luck] Hardly any.
}
web-looking-split = { $pixoid } as Pixoid, { $bug } as a Bug
# Where the points of Pixl come from
web-looking-source-tops = { $points } on top
web-looking-source-beneath = { $points } for covered Pixls
web-looking-source-prisoners = { $points } for prisoners
web-looking-source-locks = { $points } for locks
web-looking-course = Score over time
web-looking-course-cubes = Pixoid’s cubes
web-looking-band = The bar on top shows who was Pixoid
web-looking-round = Round { $round }
# The chart for those who can't see it. $title: what it shows
web-looking-chart = { $title }, { web-looking-turns }. The numbers are in the table below.
web-looking-table = The same numbers in a table


## Numbers that are fun: a title, and what was counted

web-looking-fact-of = { $name }: { $fact }
web-looking-fact-hunter = Hunter
web-looking-fact-hunter-count = { $count ->
    [one] caught Pixoid once
   *[other] caught Pixoid { $count } times
}
web-looking-fact-shave = Closest shave
web-looking-fact-shave-count = { $count ->
    [one] a Bug one Pix away, once
   *[other] a Bug one Pix away, { $count } times
}
web-looking-fact-run = Longest run
web-looking-fact-run-count = { $count ->
    [one] got away once
   *[other] got away { $count } times in one round
}
web-looking-fact-collector = Collector
web-looking-fact-collector-count = { $count ->
    [one] { $count } bonus cube
   *[other] { $count } bonus cubes
}
web-looking-fact-walls = Wall tester
web-looking-fact-walls-count = { $count ->
    [one] ran into { $count } wall
   *[other] ran into { $count } walls
}
web-looking-fact-sprint = Sprinter
web-looking-fact-sprint-count = { $count } Pix in one go
web-looking-fact-shadow = Shadow
web-looking-fact-shadow-count = { $count ->
    [one] one Pix short of Pixoid, once
   *[other] one Pix short of Pixoid, { $count } times
}
web-looking-fact-distance = Marathon
web-looking-fact-distance-count = { $count } Pix in total
web-looking-fact-tower = Tower
web-looking-fact-tower-count = { $count ->
    [one] a stack of { $count } Pixl
   *[other] a stack of { $count } Pixls
}
web-looking-fact-locker = Locksmith
web-looking-fact-locker-count = { $count ->
    [one] locked a Port once
   *[other] locked a Port { $count } times
}
web-looking-fact-jailer = Jailer
web-looking-fact-jailer-count = { $count ->
    [one] took { $count } prisoner
   *[other] took { $count } prisoners
}
web-looking-fact-harvest = Best turn
web-looking-fact-harvest-count = { $count ->
    [one] { $count } point at once
   *[other] { $count } points at once
}
web-looking-fact-coverer = Big appetite
web-looking-fact-coverer-count = { $count ->
    [one] covered { $count } Pixl
   *[other] covered { $count } Pixls
}
web-looking-fact-swapper = Swapper
web-looking-fact-swapper-count = { $count ->
    [one] replaced { $count } Pixl
   *[other] replaced { $count } Pixls
}
web-looking-fact-mover = Wanderer
web-looking-fact-mover-count = { $count ->
    [one] removed the Port once
   *[other] removed the Port { $count } times
}
web-looking-fact-builder = Builder
web-looking-fact-builder-count = { $count ->
    [one] placed { $count } Pixl
   *[other] placed { $count } Pixls
}


## Lists

web-looking-my-games = My games
web-looking-running = In progress
web-looking-ended = Finished
web-looking-games-of = { $name }’s games
web-looking-mark = { $name }’s mark
web-looking-watch = Games to watch
web-looking-finished = Finished games
web-looking-no-games = No finished games yet. They’ll show up here.
web-looking-no-tables = No public games right now.
web-looking-no-public = Tables on this server are private, so there’s no list. To watch or play, ask someone at a table for the link or the code.
web-looking-go-play = Start a game
web-looking-more = Older games
web-looking-again = Refresh
web-looking-won = { $count ->
   *[other] { $names } won
}
web-looking-unfinished = Stopped early
web-looking-playing = In progress
web-looking-lobby = { $free ->
    [one] { $free } seat is free
   *[other] { $free } seats are free
}
web-looking-watching = { $count ->
    [0] no one watching
    [one] { $count } watching
   *[other] { $count } watching
}
web-looking-go-watch = Watch
web-looking-go-join = Join
web-looking-forget = Remove my name
web-looking-forget-all = Remove name everywhere
web-looking-forget-ask = In this game you’ll be shown as “Former player”, to everyone and forever: in lists, in the replay and in the saved game. The game itself stays.
web-looking-forget-ask-all = In all your finished games you’ll be shown as “Former player”, to everyone and forever: in lists, in replays and in saved games. The games themselves stay.
web-looking-forget-done = Your name has been removed.
web-looking-keep = Keep my name


## Records from outside

web-looking-record-about = You can download any finished game as a text file. Open one here to replay it. It’s checked move by move, and nothing is stored.
web-looking-record-drop = Drop a saved game here
web-looking-record-paste = Or paste its text
web-looking-record-open = Show
web-looking-record-reading = Checking the saved game…
web-looking-record-rejected = This saved game can’t be opened
web-looking-record-other = Open another one


## What somebody has done, kept on the device

web-done-title = Your achievements
web-done-days = { $count ->
    [one] day played
   *[other] days played in a row
}
web-done-lessons = { $count ->
    [one] lesson done
   *[other] lessons done
}
web-done-played = { $count ->
    [one] game
   *[other] games
}
web-done-won = { $count ->
    [one] win
   *[other] wins
}
web-done-streak = { $count ->
   *[other] longest winning streak (now { $now })
}
web-done-records = Personal bests
web-done-about = Stored on this device only.
web-done-take = Export
web-done-bring = Import achievements
web-done-brought = Imported.
web-done-no-file = This file has no achievements. Choose one that was exported here.
web-done-forget = Delete

## What decisions cost and what luck gave

web-review-title = Review
web-review-about = A strong bot checks every move. That takes about a second per move.
web-review-begins = Starting the review…
# $done, $parts: how many of how many moves or rounds
web-review-progress = Reviewed { $done } of { $parts }…
web-review-sum-start = Value at the start
web-review-sum-own = Own decisions
web-review-sum-theirs = The others
web-review-sum-luck = Luck
web-review-sum-bonus = { $how ->
    [won] Over 12
   *[other] Bonus cubes
}
web-review-sum-result = Result
web-review-last = In the last round only winning the game counts, so these are chances to win.
web-review-ask = Review this game
# $count: the number; $result: as it is written
web-review-result = { $unit ->
    [cubes] { $count ->
        [one] { $result } cube
       *[other] { $result } cubes
    }
   *[victory] { $result } chance to win
}
# $when: such as "Round 2, turn 5"; $change: such as +1.1 or −12%
web-review-swing = The turning point: { $when } ({ $change }).
web-review-turns = Review turn by turn
web-review-graph = The value of the game, turn by turn. The buttons below lead to the biggest swings.
web-review-arrows = Arrows show the best strategy: the wider the arrow, the more often you should play that move. The thin line is the move that was played.
web-review-rings = Ring 1 shows the best move, ring 2 the next best, the square frame the move that was played.
web-review-bars = Each bar is a move: the top shows what you could expect, the bottom what was left after the move.
# $mix: such as "right 3 (38%), down 2 (31%)"
web-review-mix = Best strategy: { $mix }
web-review-best = Best moves: { $mix }
web-review-other = others
web-review-try = Try again
# $how: whether sides play mixes
web-review-trial = { $how ->
    [mixes] What should { $who } have done? The others keep to their strategies.
   *[alone] What should { $who } have done?
}
web-review-costs = { $move }: that costs { $cost }. Try another move.
web-review-found = { $move }: that’s it! No move is better.
web-review-answer = Show the answer
web-review-words = Review as text

## How somebody plays over many games

web-habits-title = My play style
web-habits-about = From all reviews opened on this device. Stored here only.
web-habits-all = Review all my games
web-habits-forget = Delete
web-habits-role = { $role ->
    [pixoid] { $game }, as Pixoid
    [bug] { $game }, as a Bug
   *[all] { $game }
}
# $lost: such as 0.04 or 4.4%
web-habits-sum = { $role ->
    [all] Games: { $games }. Real decisions: { $decisions }. Winning chance lost per decision: { $lost }.
   *[other] Games: { $games }. Real decisions: { $decisions }. Lost per decision: { $lost } cubes. Luck: { $luck } cubes in total.
}
# $now, $before: such as “0.04 cubes” or “4.4%”
web-habits-trend = { $trend ->
    [better] Lately you’ve lost less per decision: { $now } in the last { $games } games, { $before } before that.
    [worse] Lately you’ve lost more per decision: { $now } in the last { $games } games, { $before } before that.
   *[same] Lately you’ve lost about the same per decision: { $now } in the last { $games } games, { $before } before that.
}
# $won, $error: cubes a turn, such as 0.12 and 0.05
web-habits-readable = { $habit ->
    [few] It takes { $needed } decisions to tell how predictable you are. So far you have { $decisions }.
    [none] Hard to read: in { $decisions } decisions, you showed no habit that anyone could exploit.
    [onwards] You often keep your direction. Opponents who know that win about { $won } cubes per turn (± { $error }, from { $decisions } decisions).
    [back] You often turn back. Opponents who know that win about { $won } cubes per turn (± { $error }, from { $decisions } decisions).
    [far] You often run up to the wall. Opponents who know that win about { $won } cubes per turn (± { $error }, from { $decisions } decisions).
    [near] You often go only one Pix. Opponents who know that win about { $won } cubes per turn (± { $error }, from { $decisions } decisions).
   *[likely] You often choose the likeliest move of the best strategy. Opponents who know that win about { $won } cubes per turn (± { $error }, from { $decisions } decisions).
}
web-home-watch = Watch a game
web-home-record = Open a saved game
web-share-moment = Copy link to this moment
web-share-result = Copy link to the result
web-share-record = Make a GIF
web-share-recording = Recording…
web-share-save = Save GIF
web-share-send = Send GIF
web-share-failed = This browser can’t make a GIF. Share the link instead.

web-notices-remove = Remove
web-mail-on = Confirm your address
web-mail-on-about = You’ll get an e-mail at this address when it’s your turn.
web-mail-on-do = Confirm address
web-mail-off = Unsubscribe?
web-mail-off-about = This address won’t get any more e-mails. You can add it again under “My games”.
web-mail-off-do = Unsubscribe
web-mail-on-done = Address confirmed
web-mail-on-after = You’ll get an e-mail when it’s your turn.
web-mail-off-done = Unsubscribed
web-mail-off-after = This address won’t get any more e-mails.
