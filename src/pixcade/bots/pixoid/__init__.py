"""Pixoid's bots."""
