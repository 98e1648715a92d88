"""Learns Pixl by self-play, in JAX: not a part of what people install."""
