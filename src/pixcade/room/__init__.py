"""A table with the people connected to it, without I/O: inputs go in, effects come out."""
