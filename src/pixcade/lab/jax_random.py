"""Imports JAX, or reports how to install it; random numbers equal to those of the kernels."""

from pixcade.packages import require

require("jax", "JAX", extra="lab")

import jax  # noqa: E402 - after the check for the package
import jax.numpy as jnp  # noqa: E402 - as above

__all__ = ["choice_of", "jax", "jnp", "mixed"]


def mixed(seed: jax.Array, number: jax.Array) -> jax.Array:
    """Return 32 random bits of a seed and a number, all uint32, like `pixcade.bots.search.rng.mixed`."""
    bits = seed + jnp.uint32(0x9E3779B9) * (number + jnp.uint32(1))
    bits = (bits ^ (bits >> 16)) * jnp.uint32(0x85EBCA6B)
    bits = (bits ^ (bits >> 13)) * jnp.uint32(0xC2B2AE35)
    return bits ^ (bits >> 16)


def choice_of(bits: jax.Array, count: jax.Array | int) -> jax.Array:
    """Return a number below `count` from 32 random bits, like `pixcade.bots.search.rng.choice_of`."""
    return ((bits >> 16) * jnp.asarray(count, jnp.uint32)) >> 16
