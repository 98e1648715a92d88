"""Every form by its id."""

from collections.abc import Mapping
from functools import lru_cache

from pixcade.core.errors import InvalidNotation
from pixcade.research.form import Form
from pixcade.research.pixl.form import PixlForm
from pixcade.research.pixoid.form import PixoidForm, PixoidTeamForm

FORMS: tuple[type[PixoidForm] | type[PixlForm], ...] = (PixoidForm, PixoidTeamForm, PixlForm)
IDS = tuple(form.id for form in FORMS)
"""The ids of all forms: `pixcade/pixoid-v1`, `pixcade/pixoid_team-v1`, `pixcade/pixl-v1`."""


def form_of(form_id: str, options: Mapping[str, str] | None = None, seed: int = 0) -> Form:
    """Return a form under options as texts; what is left out takes its default or is drawn from `seed`.

    Raises InvalidNotation for an unknown id, InvalidOption for options that can't be.
    """
    return made_once(form_id, tuple(sorted((options or {}).items())), seed)


@lru_cache(256)
def made_once(form_id: str, options: tuple[tuple[str, str], ...], seed: int) -> Form:
    """Return a form, the same for the same options."""
    for form in FORMS:
        if form.id == form_id:
            return form.configured(dict(options), seed)
    raise InvalidNotation("core.unknown-game", name=form_id[:40], known=", ".join(IDS))
