"""Authentication: credentials, sessions, and the security middleware."""
