"""The tables of a server: rooms in memory, and everything around them."""
