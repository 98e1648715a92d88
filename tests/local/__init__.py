"""Games without a server."""
