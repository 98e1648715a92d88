"""The compose file: two servers that differ in nothing that people notice, and databases that nobody else reaches."""

import re
import shlex
from ipaddress import ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

import pytest

from pixcade.core.errors import Refusal
from pixcade.server.access.proxies import authority, client_address, networks, scheme_and_host
from pixcade.server.cli import work
from pixcade.server.http.client_files import ADDRESSES
from pixcade.server.net.listeners import Listeners, Name, name_of
from pixcade.server.net.uvicorn_server import SECONDS_TO_END
from pixcade.server.settings import SETTINGS, usual_thinkers
from tests.deploy.deploy_files import (
    CADDYFILE,
    COMPOSE,
    DEPLOY,
    DOCKERFILE,
    REFERENCE,
    ROOT,
    VARIABLES,
    compose,
    example,
    image_variables,
    is_pinned,
    settings_of,
    understood,
)

FILLED = {name: value or f"{name.lower().replace('_', '')}0123456789" for name, value in example().items()}
"""An environment file as somebody has filled it in: every secret is another one."""
FILE = compose(FILLED)
SERVICES: dict[str, dict[str, Any]] = FILE["services"]
SERVERS = {name: service for name, service in SERVICES.items() if name.startswith("server")}
OURS = SERVERS | {"worker": SERVICES["worker"]}
FRONT = "front"


def networks_of(service: dict[str, Any]) -> set[str]:
    """Return the names of the networks that a service is in."""
    return set(service["networks"])


def test_every_service_has_a_version_a_way_back_and_a_look_at_its_health() -> None:
    assert set(SERVICES) == {"server-1", "server-2", "worker", "postgres", "redis", "proxy"}
    for name, service in SERVICES.items():
        assert is_pinned(service["image"]), name
        assert service["restart"] == "unless-stopped", name
    for name in ("postgres", "redis", "proxy"):
        assert SERVICES[name]["healthcheck"]["test"][0] == "CMD"
    assert [name for name in SERVERS if "healthcheck" in SERVICES[name]] == []  # that of the image
    assert "HEALTHCHECK" in DOCKERFILE.read_text(encoding="utf-8")


def test_what_services_name_is_there_and_what_is_there_is_used() -> None:
    used: dict[str, set[str]] = {"networks": set(), "volumes": set()}
    for service in SERVICES.values():
        assert set(service.get("depends_on", ())) <= set(SERVICES)
        used["networks"] |= networks_of(service)
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            if source.startswith("."):
                assert (DEPLOY / source).is_file()
            else:
                used["volumes"].add(source)
    assert used == {part: set(FILE[part]) for part in used}
    build = SERVICES["server-1"]["build"]
    assert (DEPLOY / build["context"]).resolve() == ROOT
    assert ROOT / build["dockerfile"] == DOCKERFILE


def test_both_servers_are_the_same_but_for_where_they_are() -> None:
    assert len(SERVERS) == 2
    one, other = (
        {**service, "networks": networks_of(service), "environment": {**service["environment"], "PIXCADE_DATA": ""}}
        for service in SERVERS.values()
    )
    assert one == other
    assert len({service["environment"]["PIXCADE_DATA"] for service in OURS.values()}) == len(OURS)


def test_every_variable_is_one_of_the_program() -> None:
    for name, service in OURS.items():
        assert set(service["environment"]) <= VARIABLES, name
    assert not any("command" in service or "entrypoint" in service for service in SERVERS.values())  # as in the image


def test_the_worker_is_started_by_a_command_of_the_program() -> None:
    asked = understood(SERVICES["worker"]["command"])
    settings = work.read_settings(asked, {**image_variables(), **SERVICES["worker"]["environment"]})
    assert settings.bus_url == SERVICES["server-1"]["environment"]["PIXCADE_BUS_URL"]
    assert settings.workers == 2


@pytest.mark.parametrize("name", SERVERS)
def test_a_server_understands_its_settings(name: str) -> None:
    environment = SERVERS[name]["environment"]
    settings = settings_of(environment)
    given = {setting.field for setting in SETTINGS if setting.variable in environment}
    assert {"database_url", "bus_url", "public_url", "trusted_proxy", "admin_token", "metrics_token"} <= given
    assert all(getattr(settings, field) for field in given)
    assert settings.data.parent.as_posix() == SERVERS[name]["volumes"][0].partition(":")[2]
    assert settings.thinkers == 1
    assert "thinkers" in given, f"by itself it would be {usual_thinkers()}, whatever a container may use"


def test_passwords_of_the_databases_are_those_that_the_servers_give() -> None:
    for service in SERVERS.values():
        database, bus = (urlsplit(service["environment"][f"PIXCADE_{name}_URL"]) for name in ("DATABASE", "BUS"))
        postgres, redis = SERVICES[database.hostname or ""], SERVICES[bus.hostname or ""]
        told = postgres["environment"]
        assert database.username == told["POSTGRES_USER"]
        assert database.path == f"/{told['POSTGRES_DB']}"
        assert database.password == told["POSTGRES_PASSWORD"] == FILLED["POSTGRES_PASSWORD"]
        assert redis["environment"]["REDISCLI_AUTH"] == bus.password == FILLED["REDIS_PASSWORD"]
        assert service["environment"]["PIXCADE_BUS_URL"] == SERVICES["worker"]["environment"]["PIXCADE_BUS_URL"]


def test_redis_keeps_nothing_on_a_disk_and_postgres_everything() -> None:
    command = shlex.split(SERVICES["redis"]["command"][0])
    assert (command[command.index("--save") + 1], command[command.index("--appendonly") + 1]) == ("", "no")
    assert "volumes" not in SERVICES["redis"]
    assert SERVICES["postgres"]["volumes"] == ["postgres:/var/lib/postgresql/data"]
    assert "UTF8" in SERVICES["postgres"]["environment"]["POSTGRES_INITDB_ARGS"]


def test_only_the_proxy_can_be_reached_from_outside_and_only_servers_reach_the_databases() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    open_ones = {name for name, network in FILE["networks"].items() if not network.get("internal")}
    assert [name for name, service in SERVICES.items() if networks_of(service) & open_ones] == ["proxy"]
    for name in ("postgres", "redis"):
        (alone,) = networks_of(SERVICES[name])
        assert alone not in networks_of(SERVICES["proxy"])


def test_the_programs_of_ours_can_do_as_little_as_possible() -> None:
    for service in OURS.values():
        assert service["read_only"]
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert "user" not in service  # that of the image
        assert int(service["stop_grace_period"].removesuffix("s")) > SECONDS_TO_END


def test_every_secret_comes_from_the_environment_file_and_is_asked_for_by_name() -> None:
    text = COMPOSE.read_text(encoding="utf-8")
    asked = {match["name"] for match in REFERENCE.finditer(text)}
    assert asked == set(example())
    for name in asked:
        assert f"${{{name}:?set {name} in deploy/.env}}" in text
    secrets = [name for name in example() if re.search("PASSWORD|TOKEN", name)]
    assert len(secrets) == 4
    assert [name for name in secrets if example()[name]] == [], "nobody shall go on with a password that all know"
    assert ".env" in (DEPLOY / ".gitignore").read_text(encoding="utf-8").splitlines()
    with pytest.raises(Refusal):
        settings_of(compose({**FILLED, "ADMIN_TOKEN": "short"})["services"]["server-1"]["environment"])


def test_what_the_proxy_says_is_believed_and_the_name_it_passes_on_is_known() -> None:
    settings = settings_of(SERVERS["server-1"]["environment"])
    trusted = networks(settings.trusted_proxy)
    proxy = SERVICES["proxy"]["networks"][FRONT]["ipv4_address"]
    headers = {"host": FILLED["DOMAIN"], "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}
    scope = {
        "type": "http",
        "scheme": "http",
        "client": (proxy, 40_000),
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
    }
    scheme, host = scheme_and_host(scope, trusted)
    assert authority(host, scheme) == name_of(settings.public_url)[1:]
    assert name_of(settings.public_url) in Listeners(settings).names_we_serve()
    assert client_address(scope, trusted) == "203.0.113.7"
    neighbour = {**scope, "client": (SERVERS["server-2"]["networks"][FRONT]["ipv4_address"], 40_000)}
    assert scheme_and_host(neighbour, trusted)[0] == "http"


def test_addresses_that_are_fixed_are_different_and_in_their_network() -> None:
    (subnet,) = FILE["networks"][FRONT]["ipam"]["config"]
    fixed = [SERVICES[name]["networks"][FRONT]["ipv4_address"] for name in (*SERVERS, "proxy")]
    assert len(set(fixed)) == len(fixed)
    assert all(ip_address(one) in ip_network(subnet["subnet"]) for one in fixed)


# The proxy's own file


def caddy(word: str) -> list[str]:
    """Return what follows a word at the beginning of the lines of the Caddyfile."""
    found = re.findall(rf"^\s*{re.escape(word)} (.*?)(?: \{{)?$", CADDYFILE.read_text(encoding="utf-8"), re.MULTILINE)
    return [str(rest) for rest in found]


def test_the_proxy_passes_everything_to_the_servers_and_looks_at_a_page_that_they_have() -> None:
    port = settings_of({}).port
    assert caddy("reverse_proxy") == [" ".join(f"{name}:{port}" for name in SERVERS)] * 2
    assert caddy("health_uri")[0] in ADDRESSES
    settings = settings_of(SERVERS["server-1"]["environment"])
    asked = authority(caddy("Host")[0], "http")
    assert asked is not None
    assert Name("http", *asked) in Listeners(settings).names_we_serve()
    text = CADDYFILE.read_text(encoding="utf-8")
    assert text.count("{") == text.count("}")
    assert "{$DOMAIN} {" in text.splitlines()
    assert "DOMAIN" in SERVICES["proxy"]["environment"]


def test_the_proxy_hides_what_is_the_operators() -> None:
    hidden = caddy("@inside path")[0].split()
    document = (ROOT / "docs" / "protocol" / "openapi.json").read_text(encoding="utf-8")
    addresses = set(re.findall(r'"(/(?:api/admin/[a-z-]+|metrics))":', document))
    assert len(addresses) > 10
    for one in (*addresses, "/admin", "/admin.js", "/admin.css"):
        assert any(one == path or (path.endswith("*") and one.startswith(path[:-1])) for path in hidden), one
    assert caddy("respond") == ["404"]
    # Only the first of these is done, and only others of their kind are looked at before them.
    assert caddy("handle") == ["@inside", "@table", "{"]


def test_all_people_of_a_table_are_sent_to_one_server_and_a_page_and_its_files_to_one() -> None:
    (paths,) = caddy("@table path")
    assert f"{paths.replace('*', 'TABLE')}` " in (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert caddy("lb_policy") == ["uri_hash", "ip_hash"]
    assert caddy("import") == ["waiting", "waiting"]
