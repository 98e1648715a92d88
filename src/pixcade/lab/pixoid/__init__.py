"""Pixoid for learning agents: one player per seat, or Pixoid against the Bugs as one player."""
