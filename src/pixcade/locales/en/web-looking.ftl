### Looking back in the browser: replay, result, records, lists of games.


## The replay

web-looking-title = Replay
web-looking-loading = Fetching the game …
web-looking-no = This can’t be shown
web-looking-play = Play
web-looking-pause = Pause
web-looking-speed = Speed
web-looking-scrub = Moment of the game
# A moment in words
web-looking-when = Round { $round }, turn { $turn }
web-looking-placing = The cubes are being set
web-looking-placing-round = Round { $round }, the cubes are being set
# Whose programs are open before the reveal
web-looking-view = Before the reveal
web-looking-view-all = All programs
web-looking-view-seat = What { $name } knew
web-looking-hidden = until the reveal
web-looking-seats = At the table
web-looking-words = The board in words
web-looking-share = Share this moment
web-looking-whatif = Play on from here
# $when: a moment in words, such as "Round 2, turn 5"
web-looking-whatif-about = { $when }: you take a seat, bots take the others, and it goes on exactly as it stood.
web-looking-whatif-seat = Your seat
web-looking-whatif-level = Bots
web-looking-whatif-start = Play on
# $piece: a controller or an element
web-looking-seat = { $name }, { $piece }
web-looking-nameless = A player


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
web-looking-margin = { $points ->
    [one] by one point
   *[other] by { $points } points
}
web-looking-margin-late = { web-looking-margin }, in the last turn
web-looking-shared = They share the victory.
web-looking-twelve = with twelve cubes
web-looking-caught = Pixoid is caught.
web-looking-split = { $pixoid } as Pixoid, { $bug } as Bug
# Where the points of Pixl come from
web-looking-source-tops = { $points } on top
web-looking-source-beneath = { $points } beneath
web-looking-source-prisoners = { $points } for prisoners
web-looking-source-locks = { $points } for locks
web-looking-course = Course of the points
web-looking-course-cubes = Pixoid’s cubes
web-looking-band = The bar on top shows who was Pixoid
web-looking-round = Round { $round }
# The chart for those who can't see it. $title: what it shows
web-looking-chart = { $title }, { web-looking-turns }. The numbers are in the table below.
web-looking-table = The same numbers as a table


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
web-looking-fact-distance-count = { $count } Pix in all
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
    [one] took up the Port once
   *[other] took up the Port { $count } times
}
web-looking-fact-builder = Builder
web-looking-fact-builder-count = { $count ->
    [one] placed { $count } Pixl
   *[other] placed { $count } Pixls
}


## Lists

web-looking-my-games = My games
web-looking-running = Running
web-looking-ended = Finished
web-looking-games-of = Games of { $name }
web-looking-mark = The mark of { $name }
web-looking-watch = Tables to watch
web-looking-finished = Finished games
web-looking-no-games = No finished games yet. As soon as one is over it is kept here.
web-looking-no-tables = Nobody plays in public just now.
web-looking-no-public = Tables on this server are private, so there is no list of them. To watch or to play, ask somebody at a table for its link or its code.
web-looking-go-play = Start a game
web-looking-more = Older games
web-looking-again = Look again
web-looking-won = { $count ->
    [one] { $names } won
   *[other] { $names } won
}
web-looking-unfinished = stopped as it stood
web-looking-playing = In play
web-looking-lobby = { $free ->
    [one] { $free } seat is free
   *[other] { $free } seats are free
}
web-looking-watching = { $count ->
    [0] nobody watches
    [one] { $count } watches
   *[other] { $count } watch
}
web-looking-go-watch = Watch
web-looking-go-join = Go there
web-looking-forget = Take my name out
web-looking-forget-all = Take my name out of all games
web-looking-forget-ask = In this game you will be called “a player”, for everybody and for ever: in lists, in the replay and in the record. The game itself stays.
web-looking-forget-ask-all = In all your finished games you will be called “a player”, for everybody and for ever: in lists, in replays and in records. The games themselves stay.
web-looking-forget-done = Your name is out.
web-looking-keep = Keep it


## Records from outside

web-looking-record-about = A record is a text file that a finished game can be downloaded as. It is checked move by move; nothing of it is kept here.
web-looking-record-drop = Drop a record file here
web-looking-record-paste = Or paste its text
web-looking-record-open = Show it
web-looking-record-reading = Checking the record …
web-looking-record-refused = This record can’t be shown
web-looking-record-other = Another record


## What somebody has done, kept on the device

web-done-title = What you have done
web-done-days = { $count ->
    [one] day with a game
   *[other] days in a row with a game
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
    [one] win in a row at most, { $now } now
   *[other] wins in a row at most, { $now } now
}
web-done-records = Personal records
web-done-about = Kept on this device only.
web-done-take = Take it along
web-done-bring = Bring it from a file
web-done-brought = It is here now.
web-done-no-file = This file holds nothing of the kind. Choose one that was taken along from here.
web-done-forget = Delete

## What decisions cost and what luck gave

web-review-title = Review
web-review-about = Every move is compared with what a strong bot finds. That takes about a second per move.
web-review-begins = The review is about to begin …
# $done, $parts: how many of how many moves or rounds
web-review-progress = Reviewed { $done } of { $parts } …
web-review-sum-start = Worth at start
web-review-sum-own = Own decisions
web-review-sum-theirs = The others
web-review-sum-luck = Luck
web-review-sum-result = Result
web-review-ask = Review this game
# $count: the number; $result: as it is written
web-review-result = { $unit ->
    [cubes] { $count ->
        [one] { $result } cube
       *[other] { $result } cubes
    }
   *[victory] { $result } of the victory
}
# $when: such as "Round 2, turn 5"; $change: such as +1.1 or −12%
web-review-swing = The turning point: { $when } ({ $change }).
web-review-turns = Review turn by turn
web-review-graph = What the game was worth, turn by turn. The buttons after it lead to the biggest swings.
web-review-arrows = Arrows show the best mixes: the wider, the more often. The thin line shows what was played.
web-review-rings = Ring 1 shows the best move, ring 2 the next best, the square frame what was played.
web-review-bars = Each bar is a move: its top is what the player could expect, its bottom what the move left of that.
# $mix: such as "right 3 (38%), down 2 (31%)"
web-review-mix = Best mix: { $mix }
web-review-best = Best moves: { $mix }
web-review-other = others
web-review-try = Try again
# $how: whether sides play mixes
web-review-trial = { $how ->
    [mixes] What should { $who } have done? The others keep to their mixes.
   *[alone] What should { $who } have done?
}
web-review-costs = { $move } costs { $cost }. Try another one.
web-review-found = Found! No move is better than { $move }.
web-review-answer = Show the answer
web-review-words = The whole review in words

## How somebody plays over many games

web-habits-title = How I play
web-habits-about = From all reviews that were opened on this device; kept here only.
web-habits-all = Review all of my games
web-habits-forget = Delete
web-habits-role = { $role ->
    [pixoid] { $game }, as Pixoid
    [bug] { $game }, as a Bug
   *[all] { $game }
}
# $lost: thousandths that a decision has cost on average
web-habits-sum = { $role ->
    [all] Games: { $games }. Real decisions: { $decisions }. Lost per decision: { $lost } thousandths of a victory.
   *[other] Games: { $games }. Real decisions: { $decisions }. Lost per decision: { $lost } thousandths of a cube. Luck: { $luck } cubes in all.
}
web-habits-trend = { $trend ->
    [better] Lately you lose less: { $now } thousandths per decision in the last { $games } games, { $before } before.
    [worse] Lately you lose more: { $now } thousandths per decision in the last { $games } games, { $before } before.
   *[same] Lately you lose about the same: { $now } thousandths per decision in the last { $games } games, { $before } before.
}
# $won, $error: cubes a turn, such as 0.12 and 0.05
web-habits-readable = { $habit ->
    [few] How easy you are to read can only be said after { $needed } decisions; so far there are { $decisions }.
    [none] Hard to read: in { $decisions } decisions no habit was found that anybody could exploit.
    [onwards] You often keep your direction. Whoever knows that wins about { $won } cubes per turn (± { $error }, from { $decisions } decisions).
    [back] You often turn back. Whoever knows that wins about { $won } cubes per turn (± { $error }, from { $decisions } decisions).
    [far] You often run up to the wall. Whoever knows that wins about { $won } cubes per turn (± { $error }, from { $decisions } decisions).
    [near] You often go only one Pix. Whoever knows that wins about { $won } cubes per turn (± { $error }, from { $decisions } decisions).
   *[likely] You often take the run with the largest share of the best mix. Whoever knows that wins about { $won } cubes per turn (± { $error }, from { $decisions } decisions).
}
