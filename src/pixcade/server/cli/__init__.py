"""The commands that run and look after a server: serve, admin, backup, restore, migrate-store, work."""
