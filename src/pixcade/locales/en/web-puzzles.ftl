### The page of puzzles.

web-puzzle-kind = { $kind ->
    [only] The only good move
    [punish] Punish the habit
    [third] Close the trap
    [mix] Build a strategy
    [gain] Pixl: most points
    [threat] Pixl: the worst threat
   *[move] Pixl: the best move
}
# $piece: who one plays
web-puzzle-task = { $kind ->
    [only] You’re Pixoid. Only one move works: against the Bugs’ best play, all the others lose cubes. Which one is it?
    [punish] You’re Pixoid. The Bugs make the moves drawn here, as often as listed. Which move gets the most out of it?
    [third] You’re { $piece }. The other two Bugs move as drawn, and Pixoid knows all three moves. Which move leaves him the fewest cubes?
    [mix] You’re Pixoid. Choose how often you play each move. The Bugs know the shares, but not which move you’ll make.
    [gain] Earth and Fire play against Spirit and Water, and it’s { $piece }’s turn. Which move gains the most right away: your points up, theirs down?
    [threat] Earth and Fire play against Spirit and Water. { $piece } moves next, against you. Which move costs you the most right away: your points down, theirs up?
   *[move] Earth and Fire play against Spirit and Water, and it’s { $piece }’s turn. Which move wins most often?
}
web-puzzle-turns = { $turns ->
    [one] It’s the last turn.
   *[other] { $turns } turns are left.
}
# $date: day and month
web-puzzle-day = Today, { $date }
web-puzzle-number = Puzzle { $number }
web-puzzle-unknown = There’s no puzzle { $number }. Try today’s.
web-puzzle-level = Level { $level } of 5
# A piece and what it does: “Sky Ring: Up 3”
web-puzzle-run = { $piece }: { $move }
web-puzzle-picture = The position, described in words below.
web-puzzle-words = Position as text
web-puzzle-choose = Your moves
web-puzzle-answer = Answer
web-puzzle-result = { $solved ->
    [true] Solved
   *[false] Not quite
}
web-puzzle-cubes = { $cubes } of 3 cubes
# $chosen: one's own move, $own: what it is worth
web-puzzle-own = { $kind ->
    [only] You chose { $chosen }: { $own } cubes on average against the Bugs’ best play.
    [punish] You chose { $chosen }: { $own } cubes on average against these moves.
    [third] You chose { $chosen }: he gets { $own } cubes on average.
    [mix] The Bugs’ best answer to your shares leaves you { $own } cubes on average.
    [gain] You chose { $chosen }. Points gained: { $own }.
    [threat] You chose { $chosen }. Points lost: { $own }.
   *[move] You chose { $chosen }: it wins { $own } of the games.
}
# $best, $second: cubes still to come, or of Pixl per cent
web-puzzle-why = { $kind ->
    [only] { $move } gets { $best } cubes on average, whatever the Bugs do. Against the moves shown now, nothing else gets more than { $second }.
    [punish] { $move } gets { $best } cubes on average. The next best move gets { $second }.
    [third] { $move } leaves him { $best } cubes on average, however he runs. After the next best move it’s { $second }.
    [mix] The best shares get { $best } cubes on average, whatever the Bugs do. Here they are.
    [gain] { $move } gains { $best } points right away. The next best of these gains { $second }.
    [threat] { $move } costs you { $best } points right away. The next worst of these costs { $second }.
   *[move] { $move } wins { $best } of the games, the next best move { $second }.
}
web-puzzle-idea = { $idea ->
    [last] Only this turn counts.
    [grab] The bonus cube is there for the taking.
    [leave] The bonus cube is bait.
    [stop] Stop short of the wall.
    [towards] Running toward the Bugs is safer.
    [hidden] No Bug can reach you there.
    [trap] He’s caught wherever he goes.
    [cover] One move guards several Pix.
    [far] The nearest Pix isn’t the best.
    [count] Count who gets where.
    [two] Two moves make up the strategy.
    [three] Three moves make up the strategy.
    [many] Four moves make up the strategy.
    [lock] It locks a Port.
    [unlock] It unlocks a Port.
    [prison] It takes a prisoner.
    [prey] It covers prey.
    [replace] It replaces a neutral Pixl.
    [port] It moves a Port.
   *[build] It builds quietly.
}
web-puzzle-first = Warm-up for today’s puzzle
web-puzzle-again = Try again
web-puzzle-reveal = Show the answer
web-puzzle-act = Play it out
web-puzzle-position = Back
web-puzzle-next = Next puzzle
web-puzzle-share = Share
web-puzzle-streak = Days in a row
web-puzzle-standing = Best streak: { $best }. Missing a day resets only the streak. { $rated ->
    [yes] Your rating: { $rating } ± { $deviation }. Solved: { $solved } of { $all }.
   *[no] Solved: { $solved } of { $all }.
}
web-puzzle-more = More puzzles
