"""The engine for games without a server, and the static site that plays with it."""
