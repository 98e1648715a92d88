"""Storage of table logs and related rows. `api` is the interface; `sqlite` and `postgres` implement it."""
