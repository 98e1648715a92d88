# Reviews: the command `pixcade review`, and the page

review-title = { core-game } review: { $players }.
review-source = { $source ->
    [evaluator] These values are estimates, off by about 0.04 cubes on average.
    [search] The numbers are chances to win, as a strong bot sees them.
    [reduced] The numbers are chances to win, as a strong bot sees them. It’s still warming up and couldn’t look as far ahead as usual. Come back in a minute.
   *[exact] These values are exact.
}
# $level: the name of a level of our bots; $lost: a number of cubes; $each: such as 0.04 or 4.4%
review-seat = { $grade ->
    [none] Nothing { $player } could do here made a difference.
    [few] { $player } had too few real decisions to be judged: { $decisions }.
    [flawless] { $player } lost nothing. Real decisions: { $decisions }.
   *[other] { $unit ->
        [cubes] { $player } plays at about the level of a “{ $level }” bot. Real decisions: { $decisions }. Lost: { $lost } cubes in total, { $each } cubes per decision.
       *[victory] { $player } plays at about the level of a “{ $level }” bot. Real decisions: { $decisions }. Winning chance lost per decision: { $each }.
    }
}
# $luck: cubes with their sign, such as +1.25
review-fortune = { $fortune ->
    [very-lucky] Very lucky: { $luck } cubes.
    [lucky] Lucky: { $luck } cubes.
    [unlucky] Unlucky: { $luck } cubes.
    [very-unlucky] Very unlucky: { $luck } cubes.
   *[even] Luck was about even: { $luck } cubes.
}
# $who: the name of whoever is Pixoid
review-round = { $unit ->
    [cubes] Round { $round }: { $who } is Pixoid. The numbers are cubes: a reserve cube counts 1, a bonus cube 1/2.
    [short] Short game: { $who } is Pixoid. The numbers are cubes: a reserve cube counts 1, a bonus cube 1/2, a win all 12 reserve cubes.
   *[victory] Round { $round }, the last: { $who } is Pixoid. The numbers are Pixoid’s chance to win the game.
}
review-sum = { $state ->
    [yours] The start was worth { $value }. Your decisions cost { $pixoid }, those of the others gave you { $bugs }, luck was worth { $luck }: { $result }.
    [finished] The start was worth { $value }. Pixoid’s decisions cost { $pixoid }, those of the Bugs gave { $bugs }, luck was worth { $luck }: { $result }.
   *[stopped] The start was worth { $value }. Pixoid’s decisions cost { $pixoid }, those of the Bugs gave { $bugs }, luck was worth { $luck }: { $result } when the game was stopped.
}
# $kind: rare where it would be written as 0%
review-chance = { $kind ->
    [rare] Against perfect Bugs, Pixoid hardly ever wins from this start.
   *[some] Against perfect Bugs, Pixoid’s chance to win from this start is { $chance }.
}
review-estimated = Values during this round are estimates; its result is exact.
# $kind: loss, equal (as good as the best) or forced (nothing to decide); $best: the best move
review-start = { $kind ->
    [loss] Start: { $moves } cost { $cost }. Best: { $best }.
   *[equal] Start: { $moves }. No start was better.
}
review-turn = { $unit ->
    [cubes] Turn { $turn }: from { $value } to { $after } cubes.
   *[victory] Turn { $turn }: chance to win from { $value } to { $after }.
}
# What a decision cost. $lost: such as 0.04 or 4%; $count: the same for the plural
review-loss = { $unit ->
    [cubes] { $count ->
       *[other] { $lost } cubes
    }
   *[victory] { $lost }
}
review-move = { $kind ->
    [loss] { $who }: { $moves } cost { $cost }. Best: { $best }.
    [equal] { $who }: { $moves }. No move was better.
   *[forced] { $who }: { $moves }. Every move was worth the same.
}
review-coordination = { $kind ->
    [gain] Together, the Bugs’ moves cost { $cost } less than one by one: they worked well together.
   *[cost] Together, the Bugs’ moves cost { $cost } more than one by one: no single Bug is to blame.
}
review-luck = Luck: { $luck } for Pixoid.
review-kept = The game with its review is saved in { $path }.
review-step = Step { $step }, { $who }: { $kind ->
    [loss] { $moves } cost { $cost }. Better: { $better }.
    [equal] { $moves }. No move was better.
   *[forced] { $moves }, the only move.
}
review-option = { $move } ({ $value })
review-not-over = This game isn’t over, so there’s no review yet. Come back when it is.
review-no-reviewer = { core-game } games can’t be reviewed. Step through them instead: pixcade replay
review-no-values = The board { $board } can’t be reviewed yet. Solve it first: pixcade solve { $board }
review-nothing-played = Nothing was played in this game, so there’s nothing to review. Choose another game.
