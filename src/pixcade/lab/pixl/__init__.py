"""Pixl for learning agents."""
