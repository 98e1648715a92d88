"""Every HTTP call as docs/protocol/openapi.json describes it, with whatever schemathesis thinks of, at real tables."""

import json
from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode

from pixcade.protocol.http_messages import TableMade
from tests.server.protocol.message_fuzz import Beside
from tests.server.support.raw_client import Found, reject_bad_code

OPENAPI = Path(__file__).parents[3] / "docs" / "protocol" / "openapi.json"
OPERATOR = "the-operator-of-this-test"
OPERATOR_CALLS = 2
BUSY = 503
OUR_ERRORS = 500
NOT_HTTP = b"Invalid HTTP request received."
"""What uvicorn says to something that is not HTTP: we never see it."""


class Caller:
    """A caller: a browser, a token client, the operator, or no one; each knows a real table."""

    def __init__(self, around: Beside) -> None:
        self.around = around
        host = around.do(around.served.person("Ann"))
        self.made: TableMade = around.do(around.served.table(host, "pixl", options={"side": "5"}, public=True))
        token = around.do(host.new_token("Robot")).token
        self.headers: tuple[dict[str, str], ...] = (
            {"Origin": host.origin, "Cookie": host.cookie},
            {"Authorization": f"Bearer {token}"},
            {"Authorization": f"Bearer {OPERATOR}"},
            {"Origin": host.origin},
        )

    def made_real(self, values: Any) -> None:
        """Replace generated values with existing ones."""
        if isinstance(values, dict):
            values.update({name: value for name, value in self.real.items() if name in values})

    @property
    def real(self) -> dict[str, Any]:
        """What exists."""
        return {"table": self.made.table, "invite": self.made.invite, "seat": 0}

    def call(self, case: Any, who: int, *, real: bool) -> None:
        """Make a call and look at its answer. Raises Found."""
        if real:
            self.made_real(case.path_parameters)
            self.made_real(case.body)
        for name in [name for name in case.headers or {} if name.lower() in ("authorization", "cookie", "origin")]:
            del case.headers[name]
        self.around.counts["calls"] += 1
        answer = case.call(base_url=self.around.served.address, headers=self.headers[who])
        self.around.counts[f"answered {answer.status_code}"] += 1
        try:
            examine(answer.status_code, answer.content)
        except Found as found:
            noted = self.around.served.log.getvalue().splitlines()[-1:]
            said = f"{case.method} {case.formatted_path} {case.query} {case.body!r}"[:600]
            raise Found(f"{found}, to {said}; the server has noted {noted}") from None


def examine(status: int, content: bytes) -> None:
    """Raise Found for an answer that no server of ours should give."""
    if status < 400 or content == NOT_HTTP:
        return
    try:
        code = json.loads(content)["code"]
    except (ValueError, KeyError, TypeError):
        raise Found(f"an error with status {status} has no code: {content[:200]!r}") from None
    reject_bad_code(code)
    if status >= OUR_ERRORS and not (status == BUSY and code.startswith(("server.maintenance", "store."))):
        raise Found(f"status {status} with {code}")


def call_everything(around: Beside, count: int, number: int) -> None:
    """Make `count` calls. Raises Found."""
    caller = Caller(around)
    # Left out: these would ban us, or disconnect everyone, and then nothing else could be reached.
    fatal = "admin/(ban|close|maintenance|remove-game)$"
    schema = schemathesis.openapi.from_path(str(OPENAPI)).exclude(path_regex=fatal)
    cases = st.one_of(schema.as_strategy(), schema.as_strategy(generation_mode=GenerationMode.NEGATIVE))

    @seed(number)
    @settings(
        max_examples=count,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases, who=st.integers(0, 3), real=st.booleans())
    def check(case: Any, who: int, real: bool) -> None:
        caller.call(case, OPERATOR_CALLS if "/admin/" in case.path and real else who, real=real)

    check()
