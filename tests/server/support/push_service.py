"""A push service on loopback: decrypts with a second implementation, checks who sends, and answers as it is told."""

import json
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from pixcade.protocol.notice_messages import NewPush

AUTH = b"sixteen bytes ok"
CURVE = ec.SECP256R1()
NEVER = 0
"""In place of a status: it doesn't answer."""


def written(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class PushService:
    """Browsers by name: what has come for each, and what it answers there (201 unless told otherwise)."""

    def __init__(self) -> None:
        self.keys: dict[str, ec.EllipticCurvePrivateKey] = {}
        self.answers: dict[str, list[int]] = {}
        """Statuses in order; the last one stays."""
        self.requests: list[tuple[str, dict[str, str], dict[str, Any]]] = []
        """Name, headers and message of all requests."""
        self.received: list[tuple[str, dict[str, Any]]] = []
        """Name and notification of each accepted message."""
        self.problems: list[str] = []
        self.authority = ""
        self.ready = threading.Event()
        """It answers from when this is set."""
        self.ready.set()
        self._closing = threading.Event()

    def browser(self, name: str) -> NewPush:
        """Return the subscription of a new browser."""
        key = self.keys.setdefault(name, ec.generate_private_key(CURVE))
        point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return NewPush(f"http://{self.authority}/{name}", written(point), written(AUTH))

    @contextmanager
    def open(self) -> Iterator[str]:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                name = self.path.strip("/")
                body = self.rfile.read(int(self.headers["content-length"]))
                try:
                    status = service.accept(name, {key.lower(): value for key, value in self.headers.items()}, body)
                except Exception as error:
                    service.problems.append(repr(error))
                    status = 400
                service.ready.wait()
                if status == NEVER:
                    service._closing.wait()
                    return
                self.send_response(status)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Print nothing."""

        server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        server.daemon_threads = True
        self.authority = f"127.0.0.1:{server.server_port}"
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield self.authority
        finally:
            self.ready.set()
            self._closing.set()
            server.shutdown()
            server.server_close()

    def accept(self, name: str, headers: dict[str, str], body: bytes) -> int:
        """Take a message, and return the status of the answer."""
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) >= 0
        assert headers["urgency"] in ("very-low", "low", "normal", "high")
        assert 0 < len(headers["topic"]) <= 32
        assert len(body) <= 4096
        self.check_sender(headers["authorization"])
        text = http_ece.decrypt(body, private_key=self.keys[name], auth_secret=AUTH, version="aes128gcm")
        message = json.loads(text)
        self.requests.append((name, headers, message))
        answers = self.answers.get(name, [201])
        status = answers.pop(0) if len(answers) > 1 else answers[0]
        if status == 201:
            self.received.append((name, message["notification"]))
        return status

    def check_sender(self, authorization: str) -> None:
        scheme, _, rest = authorization.partition(" ")
        parts = dict(one.strip().split("=", 1) for one in rest.split(","))
        signed, _, signature = parts["t"].rpartition(".")
        numbers = read(signature)
        point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, read(parts["k"]))
        both = (int.from_bytes(half, "big") for half in (numbers[:32], numbers[32:]))
        point.verify(encode_dss_signature(*both), signed.encode(), ec.ECDSA(SHA256()))
        head, claims = (json.loads(read(part)) for part in signed.split("."))
        assert (scheme, head["alg"]) == ("vapid", "ES256")
        assert claims["aud"] == f"http://{self.authority}"
        assert claims["sub"].startswith("http")

    def taken(self) -> list[tuple[str, dict[str, Any]]]:
        """Return what has come since the last call."""
        found, self.received = self.received, []
        return found
