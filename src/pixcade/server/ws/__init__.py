"""WebSockets: one endpoint for all tables, dispatch of messages, the client's connection."""
