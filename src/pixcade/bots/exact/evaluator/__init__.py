"""Estimates the value of Pixoid positions with a small network trained on solved boards (docs/exact.md).

`features` describe a maze, `weights` are the learned parameters, `network` computes values with NumPy and, for all
joint runs of a turn, with the kernel in `trunk`. PyTorch is only needed for training (`pixcade.lab.training`).
"""
