### The page of mazes, and mazes to choose from.


## Names, for ever: an adjective and a noun (tools/atlas/names.py says which)

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

web-maze-kind = { $kind ->
    [even] Even
    [start] The start decides
    [hard] Hard for Pixoid
    [kind] Kind to Pixoid
   *[between] In between
}
web-maze-kind-means = { $kind ->
    [even] Even: all four starts are within 1.5 cubes of each other.
    [start] The start decides: the best start is worth at least 2.5 cubes more than the worst.
    [hard] Hard for Pixoid: a start is worth less than 5.5 cubes on average.
    [kind] Kind to Pixoid: a start is worth 6 cubes or more on average, at least what a Bug gains.
   *[between] In between: none of these.
}
web-maze-figures = average { $average }, spread { $spread }
web-maze-picture = Maze { $name }. Starts: { $starts }.
web-maze-start = start { $number } on { $pix }, { $worth }


## The page

web-mazes-about = The four tiles lie in { $all } different ways. Each was solved to the end: every position, every turn, nothing left out.
web-mazes-numbers = What the numbers say
web-mazes-worth = A start is worth this many cubes to Pixoid when nobody makes a mistake: a cube of the reserve counts 1, a bonus cube ½. The three Bugs count as one mind.
web-mazes-line = 6: Pixoid and each Bug gain the same
web-mazes-plainly = Said plainly: these starts differ more than they should. Only in { $even } of { $all } mazes are all four within 1.5 cubes of each other; on average the best is worth { $spread } more than the worst. Pixoid chooses first, so look before you place your cube.
web-mazes-short = The short game: in all { $solved } mazes solved for it, every start wins with probability { $chance }. Bugs who play as one mind catch Pixoid for certain; people are not that good.
web-mazes-most = { $which ->
    [kindest] Kindest
    [cruellest] Cruellest
   *[fairest] Fairest
}
web-mazes-sort = Sort by
web-mazes-sorted = { $order ->
    [even] Most even first
    [kind] Kindest first
    [hard] Hardest first
   *[name] Name
}
web-mazes-show = Only those that are
web-mazes-shown = { $count ->
    [one] { $count } of { $all } mazes
   *[other] { $count } of { $all } mazes
}
web-mazes-none = No maze is all of this. Untick something.
web-mazes-view = { $view ->
    [table] Table
   *[pictures] Pictures
}
web-mazes-view-label = View
web-mazes-table = All mazes; the heads of the columns sort
web-mazes-column = { $column ->
    [average] Average
    [spread] Spread
    [best] Best start
    [worst] Worst start
    [cubes] Lasts
    [silence] Silence
    [pure] Pure
    [words] In words
   *[name] Maze
}


## A maze of its own

web-maze-all = All mazes
web-maze-before = Maze before: { $name }
web-maze-next = Next maze: { $name }
web-maze-starts = What each start is worth
web-maze-start-of = Start { $number }, { $pix }
web-maze-turns = { $turns } turns
web-maze-cubes = { $cubes } cubes
web-maze-average = Average of the starts
web-maze-spread = The choice of the start
web-maze-spread-means = { $spread } cubes between the best and the worst
web-maze-lasts = How long exact play lasts
web-maze-lasts-means = { $turns } turns on average; 12 would be all
web-maze-lasts-chart = Of 1,000 rounds of exact play, so many end with 0 to 12 cubes of the reserve: { $counts }.
web-maze-silence = The price of silence
web-maze-silence-means = Bugs who may not talk lose at most { $price } cubes a turn against Bugs of one mind (estimate from up to 200 positions)
web-maze-pure = Nothing to guess
web-maze-pure-means = In { $share } of all positions each side has one best move
web-maze-short = The short game
web-maze-short-means = Solved: every start wins with probability { $chance }
web-maze-short-open = Not solved for this maze
web-maze-play = Play on this maze
web-maze-online = Online with friends
web-maze-unknown = There is no maze “{ $code }”. A code looks like p1-1A.2A.3A.4A.


## To choose from

web-maze-choose = Maze
web-maze-pick = { $pick ->
    [even] An even one
    [chosen] Choose …
   *[any] Surprise me
}
web-maze-chosen = Your choice: { $name }
