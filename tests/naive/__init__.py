"""Plain second versions of the two games, for comparison in tests."""
