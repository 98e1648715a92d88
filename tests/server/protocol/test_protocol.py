"""docs/protocol.md is true and leaves nothing out, and whatever is generated from the types is as they are."""

import asyncio
import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.routing import Route, WebSocketRoute

from pixcade.games import GAMES
from pixcade.games.commitment import commitment
from pixcade.games.errors import PixcadeError
from pixcade.protocol import client_messages, schemas
from pixcade.protocol.errors import STATUSES, status_of
from pixcade.protocol.game_types import game_schemas
from pixcade.protocol.http_calls import CALLER_ERRORS, CALLS
from pixcade.protocol.http_messages import ErrorBody
from pixcade.protocol.server_messages import FromServer
from pixcade.server.http.client_files import pages
from pixcade.server.net.responses import error_response
from tests.server.protocol.examples import PAGE, Evening, blocks, call_named, example, played, tags
from tests.server.support.server import serving
from tests.waits import LIMIT


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    return played(tmp_path_factory.mktemp("evening"))


def text_of(page: str) -> str:
    return " ".join(page.split())


# Generated files


def test_generated_files_match_the_types() -> None:
    assert schemas.outdated(schemas.ROOT) == [], "run: python -m pixcade.protocol.schemas"


@pytest.mark.one_machine
def test_generator_writes_missing_files_and_check_only_reports(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert schemas.main(["--check", "--root", str(tmp_path)]) == 1
    assert list(tmp_path.iterdir()) == []
    assert schemas.main(["--root", str(tmp_path)]) == 0
    assert schemas.main(["--check", "--root", str(tmp_path)]) == 0
    (tmp_path / "docs/protocol/schemas.json").write_text("{}")
    capsys.readouterr()
    assert schemas.main(["--check", "--root", str(tmp_path)]) == 1
    assert capsys.readouterr().out == "docs/protocol/schemas.json\n"


def test_every_schema_reference_resolves() -> None:
    for document, place in ((schemas.json_schema(), "#/$defs/"), (schemas.openapi(), "#/components/schemas/")):
        text = json.dumps(document)
        found = document["$defs"] if "$defs" in document else document["components"]["schemas"]
        assert {name.removeprefix(place) for name in re.findall(r'"\$ref": "([^"]+)"', text)} <= set(found)
        ours = {*schemas.UNIONS, *(kind.__name__ for kind in schemas.structs())}
        assert set(found) == {*ours, *game_schemas(GAMES.values(), place)}


@pytest.mark.slow(3)
def test_server_messages_match_the_schemas(evening: Evening) -> None:
    validators = pytest.importorskip("jsonschema_rs")  # comes with schemathesis
    whole = schemas.json_schema()

    def check(name: str, value: Any) -> None:
        found = {"$schema": whole["$schema"], "$ref": f"#/$defs/{name}", "$defs": whole["$defs"]}
        validators.validator_for(found).validate(json.loads(json.dumps(value)))

    for message in evening.asked.values():
        check("FromClient", message)
    for message in evening.told.values():
        check("FromServer", message)
    for name, (body, answer) in evening.calls.items():
        call = call_named(name)
        if call.body is not None:
            check(call.body.__name__, body)
        if not isinstance(call.answer, str):
            check(call.answer.__name__, answer)
    with pytest.raises(validators.ValidationError):
        check("FromClient", {"type": "heartbeat", "mood": "good"})


def test_operation_ids_are_unique() -> None:
    names = [one["operationId"] for path in schemas.openapi()["paths"].values() for one in path.values()]
    assert len(set(names)) == len(names) == len(CALLS)


@pytest.mark.one_machine
def test_typescript_types_compile(tmp_path: Path) -> None:
    """Without a compiler, at least brackets, names and unions are checked."""
    text = schemas.documents()["web/src/generated/protocol.ts"]
    declared = set(re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE))
    code = re.sub(r'/\*\*.*?\*/|//[^\n]*|"[^"]*"', "", text, flags=re.DOTALL)
    words = {"Readonly", "Partial", "Record", "PROTOCOL"}
    assert set(re.findall(r"\b[A-Z]\w+", code)) - words <= declared
    assert all(code.count(one) == code.count(other) for one, other in ("{}", "[]", "()", "<>"))
    places = os.pathsep.join((os.environ.get("PATH", ""), str(schemas.ROOT / "web" / "node_modules" / ".bin")))
    compiler = shutil.which("tsc", path=places)
    if compiler:
        (tmp_path / "protocol.ts").write_text(text)
        subprocess.run([compiler, "--strict", "--noEmit", "protocol.ts"], cwd=tmp_path, check=True, timeout=LIMIT)


# Calls


def test_table_of_calls_matches_the_routes_of_the_app(tmp_path: Path) -> None:
    async def main() -> set[tuple[str, str]]:
        async with serving(tmp_path) as served:
            return set(routes_of(served.application.starlette.routes))

    assert asyncio.run(main()) == {(call.method, call.path) for call in CALLS}


def routes_of(routes: Any) -> Iterator[tuple[str, str]]:
    """All that programs can ask for: not what only people open, nor the answer to everything else."""
    opened = {("GET", route.path) for route in pages() if isinstance(route, Route)}
    for route in routes:
        assert not isinstance(route, WebSocketRoute), "sockets of tables are all there are, and they come before"
        if isinstance(route, Route) and not only_for_people(route.path):
            called = {(method, route.path) for method in (route.methods or set()) - {"HEAD"}}
            yield from called - opened


def only_for_people(path: str) -> bool:
    return path == "/{path:path}" or re.fullmatch(r"/admin(\.\w+)?", path) is not None


def test_error_table_has_the_actual_statuses() -> None:
    codes = {code for call in CALLS for code in call.all_errors} | set(STATUSES)
    for code in codes:
        assert (code, error_response(PixcadeError(code)).status_code) == (code, status_of(code))


def test_documented_statuses_match_the_table() -> None:
    page = PAGE.read_text(encoding="utf-8")
    told = {
        code: int(status)
        for status, codes in re.findall(r"^\| (\d{3}) \|[^|]*\|([^|]*)\|$", page, re.MULTILINE)
        for code in re.findall(r"`([a-z]+\.[a-z-]+)`", codes)
    }
    assert {code: told[code] for code in STATUSES} == STATUSES
    assert CALLER_ERRORS


# The page


def test_page_has_an_example_of_every_message_and_call() -> None:
    found = {(kind, name.split()[0] if kind != "call" else name) for kind, name, _ in blocks()}
    assert found == {
        *(("asked", tag) for tag in tags(client_messages.FromClient)),
        *(("told", tag) for tag in tags(FromServer)),
        *(("call", f"{call.method} {call.path}") for call in CALLS),
    }


@pytest.mark.parametrize(("kind", "name", "text"), blocks(), ids=[f"{kind} {name}" for kind, name, _ in blocks()])
def test_examples_match_the_types_exactly(kind: str, name: str, text: str) -> None:
    if kind == "asked":
        assert_whole(text, client_messages.FromClient)
    elif kind == "told":
        assert_whole(text, FromServer)
    else:
        call = call_named(name)
        sent, _, answer = text.partition("---\n")
        assert bool(sent) == (call.body is not None)
        if call.body is not None:
            assert_whole(sent, call.body)
        if isinstance(call.answer, str):
            assert answer == f"{call.answer}\n"
        else:
            assert_whole(answer, call.answer)


def assert_whole(text: str, kind: Any) -> None:
    """A decoded and re-encoded message is the same: nothing was ignored, nothing was left out."""
    assert json.loads(msgspec.json.encode(msgspec.json.decode(text, type=kind))) == json.loads(text)


def test_examples_resemble_messages_of_a_real_server(evening: Evening) -> None:
    others = []
    for kind, name, text in blocks():
        parts = zip(text.split("---\n"), example(evening, kind, name).split("---\n"), strict=True)
        others += [f"{kind} {name}" for shown, said in parts if shape(shown) != shape(said)]
    assert others == [], "run: python -m tests.server.protocol.examples"


def shape(text: str) -> Any:
    """Return an example without its values."""
    try:
        return shape_of(json.loads(text))
    except ValueError:
        return text


def shape_of(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: shape_of(one) for name, one in value.items()}
    return [shape_of(one) for one in value] if isinstance(value, list) else type(value).__name__


def test_every_documented_code_exists_in_the_source() -> None:
    areas = "core|guard|limits|names|record|review|server|serving|solver|store|table"
    named = set(re.findall(rf"`((?:{areas})\.[a-z-]+)`", PAGE.read_text(encoding="utf-8")))
    named |= {code for call in CALLS for code in call.all_errors}
    own = Path(schemas.__file__).parent
    sources = [path.read_text(encoding="utf-8") for path in own.parent.rglob("*.py") if own not in path.parents]
    known = {code for source in sources for code in re.findall(rf'"((?:{areas})\.[a-z-]+)"', source)}
    assert named - known == set()


def test_documented_error_is_real() -> None:
    found = re.search(r"^```error\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert found
    assert_whole(found[1], ErrorBody)


def test_commitment_test_vector_is_right() -> None:
    found = re.search(r"^```commitment\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert found
    told = dict(line.split() for line in found[1].splitlines())
    given = commitment(told["table"], int(told["step"]), told["piece"], told["move"], told["salt"])
    assert given == told["gives"]
