"""Synchronises the rooms of several processes over the bus."""
