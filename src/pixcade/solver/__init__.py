"""Solves rounds of Pixoid exactly: every position of a board, turn by turn from the last (docs/solver.md).

Nothing here is loaded when people play. `runs` and `payoffs` describe the game as arrays, `positions` numbers its
positions, `cpu` and `cuda` solve one turn, `induction` goes through the turns, `table` is the file of values.
Only NumPy is needed beside numba or CuPy.
"""
