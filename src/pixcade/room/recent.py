"""The latest messages of a room, for clients that reconnect."""

from collections import deque

KEPT_CHARACTERS = 32_768


class Recent:
    """Encoded messages, each with the number of its entry."""

    def __init__(self) -> None:
        self._frames: deque[tuple[int, str]] = deque()
        self._characters = 0

    def add(self, number: int, frame: str) -> None:
        self._frames.append((number, frame))
        self._characters += len(frame)
        while self._characters > KEPT_CHARACTERS:
            self._characters -= len(self._frames.popleft()[1])

    def clear(self) -> None:
        self._frames.clear()
        self._characters = 0

    def between(self, have: int, newest: int) -> list[str] | None:
        """Return the messages after entry `have`; None if that is too long ago, or doesn't exist."""
        if have == newest:
            return []
        frames = [frame for number, frame in self._frames if number > have]
        return frames if 0 < have < newest and len(frames) == newest - have else None
