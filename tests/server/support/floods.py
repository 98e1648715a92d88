"""WebSocket frames as bytes, past any library: also those that no library sends."""

import secrets

TEXT, CONTINUATION, CLOSE, PING, PONG = 0x1, 0x0, 0x8, 0x9, 0xA
FINAL = 0x80
BEAT = b'{"type":"heartbeat"}'


def frame(opcode: int, payload: bytes = b"", *, final: bool = True) -> bytes:
    """Return a masked frame."""
    size = len(payload)
    if size < 126:
        length = bytes((0x80 | size,))
    elif size < 1 << 16:
        length = bytes((0x80 | 126,)) + size.to_bytes(2)
    else:
        length = bytes((0x80 | 127,)) + size.to_bytes(8)
    mask = secrets.token_bytes(4)
    masked = bytes(sign ^ mask[at % 4] for at, sign in enumerate(payload))
    return bytes((opcode | (FINAL if final else 0),)) + length + mask + masked


def in_bytes(text: bytes) -> bytes:
    """Return a text that is sent in parts of one byte."""
    last = len(text) - 1
    parts = (text[at : at + 1] for at in range(len(text)))
    return b"".join(frame(CONTINUATION if at else TEXT, part, final=at == last) for at, part in enumerate(parts))
