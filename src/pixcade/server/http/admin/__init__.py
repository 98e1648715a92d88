"""The operator's routes and page."""
