"""Naive implementations of both games, for comparison in tests."""
