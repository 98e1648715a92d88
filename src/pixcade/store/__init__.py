"""Logs and what stands beside them. `api` says what a store promises, `sqlite` keeps it on one machine."""
