"""Pixoid compiled: the rules as arrays, and the search."""
