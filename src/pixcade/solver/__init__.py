"""Solves rounds of Pixoid exactly: every position of a board, turn by turn from the last (docs/solver.md).

`runs` and `payoffs` describe the game as arrays, `positions` numbers its positions, `cpu` and `cuda` solve one turn of
all positions, `induction` goes through the turns, `table` is the file of values. For play, in worker processes only,
`one_turn` solves a single position (`turn_game`, `matrix_game`) on top of a table or of the `evaluator` (`sources`).
Only NumPy is needed beside numba or CuPy.
"""
