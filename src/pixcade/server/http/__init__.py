"""HTTP routes: tables, finished games, positions, the operator's pages, the files of the page."""
