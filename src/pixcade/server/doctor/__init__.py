"""`pixcade doctor`: whether what surrounds a server is as it needs it, looked at without changing anything."""
