"""Solves rounds of Pixoid exactly, turn by turn from the last (docs/solver.md).

`runs`, `payoffs` and `turn_game` describe the game as arrays, `positions` numbers its positions, `table` is the file of
a board's values. `boards` solves every position of a board: `cpu` and `cuda` one turn, `induction` turn after turn.
`answers` solves a single position on top of a table or of the `evaluator`, for play in worker processes only.
Only NumPy is needed beside numba or CuPy.
"""
