"""Facts as they are sent: those of the first position whole, of later ones only what differs."""

from typing import cast

from msgspec import Raw

from pixcade.core.game import AnyGame, Decision, Plain


class BoardView:
    """The facts of a position that a table began with; of later ones only what differs is told."""

    def __init__(self, game: AnyGame, state: object) -> None:
        """Remember a position."""
        self.facts = game.facts(state)
        twin = game.info.json
        self.twin = twin
        self.members = () if twin is None else twin.facts(state)
        """The same as JSON, where a game has that ready-made."""

    def told(self, game: AnyGame, state: object) -> Plain:
        """Return what is not as it was, to be encoded and not to be read: it may be JSON."""
        if self.twin is None:
            return self.differing(game.facts(state))
        members = [now for now, was in zip(self.twin.facts(state), self.members, strict=True) if now != was]
        return cast(Plain, Raw("{" + ",".join(members) + "}"))

    def differing(self, facts: Plain) -> dict[str, object]:
        """Return what is not as it was."""
        mine = self.facts
        same = mine.get  # identity is compared first: most values are shared
        return {
            name: value
            for name, value in facts.items()
            if (known := same(name, self)) is not value and (known is self or known != value)
        }


def choices_told(game: AnyGame, state: object, due: tuple[Decision, ...]) -> dict[str, object]:
    """Return the choices of each decision by its piece, to be encoded and not to be read: they may be JSON."""
    twin = game.info.json
    if twin is None:
        return {one.piece: game.choices(state, one) for one in due}
    return {one.piece: Raw(twin.choices(game, state, one)) for one in due}
