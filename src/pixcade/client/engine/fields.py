"""The fields of a request, read one by one with their types. Unknown ones are rejected."""

from collections.abc import Mapping
from typing import TypeVar

from pixcade.client.engine.json_lines import InvalidRequest

T = TypeVar("T")

JSON_NAMES: dict[type, str] = {str: "string", int: "integer", dict: "object", list: "array"}


class Fields:
    """A decoded request. Every reader raises InvalidRequest if a field is missing or of another type."""

    def __init__(self, values: Mapping[str, object]) -> None:
        """`id` and `do` are read elsewhere."""
        self.values = values
        self.known = ["id", "do"]

    def has(self, name: str) -> bool:
        self.known.append(name)
        return name in self.values

    def text(self, name: str) -> str:
        return check_type(self._required(name), str, name)

    def number(self, name: str, lowest: int, highest: int) -> int:
        return check_range(self._required(name), name, lowest, highest)

    def texts(self, name: str) -> tuple[str, ...]:
        listed = check_type(self._required(name), list, name)
        return tuple(check_type(value, str, f"{name}.{at}") for at, value in enumerate(listed, start=1))

    def text_by_name(self, name: str) -> dict[str, str]:
        found = check_type(self._required(name), dict, name)
        return {key: check_type(value, str, f"{name}.{key}") for key, value in found.items()}

    def number_by_name(self, name: str, lowest: int, highest: int) -> dict[str, int]:
        found = check_type(self._required(name), dict, name)
        return {key: check_range(value, f"{name}.{key}", lowest, highest) for key, value in found.items()}

    def end(self) -> None:
        """Raise InvalidRequest if there is an unread field."""
        for name in self.values:
            if name not in self.known:
                raise InvalidRequest("engine.unknown-field", field=name, known=", ".join(dict.fromkeys(self.known)))

    def _required(self, name: str) -> object:
        self.known.append(name)
        if name not in self.values:
            raise InvalidRequest("engine.missing-field", field=name)
        return self.values[name]


def check_type(value: object, kind: type[T], name: str) -> T:
    """Return a value of a type; booleans aren't numbers."""
    if not isinstance(value, kind) or isinstance(value, bool):
        raise InvalidRequest("engine.field-type", field=name, expected=JSON_NAMES[kind])
    return value


def check_range(value: object, name: str, lowest: int, highest: int) -> int:
    number = check_type(value, int, name)
    if not lowest <= number <= highest:
        raise InvalidRequest("engine.field-range", field=name, lowest=lowest, highest=highest)
    return number
