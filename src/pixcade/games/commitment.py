"""Commitments: a program is bound when it is received and can be checked by anybody once it is revealed.

What is hashed are six lines: `pixcade-commit-1`, the table, the step (joint moves before it), the piece that it decides
for, the move in notation and the salt, joined by line feeds with none at the end.
"""

import re
from hashlib import sha256

SCHEME = "pixcade-commit-1"
SALT_BYTES = 32
HEX_64 = re.compile(r"[0-9a-f]{64}", re.ASCII)


def commitment(table: str, step: int, piece: str, move: str, salt: str) -> str:
    """Return the commitment to a move, as 64 lower-case hexadecimal digits."""
    return sha256("\n".join((SCHEME, table, str(step), piece, move, salt)).encode()).hexdigest()
