"""Listening: ports, names and links, a network that is opened and closed while it runs."""

import contextlib
import fcntl
import http.client
import socket
import struct
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from pixcade.games.errors import PixcadeError
from pixcade.server.net import interfaces
from pixcade.server.net.listeners import CannotListen, Listeners, Name, host_addresses
from pixcade.server.settings import ServerSettings
from tests.server.support.threaded import HERE, serving
from tests.waits import LIMIT

NETWORK = "127.0.0.2"
"""Stands for an address on the network: Linux has all of 127.0.0.0/8, and nothing outside can reach it."""


def settings(port: int = 0, **values: Any) -> ServerSettings:
    return ServerSettings(data=Path(), thinkers=1, port=port, **values)


def taken(address: str = HERE, port: int = 0) -> socket.socket:
    """Return a socket of another program that listens."""
    return socket.create_server((address, port), family=socket.AF_INET6 if ":" in address else socket.AF_INET)


def ten_taken() -> list[socket.socket]:
    """Take ten ports that follow each other."""
    while True:
        with taken() as first:
            base = first.getsockname()[1]
        held: list[socket.socket] = []
        try:
            for port in range(base, base + 10):
                held.append(taken(port=port))
        except (OSError, OverflowError):
            for one in held:
                one.close()
        else:
            return held


class Small:
    """An application that opens and closes the network on request, and echoes its input."""

    def __init__(self, listeners: Listeners) -> None:
        self.listeners = listeners
        self.paths = {
            "/open": lambda: listeners.open_lan([NETWORK]),
            "/open-elsewhere": lambda: listeners.open_lan(["203.0.113.9"]),
            "/open-all": lambda: listeners.open_lan(["0.0.0.0"]),
            "/close": listeners.close_lan,
        }

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await receive()
            await send({"type": "lifespan.startup.complete"})
            await receive()
            await send({"type": "lifespan.shutdown.complete"})
        elif scope["type"] == "http":
            await self.answer(scope, send)
        else:
            await self.echo(receive, send)

    async def answer(self, scope: Any, send: Any) -> None:
        body = b"well"
        try:
            if scope["path"] in self.paths:
                await self.paths[scope["path"]]()
        except PixcadeError as error:
            body = error.code.encode()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
        await send({"type": "http.response.body", "body": body})

    async def echo(self, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})


def ask(port: int, path: str, address: str = HERE) -> tuple[str, http.client.HTTPMessage]:
    """Return the body and the headers of a response. Raises OSError if nothing listens."""
    connection = http.client.HTTPConnection(address, port, timeout=LIMIT)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.read().decode(), answer.headers
    finally:
        connection.close()


def test_listens_on_this_machine_only_by_default() -> None:
    with Listeners(settings()) as listeners:
        listeners.bind()
        port = listeners.port
        assert set(listeners._sockets) <= {HERE, "::1"}
        assert {(name.scheme, name.port) for name in listeners.names_we_serve()} == {("http", port)}
        hosts = {name.host for name in listeners.names_we_serve()}
        assert {HERE, "localhost"} <= hosts <= {HERE, "localhost", "::1"}
        assert listeners.address == f"http://{HERE}:{port}"
        assert listeners.link_bases() == ()
        assert not listeners.moved


def test_busy_port_gives_way_to_next_of_ten_in_every_link() -> None:
    with taken() as other:
        wanted = other.getsockname()[1]
        with Listeners(settings(port=wanted)) as listeners:
            listeners.bind()
            assert wanted < listeners.port < wanted + 10
            assert listeners.moved
            assert listeners.address.endswith(f":{listeners.port}")
            assert {name.port for name in listeners.names_we_serve()} == {listeners.port}


def test_port_can_be_reused_right_after_a_server_ended() -> None:
    with Listeners(settings()) as first:
        first.bind()
        with socket.create_connection((HERE, first.port)):
            pass
    with Listeners(settings(port=first.port)) as second:
        second.bind()
        assert second.port == first.port


def test_port_busy_for_ipv6_only_is_busy() -> None:
    with taken("::1") as other:
        wanted = other.getsockname()[1]
        with Listeners(settings(port=wanted)) as listeners:
            listeners.bind()
            assert listeners.port != wanted


def test_ten_busy_ports_are_an_error_and_leave_nothing_open() -> None:
    held = ten_taken()
    first = held[0].getsockname()[1]
    try:
        with Listeners(settings(port=first)) as listeners, pytest.raises(CannotListen) as rejected:
            listeners.bind()
        assert (rejected.value.code, rejected.value.values) == (
            "serving.ports-busy",
            {"first": str(first), "last": str(first + 9)},
        )
    finally:
        for one in held:
            one.close()


@pytest.mark.parametrize(
    ("host", "code"), [("203.0.113.9", "serving.not-our-address"), ("nowhere.invalid", "serving.host-unknown")]
)
def test_foreign_host_is_rejected(host: str, code: str) -> None:
    with Listeners(settings(host=host)) as listeners, pytest.raises(CannotListen) as rejected:
        listeners.bind()
    assert rejected.value.code == code


def test_host_is_bound_in_addition_to_loopback_and_in_links() -> None:
    with Listeners(settings(host=NETWORK)) as listeners:
        listeners.bind()
        assert Name("http", NETWORK, listeners.port) in listeners.names_we_serve()
        assert listeners.link_bases() == (f"http://{NETWORK}:{listeners.port}",)
        for address in (HERE, NETWORK):
            socket.create_connection((address, listeners.port), timeout=LIMIT).close()


def test_links_use_only_the_public_address() -> None:
    with Listeners(settings(host=NETWORK, public_url="https://games.example/pixcade")) as listeners:
        listeners.bind()
        assert listeners.link_bases() == ("https://games.example/pixcade",)
        assert Name("https", "games.example", 443) in listeners.names_we_serve()


@pytest.mark.parametrize("host", ["0.0.0.0", "::", HERE, "localhost", "::1"])
def test_no_link_uses_a_loopback_name(host: str) -> None:
    listeners = Listeners(settings(host=host, port=8128))
    offered = {base.removeprefix("http://").removesuffix(":8128") for base in listeners.link_bases()}
    assert offered == (set(interfaces.lan_addresses()) if host in ("0.0.0.0", "::") else set())
    assert {name.host for name in listeners.names_we_serve()}.isdisjoint({"0.0.0.0", "::"})


def test_server_on_all_addresses_answers_on_each() -> None:
    hosts = {name.host for name in Listeners(settings(host="0.0.0.0", port=8128)).names_we_serve()}
    assert {own.address for own in interfaces.own_addresses()} <= hosts


def test_names_are_written_as_browsers_write_them() -> None:
    assert Name("http", "::1", 8128).origin == "http://[::1]:8128"
    assert Name("https", "games.example", 443).origin == "https://games.example"
    assert Name("https", "games.example", 80).origin == "https://games.example:80"


def test_host_name_can_be_bound() -> None:
    assert HERE in host_addresses("localhost")


def test_responses_have_a_date_and_no_server_header() -> None:
    with Listeners(settings()) as listeners:
        listeners.bind()
        with serving(listeners, Small(listeners)):
            body, headers = ask(listeners.port, "/")
    assert body == "well"
    assert "Date" in headers
    assert "Server" not in headers


def test_sockets_take_16_kib_and_compress_nothing() -> None:
    with Listeners(settings()) as listeners:
        listeners.bind()
        with (
            serving(listeners, Small(listeners)),
            connect(f"ws://{HERE}:{listeners.port}/", max_size=None, open_timeout=LIMIT) as talk,
        ):
            assert talk.response is not None
            assert "Sec-WebSocket-Extensions" not in talk.response.headers
            talk.send("x" * 16_384)
            assert len(talk.recv(timeout=LIMIT)) == 16_384
            talk.send("x" * 16_385)
            with pytest.raises(ConnectionClosed) as closed:
                talk.recv(timeout=LIMIT)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009


def test_network_can_be_opened_and_closed_at_run_time() -> None:
    with Listeners(settings()) as listeners:
        listeners.bind()
        port = listeners.port
        name, link = Name("http", NETWORK, port), f"http://{NETWORK}:{port}"
        with serving(listeners, Small(listeners)), connect(f"ws://{HERE}:{port}/") as here:
            with pytest.raises(OSError, match="refused"):
                ask(port, "/", NETWORK)
            for _ in range(2):  # the second time there is nothing more to open
                assert ask(port, "/open")[0] == "well"
                assert ask(port, "/", NETWORK)[0] == "well"
                assert name in listeners.names_we_serve()
                assert listeners.link_bases() == (link,)
            with connect(f"ws://{NETWORK}:{port}/") as there:
                assert ask(port, "/close")[0] == "well"
                with pytest.raises(ConnectionClosed):
                    there.recv(timeout=LIMIT)
            with pytest.raises(OSError, match="refused"):
                ask(port, "/", NETWORK)
            assert name not in listeners.names_we_serve()
            assert listeners.link_bases() == ()
            here.send("still here")
            assert here.recv(timeout=LIMIT) == "still here"
            assert ask(port, "/open")[0] == "well"


def test_opening_network_fails_on_busy_port_or_foreign_address() -> None:
    with Listeners(settings()) as listeners:
        listeners.bind()
        with serving(listeners, Small(listeners)):
            assert ask(listeners.port, "/open-elsewhere")[0] == "serving.not-our-address"
            assert ask(listeners.port, "/open-all")[0] == "serving.not-our-address"
            with taken(NETWORK, listeners.port):
                assert ask(listeners.port, "/open")[0] == "serving.lan-busy"
            assert listeners.lan == ()


def test_network_open_from_the_start_can_be_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "pixcade.server.net.listeners.lan_addresses", lambda: (NETWORK,)
    )  # nothing outside shall reach it
    with Listeners(settings(lan=True)) as listeners:
        listeners.bind()
        with serving(listeners, Small(listeners)):
            assert ask(listeners.port, "/", NETWORK)[0] == "well"
            ask(listeners.port, "/close")
            with pytest.raises(OSError, match="refused"):
                ask(listeners.port, "/", NETWORK)
            assert ask(listeners.port, "/")[0] == "well"


def test_failed_application_start_raises_and_frees_the_port() -> None:
    async def rejecting(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "lifespan.startup.failed", "message": "a traceback"})
        raise PixcadeError("store.full")

    with Listeners(settings()) as listeners:
        listeners.bind()
        with pytest.raises(PixcadeError, match=r"store\.full"):
            listeners.run(rejecting)
        taken(port=listeners.port).close()


def test_own_addresses_match_those_of_the_system() -> None:
    found = {own.address for own in interfaces.own_addresses()}
    assert not any(address.startswith(("127.", "fe80:", "169.254.")) or address == "::1" for address in found)
    # Asked one by one, interface by interface: SIOCGIFADDR gives the first address of each.
    asked = set()
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            with contextlib.suppress(OSError):
                answer = fcntl.ioctl(asking, 0x8915, struct.pack("256s", name.encode()[:15]))
                asked.add(socket.inet_ntoa(answer[20:24]))
    assert HERE in asked
    assert asked <= {own.address for own in interfaces.interface_addresses()}
    assert {address for address in asked if interfaces.reachable(address)} <= found
    for line in Path("/proc/net/if_inet6").read_text(encoding="ascii").splitlines():
        address = socket.inet_ntop(socket.AF_INET6, bytes.fromhex(line.split()[0]))
        assert (address in found) == interfaces.reachable(address)


def test_default_route_comes_first_and_bridges_are_left_out() -> None:
    routed = interfaces.routed_address(socket.AF_INET)
    if routed is not None:
        assert interfaces.own_addresses()[0].address == routed
    assert interfaces.OwnAddress("172.17.0.1", "docker0").inside
    assert not interfaces.OwnAddress("192.168.1.5", "wlan0").inside
