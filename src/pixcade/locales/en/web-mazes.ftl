### The page of mazes, and mazes to choose from.


## Names, for ever: an adjective and a noun (src/pixcade/lab/makers/atlas/names.py says which)

web-maze-name = { $adjective ->
    [secret] Secret
    [silent] Silent
    [silver] Silver
    [sleepy] Sleepy
    [crooked] Crooked
    [lost] Lost
    [wild] Wild
   *[old] Old
} { web-maze-noun }
web-maze-noun = { $noun ->
    [well] Well
    [carousel] Carousel
    [moon] Moon
    [clock] Clock
    [island] Island
    [gate] Gate
    [bridge] Bridge
    [harp] Harp
    [garden] Garden
    [piano] Piano
    [forest] Forest
   *[mill] Mill
}


## Words for a maze, from its figures

web-maze-level = { $level ->
    [gentle] Gentle
    [mild] Mild
    [fair] Medium
    [tough] Tough
   *[brutal] Brutal
}
web-maze-level-means = From Gentle to Brutal: five equal groups, by what a start is worth to Pixoid on average.
# On the page of a maze
web-maze-kind = { $kind ->
    [start] Uneven
   *[even] Even
}
web-maze-kind-means = { $kind ->
    [start] Uneven: the best start is worth at least 2.5 cubes more than the worst.
   *[even] Even: all four starts are within 1.5 cubes of each other.
}
web-maze-figures = average { $average }, spread { $spread }
web-maze-picture = Maze { $name }. Starts: { $starts }.
web-maze-start = start { $number } on { $pix }, { $worth }


## The page

web-mazes-about = The four tiles can be laid in { $all } different ways. Each one has been fully solved: every position, every turn.
web-mazes-numbers = About the numbers
web-mazes-worth = A start is worth this many cubes to Pixoid when no one makes a mistake: a reserve cube counts 1, a bonus cube ½. The three Bugs act as one.
web-mazes-line = 6: Pixoid and each Bug score the same
web-mazes-plainly = To be honest, these starts differ more than they should. In only { $even } of { $all } mazes are all four within 1.5 cubes of each other; on average, the best is worth { $spread } more than the worst. Pixoid chooses first, so look before you place your cube.
web-mazes-short = The short game: in all { $solved } mazes solved for it, Pixoid’s chance to win is { $chance } from every start. Bugs who act as one catch Pixoid for certain. People aren’t that good.
web-mazes-most = { $which ->
    [kindest] Kindest
    [cruellest] Cruelest
   *[fairest] Most even
}
web-mazes-sort = Sort by
web-mazes-sorted = { $order ->
    [even] Most even first
    [kind] Kindest first
    [hard] Hardest first
   *[name] Name
}
web-mazes-show = Show only
web-mazes-shown = { $count ->
    [one] { $count } of { $all } mazes
   *[other] { $count } of { $all } mazes
}
web-mazes-view = { $view ->
    [table] Table
   *[pictures] Pictures
}
web-mazes-view-label = View
web-mazes-table = All mazes; choose a column heading to sort
web-mazes-column = { $column ->
    [average] Average
    [spread] Spread
    [best] Best start
    [worst] Worst start
    [cubes] Length
    [silence] Silence
    [pure] No guessing
    [words] In words
   *[name] Maze
}


## A maze of its own

web-maze-all = All mazes
web-maze-before = Previous maze: { $name }
web-maze-next = Next maze: { $name }
web-maze-starts = Value of each start
web-maze-start-of = Start { $number }, { $pix }
web-maze-turns = { $turns } turns
web-maze-cubes = { $cubes } cubes
web-maze-average = Average start
web-maze-spread = Choice of start
web-maze-spread-means = { $spread } cubes between the best and the worst
web-maze-lasts = Length of perfect play
web-maze-lasts-means = { $turns } turns on average, out of 12
web-maze-lasts-chart = Out of 1,000 perfect rounds, the numbers that end with 0 to 12 reserve cubes: { $counts }.
web-maze-silence = The price of silence
web-maze-silence-means = Bugs who can’t talk lose at most { $price } cubes per turn compared with Bugs who act as one (estimated from up to 200 positions)
web-maze-pure = Nothing to guess
web-maze-pure-means = In { $share } of all positions, each side has one best move
web-maze-short = The short game
web-maze-short-means = Solved: the chance to win is { $chance } from every start
web-maze-short-open = Not solved for this maze
web-maze-play = Play this maze
web-maze-online = Online with friends
web-maze-unknown = There’s no maze “{ $code }”. A code looks like p1-1A.2A.3A.4A.


## To choose from

