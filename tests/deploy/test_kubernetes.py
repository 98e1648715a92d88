"""The Kubernetes file: its parts fit each other, the image and the program."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from pixcade.server.cli import work
from pixcade.server.http.client_files import ADDRESSES
from pixcade.server.net.interfaces import own_addresses
from pixcade.server.net.listeners import Listeners, Name
from pixcade.server.net.uvicorn_server import SECONDS_TO_END
from tests.deploy.deploy_files import (
    KUBERNETES,
    VARIABLES,
    image_user,
    image_variables,
    is_pinned,
    kubernetes,
    settings_of,
    understood,
)

KINDS = {
    "ConfigMap": "v1",
    "Service": "v1",
    "Deployment": "apps/v1",
    "StatefulSet": "apps/v1",
    "PodDisruptionBudget": "policy/v1",
    "Ingress": "networking.k8s.io/v1",
    "NetworkPolicy": "networking.k8s.io/v1",
}
OBJECTS = {(one["kind"], one["metadata"]["name"]): one for one in kubernetes()}
SETS = {name: one for (kind, name), one in OBJECTS.items() if kind in ("Deployment", "StatefulSet")}
PODS = {name: one["spec"]["template"]["spec"] for name, one in SETS.items()}
LABELS = {name: one["spec"]["template"]["metadata"]["labels"] for name, one in SETS.items()}
EXPANDED = re.compile(r"\$\((\w+)\)")


def container(name: str) -> dict[str, Any]:
    """Return the one container of a set."""
    (found,) = PODS[name]["containers"]
    assert isinstance(found, dict)
    return found


def variables(name: str, secret: str = "a-secret-of-sixteen-signs") -> dict[str, str]:
    """Return the variables of a set's container, every secret being the same text."""
    found: dict[str, str] = {}
    for source in container(name).get("envFrom", ()):
        found |= OBJECTS["ConfigMap", source["configMapRef"]["name"]]["data"]
    for one in container(name).get("env", ()):
        found[one["name"]] = EXPANDED.sub(lambda match: found[match[1]], one.get("value", secret))
    return found


def selected(selector: dict[str, Any]) -> list[str]:
    """Return the sets whose pods a selector means."""
    wanted = (
        selector.get("matchLabels", {}) if "matchLabels" in selector or "matchExpressions" in selector else selector
    )
    among = {one["key"]: one["values"] for one in selector.get("matchExpressions", ())}
    return [
        name
        for name, labels in LABELS.items()
        if wanted.items() <= labels.items() and all(labels.get(key) in values for key, values in among.items())
    ]


def of_kind(kind: str) -> Iterator[dict[str, Any]]:
    """Return all objects of a kind."""
    return (one for (found, _), one in OBJECTS.items() if found == kind)


def test_every_object_is_of_a_kind_that_there_is_and_has_a_name_of_its_own() -> None:
    assert len(OBJECTS) == len(kubernetes())
    for (kind, name), one in OBJECTS.items():
        assert one["apiVersion"] == KINDS[kind]
        assert re.fullmatch(r"[a-z]([a-z0-9-]{0,61}[a-z0-9])?", name)
        assert "namespace" not in one["metadata"]  # whoever applies it says where
    assert set(SETS) == {"server", "worker", "postgres", "redis"}


def test_every_selector_finds_the_pods_that_are_meant() -> None:
    for name, one in SETS.items():
        assert selected(one["spec"]["selector"]) == [name]
    for service in of_kind("Service"):
        assert len(selected(service["spec"]["selector"])) == 1
    for policy in of_kind("NetworkPolicy"):
        if policy["spec"]["podSelector"]:
            assert len(selected(policy["spec"]["podSelector"])) == 1
        for rule in policy["spec"].get("ingress", ()):
            for who in rule["from"]:
                assert "namespaceSelector" in who or selected(who["podSelector"])
    assert selected(OBJECTS["PodDisruptionBudget", "server"]["spec"]["selector"]) == ["server"]


def test_every_port_that_is_named_is_there() -> None:
    ports = {name: {port["name"]: port["containerPort"] for port in container(name).get("ports", ())} for name in PODS}
    for service in of_kind("Service"):
        (target,) = selected(service["spec"]["selector"])
        assert {port["targetPort"] for port in service["spec"]["ports"]} <= set(ports[target])
    for policy in of_kind("NetworkPolicy"):
        for rule in policy["spec"].get("ingress", ()):
            (target,) = selected(policy["spec"]["podSelector"])
            assert {port["port"] for port in rule["ports"]} <= set(ports[target])
    assert ports["server"] == {"http": settings_of({}).port}


def test_people_come_by_the_name_that_the_servers_know_and_with_tls() -> None:
    ingress = OBJECTS["Ingress", "web"]["spec"]
    (rule,) = ingress["rules"]
    (path,) = rule["http"]["paths"]
    service = OBJECTS["Service", path["backend"]["service"]["name"]]
    assert path["backend"]["service"]["port"]["name"] in {port["name"] for port in service["spec"]["ports"]}
    address = urlsplit(settings_of(variables("server")).public_url)
    assert (address.scheme, address.hostname) == ("https", rule["host"])
    assert [tls["hosts"] for tls in ingress["tls"]] == [[rule["host"]]]


def test_servers_are_replaced_one_after_the_other_and_never_all_away() -> None:
    spec = SETS["server"]["spec"]
    assert spec["replicas"] >= 2
    assert spec["strategy"] == {"type": "RollingUpdate", "rollingUpdate": {"maxUnavailable": 0, "maxSurge": 1}}
    assert 0 < OBJECTS["PodDisruptionBudget", "server"]["spec"]["minAvailable"] < spec["replicas"]
    (word, seconds) = container("server")["lifecycle"]["preStop"]["exec"]["command"]
    assert word == "sleep"
    assert PODS["server"]["terminationGracePeriodSeconds"] > int(seconds) + SECONDS_TO_END
    assert PODS["worker"]["terminationGracePeriodSeconds"] > SECONDS_TO_END


def test_servers_are_probed_at_a_page_that_does_not_need_the_database_by_a_name_that_they_know() -> None:
    settings = settings_of(variables("server"))
    for kind in ("startupProbe", "readinessProbe", "livenessProbe"):
        probe = container("server")[kind]["httpGet"]
        assert probe["path"] in ADDRESSES
        assert probe["port"] == "http"
        assert "httpHeaders" not in probe  # by the pod's own address, which is one of its machine
    names = Listeners(settings).names_we_serve()
    assert [own for own in own_addresses() if Name("http", own.address, settings.port) not in names] == []
    startup = container("server")["startupProbe"]
    assert startup["periodSeconds"] * startup["failureThreshold"] >= 60


def test_every_variable_is_one_of_the_program_and_the_servers_understand_theirs() -> None:
    for name in ("server", "worker"):
        given = set(variables(name)) - {"POSTGRES_PASSWORD", "REDIS_PASSWORD"}
        assert given <= VARIABLES
    settings = settings_of(variables("server"))
    assert understood(container("server")["args"])
    assert all((settings.database_url, settings.bus_url, settings.admin_token, settings.metrics_token))
    assert settings.trusted_proxy
    assert variables("server")["PIXCADE_BUS_URL"] == variables("worker")["PIXCADE_BUS_URL"]


def test_the_worker_is_started_by_a_command_of_the_program() -> None:
    asked = understood(container("worker")["args"])
    settings = work.read_settings(asked, {**image_variables(), **variables("worker")})
    assert settings.bus_url == variables("server")["PIXCADE_BUS_URL"]
    assert settings.workers == int(container("worker")["resources"]["requests"]["cpu"])


def test_the_databases_are_where_the_servers_look_for_them() -> None:
    given = variables("server", "the-same-secret-everywhere")
    for variable, port in (("PIXCADE_DATABASE_URL", "postgres"), ("PIXCADE_BUS_URL", "redis")):
        address = urlsplit(given[variable])
        service = OBJECTS["Service", address.hostname or ""]["spec"]
        assert [one["port"] for one in service["ports"]] == [address.port]
        assert address.password == "the-same-secret-everywhere"
        assert selected(service["selector"]) == [port]
    told, address = variables("postgres"), urlsplit(given["PIXCADE_DATABASE_URL"])
    assert (address.username, address.path) == (told["POSTGRES_USER"], f"/{told['POSTGRES_DB']}")
    assert Path(told["PGDATA"]).parent == Path(container("postgres")["volumeMounts"][0]["mountPath"])
    assert "volumeClaimTemplates" in SETS["postgres"]["spec"]
    assert "volumeClaimTemplates" not in SETS["redis"]["spec"]


def test_no_service_sets_a_variable_that_is_a_setting() -> None:
    for name, pod in PODS.items():
        assert pod["enableServiceLinks"] is False, name
    for service in of_kind("Service"):
        prefix = service["metadata"]["name"].upper().replace("-", "_")
        assert not {f"{prefix}_PORT", f"{prefix}_SERVICE_HOST", f"{prefix}_SERVICE_PORT"} & VARIABLES


def test_all_secrets_are_in_the_secret_that_the_first_lines_make_and_nothing_else_is() -> None:
    text = KUBERNETES.read_text(encoding="utf-8")
    made = set(re.findall(r"for name in ([a-z -]+); do", text)[0].split())
    assert "--from-env-file=" in text, "a file that only its owner can read, and not a command line"
    used = {
        one["valueFrom"]["secretKeyRef"]["key"]
        for name in PODS
        for one in container(name).get("env", ())
        if "valueFrom" in one
    }
    assert made == used
    assert {one["valueFrom"]["secretKeyRef"]["name"] for name in PODS for one in container(name).get("env", ())
            if "valueFrom" in one} == {"pixcade"}  # fmt: skip
    assert "Secret" not in {kind for kind, _ in OBJECTS}


@pytest.mark.parametrize("name", PODS)
def test_a_pod_is_pinned_bounded_and_can_do_as_little_as_possible(name: str) -> None:
    pod, one = PODS[name], container(name)
    assert is_pinned(one["image"])
    assert one["resources"]["requests"].keys() == {"cpu", "memory"}
    assert "memory" in one["resources"]["limits"]
    assert pod["automountServiceAccountToken"] is False
    assert pod["securityContext"]["runAsNonRoot"] is True
    assert pod["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
    assert one["securityContext"]["allowPrivilegeEscalation"] is False
    assert one["securityContext"]["capabilities"] == {"drop": ["ALL"]}
    assert "hostNetwork" not in pod
    volumes = {volume["name"] for volume in pod.get("volumes", ())}
    volumes |= {claim["metadata"]["name"] for claim in SETS[name]["spec"].get("volumeClaimTemplates", ())}
    assert {mount["name"] for mount in one.get("volumeMounts", ())} == volumes


@pytest.mark.parametrize("name", ["server", "worker"])
def test_our_pods_run_as_the_user_of_the_image_and_write_only_where_they_are_told(name: str) -> None:
    context = PODS[name]["securityContext"]
    assert (context["runAsUser"], context["runAsGroup"]) == image_user()
    assert container(name)["securityContext"]["readOnlyRootFilesystem"] is True
    data = Path(variables(name)["PIXCADE_DATA"])
    mounts = [Path(mount["mountPath"]) for mount in container(name)["volumeMounts"]]
    # A folder inside: the mounted one belongs to root, and could not be made ours alone.
    assert data.parent in mounts
    assert Path("/tmp") in mounts
    assert container(name)["image"] == container("server")["image"]


def test_nobody_reaches_the_databases_but_servers_and_workers() -> None:
    policies = [policy["spec"] for policy in of_kind("NetworkPolicy")]
    assert {"podSelector": {}, "policyTypes": ["Ingress"]} in policies
    reached = {"postgres": set[str](), "redis": set[str]()}
    for policy in policies:
        for name in selected(policy["podSelector"]) if policy["podSelector"] else ():
            for rule in policy["ingress"] if name in reached else ():
                for who in rule["from"]:
                    assert set(who) == {"podSelector"}
                    reached[name].update(selected(who["podSelector"]))
    assert reached == {"postgres": {"server"}, "redis": {"server", "worker"}}
