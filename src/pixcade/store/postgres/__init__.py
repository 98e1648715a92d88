"""The store in PostgreSQL, for several processes."""
