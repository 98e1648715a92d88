"""Every form by its id: those that the games name in their `GameParts`."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from pixcade.core.errors import InvalidNotation
from pixcade.core.parts import GameParts, loaded
from pixcade.games import BUILT_IN, PARTS
from pixcade.research.form import Form


def forms_of(games: Iterable[GameParts]) -> dict[str, type[Form]]:
    """Return the forms of games by their ids."""
    return {form.id: form for parts in games if parts.research for form in loaded(parts.research)}


def forms() -> dict[str, type[Form]]:
    """Return every form by its id."""
    return forms_of(PARTS.values())


def own_forms() -> dict[str, type[Form]]:
    """Return the forms of the games that come with Pixcade."""
    return forms_of(BUILT_IN)


def form_class(form_id: str) -> type[Form]:
    """Return the class of a form. Raises InvalidNotation for an unknown id."""
    known = forms()
    if form_id not in known:
        raise InvalidNotation("core.unknown-game", name=form_id[:40], known=", ".join(known))
    return known[form_id]


def form_of(form_id: str, options: Mapping[str, str] | None = None, seed: int = 0) -> Form:
    """Return a form under options as texts; what is left out takes its default or is drawn from `seed`.

    Raises InvalidNotation for an unknown id, InvalidOption for options that can't be.
    """
    return made_once(form_class(form_id), tuple(sorted((options or {}).items())), seed)


@lru_cache(256)
def made_once(form: type[Form], options: tuple[tuple[str, str], ...], seed: int) -> Form:
    """Return a form, the same for the same options."""
    return form.configured(dict(options), seed)
