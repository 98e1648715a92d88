### The page of puzzles.

web-puzzle-kind = { $kind ->
    [only] The only good move
    [punish] Punish the habit
    [third] The third Bug
    [mix] Build the mix
   *[move] Pixl: one move
}
# $piece: who one plays
web-puzzle-task = { $kind ->
    [only] You are Pixoid. Only one move holds; against the Bugs’ best play every other one loses cubes. Which is it?
    [punish] You are Pixoid. The Bugs move as drawn, as often as listed. Which move gets the most out of it?
    [third] You are { $piece }. The other two Bugs move as drawn, and Pixoid knows all three moves. Which move leaves him the least?
    [mix] You are Pixoid. Say how often you play each move: the Bugs know the shares, but not which move comes.
   *[move] Earth and Fire play against Spirit and Water, and it is the turn of { $piece }. Which move wins most often?
}
web-puzzle-turns = { $turns ->
    [one] It is the last turn.
   *[other] { $turns } turns are left.
}
web-puzzle-today = Today’s puzzle
# $date: day and month
web-puzzle-day = Today, { $date }
web-puzzle-number = Puzzle { $number }
web-puzzle-unknown = There is no puzzle { $number }. Take today’s.
web-puzzle-level = Level { $level } of 5
# A piece and what it does: “Sky Ring: Up 3”
web-puzzle-run = { $piece }: { $move }
web-puzzle-picture = The position. It is told in words below.
web-puzzle-words = The position in words
web-puzzle-choose = Your moves
web-puzzle-answer = Answer
web-puzzle-result = { $solved ->
    [true] Solved
   *[false] Not quite
}
web-puzzle-cubes = { $cubes } of 3 cubes
# $best, $second, $own: cubes still to come, or of Pixl per cent
web-puzzle-why = { $kind ->
    [only] { $move } gets { $best } cubes, whatever the Bugs do. Against the mix that is drawn now, nothing else gets more than { $second }.
    [punish] { $move } gets { $best } cubes against this mix, the next best move { $second }.
    [third] After { $move } he gets { $best } cubes at most, after the next best move { $second }.
    [mix] The Bugs’ best answer to your mix leaves you { $own } cubes; { $best } can be had for certain. Below are the best shares.
   *[move] { $move } wins { $best } of the games, the next best move { $second }.
}
web-puzzle-idea = { $idea ->
    [last] Only this turn counts.
    [grab] The bonus cube can be had.
    [leave] The bonus cube is bait.
    [stop] Stop short of the wall.
    [towards] Running towards the Bugs is safer.
    [hidden] Nobody gets there.
    [trap] He is caught, wherever he goes.
    [cover] One move guards several Pix.
    [far] The nearest Pix is not the best.
    [count] Count who gets where.
    [two] Two moves carry the mix.
    [three] Three moves carry the mix.
    [many] Four moves carry the mix.
    [lock] It locks a Port.
    [unlock] It unlocks a Port.
    [prison] It takes a prisoner.
    [prey] It covers prey.
    [replace] It replaces a neutral Pixl.
    [port] It moves a Port.
   *[build] It builds quietly.
}
web-puzzle-next = Next puzzle
web-puzzle-share = Share
web-puzzle-streak = Days in a row
web-puzzle-standing = Best: { $best }. A missed day only resets the count. Your rating: { $rating } ± { $deviation }. Solved: { $solved } of { $all }.
web-puzzle-more = More puzzles
