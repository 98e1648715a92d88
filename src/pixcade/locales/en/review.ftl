# Reviews: the command `pixcade review`, and the page

review-title = Review of { core-game }: { $players }.
review-source = { $source ->
    [table] Values are exact: they come from the board's table.
    [evaluator] Values are estimates of the evaluator, right to a few hundredths of a cube on average.
    [search] Values are what a strong bot finds by searching.
    [reduced] A strong bot has searched, but less deeply than usual: its code is not compiled yet. Look again in a minute.
   *[solved] Every position was solved on the spot.
}
# $level: the name of a level of our bots; $lost: a number of cubes, or a share such as 12%
review-seat = { $grade ->
    [none] { $player } had nothing to decide.
    [few] { $player } had too few real decisions to be judged: { $decisions }.
    [flawless] { $player } lost nothing. Real decisions: { $decisions }.
   *[other] { $unit ->
        [cubes] { $player } plays about like the level “{ $level }”. Real decisions: { $decisions }. Lost: { $lost } cubes, { $thousandths } thousandths of a cube per decision.
       *[victory] { $player } plays about like the level “{ $level }”. Real decisions: { $decisions }. Lost per decision: { $thousandths } thousandths of a victory.
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
    [cubes] Round { $round }: { $who } is Pixoid. Numbers are cubes: one of the reserve counts 1, a bonus cube 1/2.
    [short] Short game: { $who } is Pixoid. Numbers are his chance to win.
   *[victory] Round { $round }, the last: { $who } is Pixoid. Numbers are his share of the victory.
}
review-sum = { $state ->
    [yours] The start was worth { $value }. Your decisions cost { $pixoid }, those of the others gave you { $bugs }, luck gave { $luck }: { $result }.
    [finished] The start was worth { $value }. Pixoid's decisions cost { $pixoid }, those of the Bugs gave { $bugs }, luck gave { $luck }: { $result }.
   *[stopped] The start was worth { $value }. Pixoid's decisions cost { $pixoid }, those of the Bugs gave { $bugs }, luck gave { $luck }: { $result } where the game was stopped.
}
review-estimated = What lies ahead in this round is estimated, how it ended is exact.
# $kind: loss, equal (as good as the best) or forced (nothing to decide); $best: the best move
review-start = { $kind ->
    [loss] Start: { $moves } cost { $cost }; best was { $best }.
   *[equal] Start: { $moves }, as good as the best.
}
review-turn = Turn { $turn }: worth { $value } before and { $after } after it.
review-move = { $kind ->
    [loss] { $who }: { $moves } cost { $cost }; best was { $best }.
    [equal] { $who }: { $moves }, as good as the best.
   *[forced] { $who }: { $moves }; all moves were worth the same.
}
review-coordination = { $kind ->
    [gain] Together the Bugs' moves cost { $cost } less than the sum of each by itself: they fit together.
   *[cost] Together the Bugs' moves cost { $cost } more than the sum of each by itself: no single Bug's doing.
}
review-luck = Luck: { $luck } for Pixoid.
review-kept = The record with its review is in { $path }.
review-step = Step { $step }, { $who }: { $kind ->
    [loss] { $moves } cost { $cost }. Better: { $better }.
    [equal] { $moves }, as good as the best.
   *[forced] { $moves }, the only move.
}
review-option = { $move } ({ $value })
# $points: a list such as “Ann: 41, Bob: 37”
review-points = Expected points at the end: { $points }.
review-not-over = This game is not over, so there is no review yet. Come back when it is.
review-no-reviewer = Games of { core-game } can't be reviewed. Step through them instead: pixcade replay
review-no-values = The board { $board } can't be reviewed: there is no table of it in the data folder, and the evaluator does not know it. Make a table with: pixcade solve { $board }
review-nothing-played = Nothing was played in this game, so there is nothing to review. Choose another record.
