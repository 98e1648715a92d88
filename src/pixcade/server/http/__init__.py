"""HTTP routes: tables, finished games, positions, admin, client files."""
