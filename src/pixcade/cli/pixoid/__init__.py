"""Pixoid in the terminal: playing it, and looking at layouts."""
