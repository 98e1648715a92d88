"""Logs of tables and the rows beside them. `api` says what a store promises; `sqlite` and `postgres` implement it."""
