"""Pixl in the terminal."""
