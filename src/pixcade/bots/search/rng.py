"""Random numbers for play-outs: splitmix64, whose state is a single integer.

The same seed gives the same numbers on every machine. Not for secrets.
"""

from pixcade.bots.search.bits import signed
from pixcade.bots.search.jit import np, part


@part
def advanced(state: "np.uint64") -> "np.uint64":
    """The next state; `drawn` turns each state into a random number."""
    return state + np.uint64(0x9E3779B97F4A7C15)


@part
def drawn(state: "np.uint64") -> "np.uint64":
    """64 random bits from a state."""
    value = (state ^ (state >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    value = (value ^ (value >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return value ^ (value >> np.uint64(31))


@part
def stream(seed: "np.uint64", number: int) -> "np.uint64":
    """The first state of play-out `number` of a seed, independent of all others."""
    return drawn(drawn(seed) + np.uint64(number))


@part
def upper(bits: "np.uint64", count: int) -> int:
    """One of 0 to `count` - 1, from the upper 32 random bits; `count` must be far below 2**32."""
    return signed(((bits >> np.uint64(32)) * np.uint64(count)) >> np.uint64(32))


@part
def lower(bits: "np.uint64", count: int) -> int:
    """One of 0 to `count` - 1, from the lower 32 random bits."""
    return signed(((bits & np.uint64(0xFFFFFFFF)) * np.uint64(count)) >> np.uint64(32))


@part
def mixed(seed: "np.uint64", number: "np.uint64") -> "np.uint64":
    """32 random bits of a seed and a number, both of 32 bits: `pixcade.lab` draws the same in NumPy and in JAX."""
    mask = np.uint64(0xFFFFFFFF)
    bits = (seed + np.uint64(0x9E3779B9) * (number + np.uint64(1))) & mask
    bits = ((bits ^ (bits >> np.uint64(16))) * np.uint64(0x85EBCA6B)) & mask
    bits = ((bits ^ (bits >> np.uint64(13))) * np.uint64(0xC2B2AE35)) & mask
    return bits ^ (bits >> np.uint64(16))


@part
def choice_of(bits: "np.uint64", count: int) -> int:
    """One of 0 to `count` - 1, from the upper 16 of 32 random bits; `count` must be far below 2**16."""
    return signed(((bits >> np.uint64(16)) * np.uint64(count)) >> np.uint64(16))
