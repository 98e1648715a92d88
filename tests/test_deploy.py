"""The files of `deploy/` and docs/hosting.md, read by the program."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # it publishes no types

from pixcade.cli.command_line import parser
from pixcade.locales import Words
from pixcade.server.settings import SETTINGS, ServerSettings, read_settings
from tools.doc_tables import DOCS, PAGES, with_tables

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"
DOCKERFILE = re.sub(r"\\\n\s*", "", (DEPLOY / "Dockerfile").read_text("utf-8"))
VARIABLES = {setting.variable for setting in SETTINGS}


def settings_of(variables: dict[str, str]) -> ServerSettings:
    """Return what `pixcade serve` makes of variables. Raises a PixcadeError."""
    return read_settings(parser(Words(), ["serve"]).parse_args(["serve"]), variables)


def image_variables() -> dict[str, str]:
    pairs = re.findall(r"\b(PIXCADE_\w+)=(\S+)", re.findall(r"^ENV (.*)$", DOCKERFILE, re.MULTILINE)[-1])
    return dict(pairs)


@pytest.mark.parametrize("name", PAGES)
def test_documentation_has_the_current_tables(name: str) -> None:
    page = (DOCS / name).read_text("utf-8")
    assert with_tables(page) == page, "run .venv/bin/python -m tools.doc_tables"


def test_settings_files_of_the_guide_can_be_read(tmp_path: Path) -> None:
    pages = [(DOCS / name).read_text("utf-8") for name in ("hosting.md", "settings.md")]
    examples = re.findall(r"```toml\n(.*?)```", "".join(pages), re.DOTALL)
    assert examples
    for example in examples:
        (tmp_path / "pixcade.toml").write_text(example, "utf-8")
        settings_of({"PIXCADE_DATA": str(tmp_path)})


def test_image_copies_what_reaches_the_builder() -> None:
    allowed = re.findall(r"^!(\S+)$", (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8"), re.MULTILINE)
    for line in re.findall(r"^COPY (?!--from)(.*)$", DOCKERFILE, re.MULTILINE):
        for source in line.split()[:-1]:
            assert (ROOT / source).exists(), source
            assert any(source == one or source.startswith(f"{one}/") for one in allowed), source


def test_image_runs_as_its_own_user_with_existing_settings() -> None:
    assert int(re.findall(r"^USER (\d+)", DOCKERFILE, re.MULTILINE)[-1]) > 0
    variables = image_variables()
    assert set(variables) <= VARIABLES
    settings = settings_of(variables)
    assert (settings.host, settings.data) == ("0.0.0.0", Path("/data"))
    assert f"EXPOSE {settings.port}" in DOCKERFILE


def services_in(name: str, **filled: str) -> Any:
    """Return the services of a compose file with its variables filled in."""
    text = (DEPLOY / name).read_text("utf-8")
    text = re.sub(
        r"\$\{(\w+)(?::\?[^}]*|:-(.*?))?\}",
        lambda found: filled.get(found[1]) or found[2] or f"{found[1].lower()}-0123456789".replace("_", ""),
        text,
    )
    return yaml.safe_load(text)["services"]


def test_compose_runs_one_service_with_settings_that_exist() -> None:
    (service,) = services_in("compose.yaml", ADDRESS="http://192.168.1.20:8128").values()
    assert set(service["environment"]) <= VARIABLES
    given = {name: "" if value is None else str(value) for name, value in service["environment"].items()}
    settings = settings_of({**image_variables(), **given, "PIXCADE_ADMIN_LAN": "no", "PIXCADE_TRUSTED_PROXY": ""})
    assert (settings.database_url, settings.public_url) == ("", "http://192.168.1.20:8128")
    assert service["ports"] == [f"{settings.port}:{settings.port}"]


def test_several_processes_share_settings_but_not_their_address() -> None:
    services = services_in("several.compose.yaml")
    servers = [service for name, service in services.items() if name.startswith("server-")]
    settings = [settings_of({**image_variables(), **one["environment"]}) for one in servers]
    for one, service in zip(settings, servers, strict=True):
        assert set(service["environment"]) <= VARIABLES
        assert one.database_url.endswith(f"@postgres:5432/{services['postgres']['environment']['POSTGRES_DB']}")
        assert one.trusted_proxy == (services["proxy"]["networks"]["front"]["ipv4_address"],)
        assert one.peer_url == f"http://{service['networks']['front']['ipv4_address']}:{one.port}"
    assert len({one.admin_token for one in settings}) == 1
    assert len({one.peer_url for one in settings}) == len(servers) == 2
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]


def test_compose_asks_for_every_secret() -> None:
    text = (DEPLOY / "several.compose.yaml").read_text("utf-8")
    example = (DEPLOY / "example.env").read_text("utf-8")
    named = set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE))
    assert set(re.findall(r"\$\{(\w+)", text)) == named
    assert not re.search(r"^\w*(PASSWORD|TOKEN)=.", example, re.MULTILINE)


def test_unit_starts_a_server_with_existing_settings() -> None:
    unit = (DEPLOY / "pixcade.service").read_text("utf-8")
    assert re.search(r"^ExecStart=/\S+/pixcade serve$", unit, re.MULTILINE)
    variables = dict(re.findall(r"\b(PIXCADE_\w+)=(\S+)", re.search(r"^Environment=(.*)$", unit, re.MULTILINE)[1]))  # type: ignore[index]  # it is there
    assert set(variables) <= VARIABLES
    assert settings_of(variables).data == Path("/var/lib/pixcade")


def test_health_check_of_the_image_fails_without_a_server() -> None:
    (code,) = re.findall(r'CMD \["python", "-c", "(.*?)"\]', DOCKERFILE)
    code = code.replace(":8128", ":9")
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 1


def test_document_links_resolve() -> None:
    pages = [*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md")]
    for page in pages:
        for link in re.findall(r"\]\((?!https?:|#|mailto:)([^)#\s]+)", page.read_text("utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"
