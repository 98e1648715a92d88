"""Pixl as learners see it."""
