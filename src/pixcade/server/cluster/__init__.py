"""Keeps the rooms of several processes in step over the bus."""
