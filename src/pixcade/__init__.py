"""Pixcade: the board games Pixoid and Pixl."""

__version__ = "0.2.0"
