"""Parsing of options from text, shared by all games."""

from collections.abc import Mapping

from pixcade.games.errors import InvalidOption
from pixcade.games.game import OptionInfo


def reject_unknown(values: Mapping[str, str], known: tuple[OptionInfo, ...]) -> None:
    """Raise InvalidOption for an unknown option name."""
    names = [option.name for option in known]
    for name in values:
        if name not in names:
            raise InvalidOption("core.unknown-option", name=name[:40], known=", ".join(names))


def choice(values: Mapping[str, str], option: OptionInfo) -> str:
    """Return the chosen value of an option that has a list of choices."""
    value = values.get(option.name, option.default)
    if value not in option.choices:
        raise InvalidOption(
            "core.option-value", rule=option.rule, name=option.name, value=value[:40], choices=", ".join(option.choices)
        )
    return value
