"""Estimates the value of positions of Pixoid by a small network that was trained on solved boards (docs/solver.md).

`features` describe a maze, `weights` is what was learned, `network` computes values with NumPy and, for all joint runs
of a turn at once, with the kernel in `trunk`. PyTorch is only needed to train it (`pixcade.lab.training`).
"""
