"""How tests talk to the engine: always through bytes, as a program of another language would."""

import io
import json
from typing import Any

from pixcade.client.engine.json_lines import read_lines
from pixcade.client.engine.main import Engine, serve


class Talk:
    """One conversation inside this process."""

    def __init__(self) -> None:
        self.engine = Engine()

    def line(self, line: bytes) -> dict[str, Any]:
        """The answer to one line."""
        (read,) = read_lines(io.BytesIO(line + b"\n"))
        answer = self.engine.answer(read)
        assert answer.endswith(b"\n")
        assert answer.count(b"\n") == 1
        decoded: dict[str, Any] = json.loads(answer)
        assert isinstance(decoded["ok"], bool)
        return decoded

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """The answer to a request that must succeed."""
        answer = self.line(json.dumps({"do": do, **fields}).encode())
        assert answer["ok"], answer
        return answer

    def error(self, do: str, **fields: Any) -> dict[str, Any]:
        """The error of a request that must be rejected and change nothing."""
        return self.rejected_line(json.dumps({"do": do, **fields}).encode())

    def rejected_line(self, line: bytes) -> dict[str, Any]:
        """The error of a line that must be rejected and change nothing."""
        before = self.engine.session
        answer = self.line(line)
        assert not answer["ok"], answer
        assert self.engine.session is before
        assert set(answer) == {"id", "ok", "error"}
        error: dict[str, Any] = answer["error"]
        assert {"code", "rule", "values"} <= set(error)
        return error

    def state(self, *only: str) -> dict[str, Any]:
        """The state, or some of its parts."""
        found: dict[str, Any] = self.ask("state", **({"only": only} if only else {}))["state"]
        return found


def exchange(sent: bytes) -> list[dict[str, Any]]:
    sink = io.BytesIO()
    serve(io.BytesIO(sent), sink)
    return [json.loads(line) for line in sink.getvalue().decode("ascii").splitlines()]
