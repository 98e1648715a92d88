"""Creates environments by form id. Keywords are the options of the rules."""

from pettingzoo.utils import parallel_to_aec, wrappers
from pettingzoo.utils.conversions import parallel_to_aec_wrapper

from pixcade.lab.form import form_class
from pixcade.lab.pettingzoo.parallel import ParallelGame
from pixcade.lab.pettingzoo.spaces import Observation
from pixcade.lab.pettingzoo.turns import SequentialGame


def parallel_env(
    form_id: str, render_mode: str | None = None, max_cycles: int | None = None, **options: str | int
) -> ParallelGame:
    """Return the environment with simultaneous actions. Raises ValueError for a sequential game."""
    if not form_class(form_id).simultaneous:
        raise ValueError(f"{form_id} is a game of turns: it has env() alone")
    return ParallelGame(form_id, render_mode, max_cycles, **options)


def raw_env(
    form_id: str, render_mode: str | None = None, max_cycles: int | None = None, **options: str | int
) -> SequentialGame | parallel_to_aec_wrapper[str, Observation, int]:
    """Return the environment with sequential actions; simultaneous choices stay hidden until all are made."""
    if form_class(form_id).simultaneous:
        return parallel_to_aec(parallel_env(form_id, render_mode, max_cycles, **options))
    return SequentialGame(form_id, render_mode, max_cycles, **options)


def env(
    form_id: str, render_mode: str | None = None, max_cycles: int | None = None, **options: str | int
) -> wrappers.OrderEnforcingWrapper[str, Observation, int]:
    """Return `raw_env` with PettingZoo's order check."""
    return wrappers.OrderEnforcingWrapper(raw_env(form_id, render_mode, max_cycles, **options))
