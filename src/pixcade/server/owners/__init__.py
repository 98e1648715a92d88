"""Several processes on one database: who owns which table, and the relay to its owner."""
