"""Pixcade for research: numbered actions, tensors, adapters and exact answers (docs/research.md).

    from pixcade.lab import make

    state = make("pixcade/pixoid-v1", seed=7)
    while not state.over:
        state = state.play({player: state.legal_actions(player)[0] for player in state.deciding})
    print(state.utilities)

Nothing in here is imported during play. A missing package is reported with the command that installs it.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pixcade.lab.answers import loss, mixes, regret, value
    from pixcade.lab.game_state import GameState, make, restore, symmetric_forms

__all__ = ["GameState", "loss", "make", "mixes", "regret", "restore", "symmetric_forms", "value"]

_HOMES = {
    **dict.fromkeys(("GameState", "make", "restore"), "pixcade.lab.game_state"),
    **dict.fromkeys(("loss", "mixes", "regret", "value"), "pixcade.lab.answers"),
    "symmetric_forms": "pixcade.lab.game_state",
}


def __getattr__(name: str) -> Any:
    """Import lazily: not every part needs all packages. Raises MissingPackage."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__} has no attribute {name}")
    from pixcade.packages import require

    require("numpy", "NumPy")
    return getattr(require(_HOMES[name], extra="lab"), name)
