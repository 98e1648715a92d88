"""Pixoid, one agent a seat: `pixcade/pixoid-v1`."""

from pettingzoo.utils import parallel_to_aec, wrappers
from pettingzoo.utils.conversions import parallel_to_aec_wrapper

from pixcade.research.pettingzoo.parallel import ParallelGame
from pixcade.research.pettingzoo.spaces import Observation

__all__ = ["env", "parallel_env", "raw_env"]

ID = "pixcade/pixoid-v1"


def parallel_env(render_mode: str | None = None, max_cycles: int | None = None, **options: str | int) -> ParallelGame:
    """Return the environment in which all agents act at once."""
    return ParallelGame(ID, render_mode, max_cycles, **options)


def raw_env(
    render_mode: str | None = None, max_cycles: int | None = None, **options: str | int
) -> parallel_to_aec_wrapper[str, Observation, int]:
    """Return the environment in which one agent acts after the other; nobody sees what others have chosen."""
    return parallel_to_aec(parallel_env(render_mode, max_cycles, **options))


def env(
    render_mode: str | None = None, max_cycles: int | None = None, **options: str | int
) -> wrappers.OrderEnforcingWrapper[str, Observation, int]:
    """Return `raw_env` with PettingZoo's own check of the order of calls."""
    return wrappers.OrderEnforcingWrapper(raw_env(render_mode, max_cycles, **options))
