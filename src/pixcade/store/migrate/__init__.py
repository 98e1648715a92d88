"""Moves everything from one store to another."""
