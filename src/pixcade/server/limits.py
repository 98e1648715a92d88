"""Every limit of a server: connections, requests, floods, and rate limits per person and per address."""

from dataclasses import dataclass

KIB, MIB = 1024, 1024 * 1024

# Connections. A subnet is an IPv4 address or an IPv6 /64. Those of trusted proxies count only towards the total.
CONNECTIONS_PER_SUBNET = 400
"""Twice the WebSockets, since a browser opens several connections to load a page."""
SOCKETS_PER_SUBNET = 200
SOCKETS_PER_PERSON = 20
RESERVED_DESCRIPTORS = 256
"""Descriptors reserved for the store, bots and files; a quarter, if the process has few."""
BACKLOG = 2_048
"""Connections that the kernel queues before they are accepted."""

# Kernel buffers, in bytes. Linux doubles both. Without a limit they grow to megabytes.
SEND_BUFFER_BYTES = 128 * KIB
RECEIVE_BUFFER_BYTES = 64 * KIB
UNREAD_MS = 30_000
"""A connection is reset if its client reads nothing for this long (Linux)."""

# HTTP requests
HEAD_S = 20.0
"""From the connection, or from the first byte of a later request, to the end of a request's head."""
BODY_S = 40.0
HEAD_BYTES = 16 * KIB
HEADERS = 100
QUERY_BYTES = 8 * KIB
"""Twice the longest position."""
QUERY_PARAMETERS = 20
BODY_BYTES = 16 * KIB
UPLOAD_BYTES = MIB
PIPELINED_REQUESTS = 16

# WebSockets
MESSAGE_BYTES = 16 * KIB
SOCKET_FIRST_BYTES = KIB
SOCKET_BYTES = 4 * KIB
SOCKET_BYTES_PER_S = 8 * KIB
"""A socket is parsed at this rate, or SOCKET_BYTES at once if it has sent little before. A new one has fewer."""
PARSE_EVERY_S = 0.05
FLOOD_S = 10.0
"""A socket that exceeds the rate for this long is closed."""
MESSAGES = 60
MESSAGES_PER_S = 50
"""A person's messages are delayed beyond a burst of MESSAGES followed by this rate."""
DELAYED_MESSAGES = 200
"""A socket is closed with 1008 when this many of its messages in a row were delayed."""
UNSENT_MESSAGES = 512
"""A client with more unread messages is disconnected. It gets the whole state when it reconnects."""
UNSENT_BYTES = 512 * KIB
"""The same for the protocol's own replies: pongs."""


@dataclass(frozen=True, slots=True)
class Rate:
    """A token bucket: `burst` at once, then one more every `every_ms` milliseconds."""

    burst: int
    every: int


@dataclass(frozen=True, slots=True)
class RateBudget:
    """The code of the error, and the rates of a person and of an address. A whole club can share one address."""

    code: str
    person: Rate
    address: Rate


BUDGETS = {
    "create": RateBudget("limits.create", Rate(6, 20_000), Rate(60, 2_000)),
    "join": RateBudget("limits.join", Rate(20, 3_000), Rate(400, 200)),
    "name": RateBudget("limits.name", Rate(10, 10_000), Rate(400, 200)),
    "code": RateBudget("limits.code", Rate(10, 10_000), Rate(60, 2_000)),
    "hint": RateBudget("limits.hint", Rate(10, 5_000), Rate(100, 500)),
    "whatif": RateBudget("limits.whatif", Rate(30, 1_000), Rate(300, 100)),
    "upload": RateBudget("limits.upload", Rate(5, 20_000), Rate(50, 2_000)),
    "chat": RateBudget("limits.chat", Rate(8, 2_000), Rate(200, 100)),
    "message": RateBudget("limits.message", Rate(MESSAGES, 1000 // MESSAGES_PER_S), Rate(3_000, 1)),
    "mail": RateBudget("limits.mail", Rate(3, 1_200_000), Rate(20, 180_000)),
    "report": RateBudget("limits.report", Rate(5, 60_000), Rate(30, 10_000)),
}
