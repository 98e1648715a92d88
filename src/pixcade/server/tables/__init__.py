"""The tables of a server: rooms in memory, and everything that they need from outside."""
