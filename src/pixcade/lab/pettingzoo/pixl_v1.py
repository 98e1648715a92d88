"""Pixl with one agent per seat: `pixcade/pixl-v1`. See `makers`."""

from functools import partial

from pixcade.lab.pettingzoo import makers

__all__ = ["env", "raw_env"]

ID = "pixcade/pixl-v1"

raw_env = partial(makers.raw_env, ID)
env = partial(makers.env, ID)
