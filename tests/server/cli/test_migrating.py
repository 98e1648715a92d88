"""`pixcade migrate-store` names a database without its password on the command line."""

import pytest

from pixcade.games.errors import PixcadeError
from pixcade.server.cli.migrate_store import url


def test_address_with_a_password_comes_from_a_variable() -> None:
    whole = "postgresql://pixcade:secret@127.0.0.1/games"
    with pytest.raises(PixcadeError, match=r"store\.moving-password"):
        url(whole, {})
    assert url("env:PIXCADE_DATABASE_URL", {"PIXCADE_DATABASE_URL": whole}) == whole
    with pytest.raises(PixcadeError, match=r"store\.moving-unset"):
        url("env:PIXCADE_DATABASE_URL", {})
