"""Counting and finding bits of a word, with one CPU instruction each."""

from typing import Any

from pixcade.bots.search.jit import AVAILABLE, np, part

if AVAILABLE:
    from numba import types
    from numba.extending import intrinsic

    def _count(typing_context: Any, word: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.uint64(types.uint64), generate

    def _lowest(typing_context: Any, word: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], context.get_constant(types.boolean, True))

        return types.uint64(types.uint64), generate

    _popcount: Any = intrinsic(_count)
    _trailing_zeros: Any = intrinsic(_lowest)


@part
def signed(value: Any) -> int:
    """Convert any integer type to a signed one: numba would turn a mix of both into a float."""
    return int(np.int64(value))


@part
def count(word: "np.uint64") -> int:
    """The number of bits set."""
    return signed(_popcount(word))


@part
def lowest(word: "np.uint64") -> int:
    """The index of the lowest set bit; there must be one."""
    return signed(_trailing_zeros(word))
