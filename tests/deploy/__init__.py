"""What `deploy/` and docs/operating.md say, held against the program."""
