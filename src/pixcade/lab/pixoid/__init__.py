"""Pixoid as learners see it: one player a seat, or Pixoid against the Bugs as one."""
