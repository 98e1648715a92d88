"""What the proxies in deploy/ and docs/settings.md bound: as much as a server by itself, and no less."""

import re

from pixcade.server.net import bounded_http, connection_limits
from tests.deploy.deploy_files import CADDYFILE, ROOT

SETTINGS = (ROOT / "docs" / "settings.md").read_text(encoding="utf-8")
WHOLE = bounded_http.SECONDS_TO_ASK + bounded_http.SECONDS_TO_SEND
"""Caddy counts the time of a body from the beginning of its request."""


def test_caddy_gives_a_request_the_time_and_the_room_that_a_server_gives_it() -> None:
    text = CADDYFILE.read_text(encoding="utf-8")
    code = [line for line in text.splitlines() if line and not line.startswith("#")]
    assert code[:2] == ["{", "\tservers {"], "options for all stand in the first block"
    for word, value in (
        ("read_header", f"{bounded_http.SECONDS_TO_ASK:.0f}s"),
        ("read_body", f"{WHOLE:.0f}s"),
        ("max_header_size", f"{bounded_http.LONGEST_HEAD // 1024}KiB"),
        ("max_size", f"{bounded_http.LONGEST_REQUEST // 1024 // 1024}MiB"),
    ):
        assert re.findall(rf"^\s*{word} (\S+)$", text, re.MULTILINE) == [value]
    assert not re.search(r"^\s*(write|idle|stream_timeout) ", text, re.MULTILINE), "that would end sockets"


def test_nginx_counts_by_address_what_a_server_does_not_count_of_a_proxy() -> None:
    (example,) = re.findall(r"^```nginx\n(.*?)^```", SETTINGS, re.DOTALL | re.MULTILINE)
    limits = connection_limits
    for line in (
        "limit_conn_zone $binary_remote_addr zone=pixcade_open:10m;",
        f"limit_conn pixcade_open {limits.MOST_PER_ADDRESS};",
        f"limit_req_zone $binary_remote_addr zone=pixcade_asked:10m rate={limits.REQUESTS_A_SECOND:.0f}r/s;",
        f"limit_req zone=pixcade_asked burst={limits.REQUESTS} nodelay;",
        f"client_header_timeout {bounded_http.SECONDS_TO_ASK:.0f}s;",
        f"client_body_timeout {bounded_http.SECONDS_TO_SEND:.0f}s;",
        f"client_max_body_size {bounded_http.LONGEST_REQUEST // 1024 // 1024}m;",
    ):
        assert line in " ".join(example.split()), line
    assert example.count("{") == example.count("}")
