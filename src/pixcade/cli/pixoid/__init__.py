"""Pixoid in the terminal: playing it, and viewing layouts."""
