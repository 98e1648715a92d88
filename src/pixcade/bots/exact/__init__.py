"""Exact answers to positions of Pixoid (docs/exact.md), for play in worker processes only.

`runs`, `payoffs` and `turn_game` describe the game as arrays, `positions` numbers its positions, `value_table` reads
the file of a solved board, `evaluator` estimates the values of other boards. The rest solves single positions on top.
`pixcade.lab.boards` solves whole boards.
"""
