"""Several processes on one database: which process owns a table, and the relay to it."""
