# Exact solving: the command `pixcade solve` and files of values
# $board: a layout such as p1-1A.2A.3A.4A; numbers come as texts with the language's own decimal sign

cli-solve = solve boards of Pixoid exactly
cli-solve-about = Work out the exact worth of every position of a round of Pixoid on these boards, against three Bugs who play as one, and keep it in the data folder. This takes seconds on a GPU with CuPy (pip install "pixcade[solve]") and hours on the processor. It can be stopped at any time: the same command goes on after the last turn that was finished.
cli-solve-boards = layouts, such as p1-1A.3B.2A.4B
cli-solve-goal = what counts: margin (a cube of the reserve 1, a bonus cube 1/2), which is the default, or short (the probability of winning a short game)
solver-begins-gpu = { $board }: solving on the GPU.
solver-begins-cores = { $board }: solving on the processor. This will take about { $hours } h { $minutes } min.
solver-goes-on = { $board }: { $turns ->
    [one] one turn is solved already.
   *[other] { $turns } turns are solved already.
    }
solver-turn = Turn { $turn } of { $turns }: { $positions } positions in { $seconds } s, largest gap { $gap }
solver-part = Turn { $turn } of { $turns }: { $percent }%, about { $hours } h { $minutes } min left
solver-stopped = { $turns ->
    [0] Stopped. Nothing is kept yet: the same command begins anew.
    [one] Stopped. The same command goes on after the turn that is solved.
   *[other] Stopped. The same command goes on after the { $turns } turns that are solved.
}
solver-solved-already = { $board } is solved already: { $path }
solver-done = { $board }: { $positions } positions, all of them certified. The largest gap of a turn is { $gap }, so values are exact to { $error }. The table takes { $megabytes } MB, { $bits } bits a position: { $path }
solver-start = Pixoid on { $pix }: { $worth }
solver-goal = “{ $text }” is no goal. Choose margin or short.
solver-nothing-to-solve-with = To solve a board, numba or CuPy is needed. Install one: pip install numba, or pip install "pixcade[solve]" for a GPU.
solver-being-solved = { $board } is being solved by another command just now. Wait until it is finished, or stop that one first.
solver-board-too-open = The board “{ $text }” can't be solved: it has more than 16 runs from one Pix, or not four Bonus Pix. Choose another one.
solver-board-not-learned = The evaluator does not know the board “{ $text }”: it was trained for other tiles. Solve the board with “pixcade solve”, or choose another one.
solver-table-unreadable = “{ $path }” is no table of exact values. Delete it and solve the board again with: pixcade solve
solver-table-damaged = The table “{ $path }” is damaged. Delete it and solve the board again with: pixcade solve
solver-table-other-rules = The table “{ $path }” was made for other rules or another board. Delete it and solve the board again with: pixcade solve

# Exact answers: the command `pixcade exact`

cli-exact = say what a position is worth, with both sides' best mixes
cli-exact-about = Work out what a position is worth against best play, how often each side should play which move, and the proof of it. Values after this turn come from the board's table in the data folder (pixcade solve makes one), from the evaluator, or are solved on the spot where one or two turns are left.
cli-exact-position = a position on one line, such as: pixoid p1-1A.2A.3A.4A taken=11 amber@e1 sky@f1 rose@h8 mint@b8
cli-exact-json = print the answer as JSON
# $value: a number of cubes, or a probability such as 12.5%
exact-value = { $goal ->
    [short] Pixoid wins this short game with a probability of { $value }.
   *[margin] Still to come for Pixoid: { $value } cubes (one of the reserve counts 1, a bonus cube 1/2).
}
# $error: a small number, such as 0.0020
exact-source = { $source ->
    [table] What comes after this turn is from the board's table and right to { $error }.
    [evaluator] What comes after this turn is estimated by the evaluator; only this turn is solved.
   *[solved] What comes after this turn was solved on the spot.
}
exact-proof = Proof: Pixoid's mix gets at least { $least }, whatever the Bugs do; the Bugs' mix concedes at most { $most }, whatever he does.
exact-side = { $side ->
    [first] Pixoid's mix, and what each move is worth against the Bugs' mix:
   *[second] The joint mix of the Bugs, who move as one:
}
exact-column-share = share
exact-column-worth = worth
exact-column-move = move
solver-nothing-known = Nothing exact is known of this position: the data folder has no table of { $board } for { $goal ->
    [short] the short game
   *[margin] cubes
}, more than two turns are left, and the evaluator does not know it. Make a table with: pixcade solve { $board } --goal { $goal }
solver-other-ruling = Exact answers are for the usual ruling, by which a cube on the Pix of contact is left lying. Leave out contact-cube=taken.
