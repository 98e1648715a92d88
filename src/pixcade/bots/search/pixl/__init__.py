"""Pixl compiled: the rules as bit sets, and the search."""
