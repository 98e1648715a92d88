"""Facts as sent: the first position in full, later ones as the difference."""

from pixcade.games.game import AnyGame, Decision, Plain


class BoardView:
    """The facts of a table's first position; later positions are sent as the difference."""

    def __init__(self, game: AnyGame, state: object) -> None:
        self.facts = game.facts(state)

    def differing(self, facts: Plain) -> dict[str, object]:
        """Return the facts that have changed."""
        mine = self.facts
        same = mine.get  # compares identity first: most values are shared
        return {
            name: value
            for name, value in facts.items()
            if (known := same(name, self)) is not value and (known is self or known != value)
        }


def choices_view(game: AnyGame, state: object, due: tuple[Decision, ...]) -> dict[str, object]:
    """Return the choices of each decision by piece, without previews."""
    return {one.piece: game.choices(state, one, previews=False) for one in due}
