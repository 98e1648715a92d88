"""Pixl's bots."""
