"""Pixl, one agent a seat: `pixcade/pixl-v1`."""

from pettingzoo.utils import wrappers

from pixcade.research.pettingzoo.spaces import Observation
from pixcade.research.pettingzoo.turns import SequentialGame

__all__ = ["env", "raw_env"]

ID = "pixcade/pixl-v1"


def raw_env(render_mode: str | None = None, max_cycles: int | None = None, **options: str | int) -> SequentialGame:
    """Return the environment."""
    return SequentialGame(ID, render_mode, max_cycles, **options)


def env(
    render_mode: str | None = None, max_cycles: int | None = None, **options: str | int
) -> wrappers.OrderEnforcingWrapper[str, Observation, int]:
    """Return `raw_env` with PettingZoo's own check of the order of calls."""
    return wrappers.OrderEnforcingWrapper(raw_env(render_mode, max_cycles, **options))
