"""Commitments: hashes that fix a move before the reveal and that anyone can verify afterwards.

The hashed text has six lines: `pixcade-commit-1`, the table, the step (the number of joint moves before it), the piece,
the move in notation and the salt, separated by line feeds with none at the end.
"""

import re
from hashlib import sha256

SCHEME = "pixcade-commit-1"
SALT_BYTES = 32
HEX_64 = re.compile(r"[0-9a-f]{64}", re.ASCII)


def commitment(table: str, step: int, piece: str, move: str, salt: str) -> str:
    """Return the commitment to a move: 64 lowercase hexadecimal digits."""
    return sha256("\n".join((SCHEME, table, str(step), piece, move, salt)).encode()).hexdigest()
