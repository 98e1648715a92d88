"""A passkey in software, and a browser that has the server's page open as localhost."""

import base64
import hashlib
import json
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from pixcade.client import Server
from pixcade.protocol.person_messages import NewPasskey
from tests.server.support.server import Served

HERE = "localhost"


def encoded(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


class Key:
    """A passkey in software."""

    def __init__(self, origin: str, host: str = HERE) -> None:
        self.origin, self.host = origin, host
        self.secret = ec.generate_private_key(ec.SECP256R1())
        self.id = hashlib.sha256(str(self.secret.private_numbers().private_value).encode()).digest()
        self.count = 0

    def client_data(self, kind: str, options: str) -> bytes:
        content = {"type": f"webauthn.{kind}", "challenge": json.loads(options)["challenge"], "origin": self.origin}
        return json.dumps(content).encode()

    def state(self, flags: int) -> bytes:
        self.count += 1
        return hashlib.sha256(self.host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)

    def credential(self, **response: str) -> NewPasskey:
        id = encoded(self.id)
        whole: dict[str, Any] = {"id": id, "rawId": id, "type": "public-key", "response": response}
        return NewPasskey(json.dumps(whole))

    def create(self, options: str) -> NewPasskey:
        public = self.secret.public_key().public_numbers()
        point = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32), -3: public.y.to_bytes(32)})
        state = self.state(0x45) + bytes(16) + len(self.id).to_bytes(2) + self.id + point
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": state})
        data = self.client_data("create", options)
        return self.credential(clientDataJSON=encoded(data), attestationObject=encoded(attestation))

    def sign(self, options: str) -> NewPasskey:
        data, state = self.client_data("get", options), self.state(0x05)
        signature = self.secret.sign(state + hashlib.sha256(data).digest(), ec.ECDSA(hashes.SHA256()))
        return self.credential(
            clientDataJSON=encoded(data), authenticatorData=encoded(state), signature=encoded(signature)
        )


async def browser(served: Served, name: str = "") -> Server:
    """Return a new browser that has opened the page as localhost."""
    server = Server(f"http://{HERE}:{served.port}")
    await server.session(name)
    return server
