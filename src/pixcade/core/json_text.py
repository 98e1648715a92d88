"""JSON as it is sent: without spaces."""

import json


def compact(data: object) -> str:
    """Return data as JSON without spaces, to the last sign as msgspec encodes it."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)
