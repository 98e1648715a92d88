"""Learns Pixl by self-play, in JAX; not part of an installation."""
