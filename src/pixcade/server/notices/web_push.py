"""Web push: messages encrypted for one browser (RFC 8291, RFC 8188), signed with our key (RFC 8292)."""

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from pixcade.games.errors import PixcadeError
from pixcade.server.access.tokens import Identity

if TYPE_CHECKING:  # imported late: most servers don't need it
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

POINT_BYTES, AUTH_BYTES, SALT_BYTES = 65, 16, 16
RECORD_BYTES = 4096
MOST_BYTES = 3000
"""Longest message. Push services accept 4096 bytes with everything around it."""
TOKEN_S = 12 * 3600
"""Push services reject a token that is valid for more than a day."""
P256_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551


def encoded(data: bytes) -> str:
    """Return base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str, length: int) -> bytes:
    """Return that number of bytes. Raises PixcadeError `server.push-keys`."""
    try:
        data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        data = b""
    if len(data) != length:
        raise PixcadeError("server.push-keys")
    return data


def point_of(key: "EllipticCurvePrivateKey") -> bytes:
    """Return the public half of a key."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypt(message: bytes, point: str, auth: str) -> bytes:
    """Return the body of a request. `point` and `auth` are a browser's keys. Raises PixcadeError `server.push-keys`."""
    from cryptography.hazmat.primitives.asymmetric import ec

    keys = decoded(point, POINT_BYTES), decoded(auth, AUTH_BYTES)
    return encrypt_with(message, *keys, ec.generate_private_key(ec.SECP256R1()), os.urandom(SALT_BYTES))


def encrypt_with(message: bytes, point: bytes, auth: bytes, own: "EllipticCurvePrivateKey", salt: bytes) -> bytes:
    """Encrypt with a key and a salt that must be used only once."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    assert len(message) <= MOST_BYTES
    try:
        shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point))
    except ValueError:
        raise PixcadeError("server.push-keys") from None
    secret = HKDF(SHA256(), 32, auth, b"WebPush: info\0" + point + point_of(own)).derive(shared)
    key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([POINT_BYTES]) + point_of(own)
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


class Vapid:
    """The key by which push services know this server. It is derived from the server's key, which is in the store."""

    def __init__(self, identity: Identity) -> None:
        self.identity = identity

    def key(self) -> "EllipticCurvePrivateKey":
        from cryptography.hazmat.primitives.asymmetric import ec

        number = int(self.identity.digest("vapid"), 16) % (P256_ORDER - 1) + 1
        return ec.derive_private_key(number, ec.SECP256R1())

    def public(self) -> str:
        return encoded(point_of(self.key()))

    def authorization(self, address: str, contact: str, now: int) -> str:
        """Return the header for a request to a push service. `contact` is an address of ours, `now` in milliseconds."""
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        service = urlsplit(address)
        claims = {"aud": f"{service.scheme}://{service.netloc}", "exp": now // 1000 + TOKEN_S, "sub": contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(encoded(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        key = self.key()
        numbers = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = b"".join(number.to_bytes(32, "big") for number in numbers)
        return f"vapid t={signed}.{encoded(signature)}, k={encoded(point_of(key))}"
