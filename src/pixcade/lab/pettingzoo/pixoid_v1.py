"""Pixoid with one agent per seat: `pixcade/pixoid-v1`. See `makers`."""

from functools import partial

from pixcade.lab.pettingzoo import makers

__all__ = ["env", "parallel_env", "raw_env"]

ID = "pixcade/pixoid-v1"

parallel_env = partial(makers.parallel_env, ID)
raw_env = partial(makers.raw_env, ID)
env = partial(makers.env, ID)
