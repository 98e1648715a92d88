# Exact solving: the command `pixcade solve` and files of values
# $board: a layout such as p1-1A.2A.3A.4A; numbers come as texts with the language's own decimal sign

cli-solve = solve Pixoid boards exactly
cli-solve-about = Work out the exact value of every position of a Pixoid round on these boards, against three Bugs who play as one, and save it in the data folder. This takes seconds on a GPU with CuPy (pip install "pixcade[lab]") and hours on the processor. You can stop at any time: the same command continues after the last turn that was finished.
cli-solve-boards = layouts, like p1-1A.3B.2A.4B
cli-solve-goal = what counts: margin (a reserve cube 1, a bonus cube 1/2), the default, or short (the probability of winning a short game)
cli-solve-check = check the finished table: every checksum, and 1,000 random positions solved again
solver-begins-gpu = { $board }: solving on the GPU.
solver-begins-cores = { $board }: solving on the processor. This will take about { $hours } h { $minutes } min.
solver-goes-on = { $board }: { $turns ->
    [one] one turn is already solved.
   *[other] { $turns } turns are already solved.
    }
solver-turn = Turn { $turn } of { $turns }: { $positions } positions in { $seconds } s, largest gap { $gap }
solver-part = Turn { $turn } of { $turns }: { $percent }%, about { $hours } h { $minutes } min left
solver-stopped = { $turns ->
    [0] Stopped. Nothing is saved yet: the same command starts over.
    [one] Stopped. The same command continues after the solved turn.
   *[other] Stopped. The same command continues after the { $turns } solved turns.
}
solver-solved-already = { $board } is already solved: { $path }
solver-done = { $board }: { $positions } positions, all certified. The largest gap of a turn is { $gap }, so values are exact to { $error }. The file takes { $megabytes } MB, { $bits } bits per position: { $path }
solver-checked = { $board }: every checksum is right; { $positions } random positions solved again differ by at most { $difference }.
solver-start = Pixoid on { $pix }: { $worth }
solver-goal = “{ $text }” isn’t a goal. Choose margin or short.
solver-nothing-to-solve-with = Solving a board needs numba or CuPy. Install one: pip install numba, or pip install "pixcade[lab]" for a GPU.
solver-being-solved = Another command is solving { $board } right now. Wait until it’s finished, or stop it first.
solver-board-too-open = The board “{ $text }” can’t be solved: it has more than 16 runs from one Pix, or not exactly four Bonus Pix. Choose another one.
solver-board-not-learned = The bots weren’t trained for the board “{ $text }”. Solve it with “pixcade solve”, or choose another one.
solver-table-unreadable = “{ $path }” isn’t a file of exact values. Delete it and solve the board again with: pixcade solve
solver-table-damaged = The file “{ $path }” is damaged. Delete it and solve the board again with: pixcade solve
solver-table-other-rules = The file “{ $path }” was made for other rules or another board. Delete it and solve the board again with: pixcade solve

# Exact answers: the command `pixcade exact`

cli-exact = show the value of a position and both sides’ best strategies
cli-exact-about = Work out the value of a position with best play, how often each side should play which move, and the proof. Values after this turn come from the solved board in the data folder (pixcade solve makes it) or from an estimate; with one or two turns left, they are solved right away.
cli-exact-position = a position on one line, like: pixoid p1-1A.2A.3A.4A taken=11 amber@e1 sky@f1 rose@h8 mint@b8
cli-exact-json = print the answer as JSON
# $value: a number of cubes, or a probability such as 12.5%
exact-value = { $goal ->
    [short] Pixoid wins this short game with probability { $value }.
   *[margin] Still to come for Pixoid: { $value } cubes (a reserve cube counts 1, a bonus cube 1/2).
}
# $error: a small number, such as 0.0020
exact-source = { $source ->
    [table] Values after this turn come from the solved board and are exact to { $error }.
    [evaluator] Values after this turn are estimates; only this turn is solved.
   *[solved] Values after this turn were solved just now.
}
exact-proof = { $proven ->
    [yes] Proof: Pixoid’s strategy gets at least { $least }, whatever the Bugs do; the Bugs’ strategy concedes at most { $most }, whatever he does.
   *[no] If these estimates were exact: Pixoid’s strategy would get at least { $least }, whatever the Bugs do; the Bugs’ strategy would concede at most { $most }, whatever he does.
}
exact-side = { $side ->
    [first] Pixoid’s strategy, and what each move is worth against the Bugs’ strategy:
   *[second] The joint strategy of the Bugs, who move as one:
}
exact-column-share = share
exact-column-worth = value
exact-column-move = move
solver-nothing-known = There’s no exact answer for this position: { $board } isn’t solved for { $goal ->
    [short] the short game
   *[margin] cubes
}, and more than two turns are left. Solve it with: pixcade solve { $board } --goal { $goal }
solver-other-ruling = Exact answers use the standard ruling: a cube on the Pix of the catch stays there. Leave out contact-cube=taken.
