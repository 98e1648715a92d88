"""Commands that run and maintain a server: serve, admin, backup, restore, migrate-store."""
