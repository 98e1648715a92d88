"""Rooms: a table in memory with everything that happens at it, and their registry."""
