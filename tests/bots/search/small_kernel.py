"""One compiled function, for tests of the cache."""

from pixcade.bots.search.jit import kernel


@kernel("int64(int64)")
def doubled(value: int) -> int:
    return value + value
