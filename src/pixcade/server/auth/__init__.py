"""Who asks: credentials, sessions, and the security middleware."""
