"""Pixcade: the board games Pixoid and Pixl."""

__version__ = "0.1.0"
