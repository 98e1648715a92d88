"""Facts as they are sent: those of the first position whole, of later ones only what differs."""

from pixcade.core.game import AnyGame, Plain


class BoardView:
    """The facts of a position that a table began with; of later ones only what differs is told."""

    def __init__(self, game: AnyGame, state: object) -> None:
        """Remember a position."""
        self.facts = game.facts(state)

    def differing(self, facts: Plain) -> dict[str, object]:
        """Return what is not as it was."""
        mine = self.facts
        same = mine.get  # identity is compared first: most values are shared
        return {
            name: value
            for name, value in facts.items()
            if (known := same(name, self)) is not value and (known is self or known != value)
        }
