"""What rooms and routes are given: store, bots, time, log, metrics, messages between processes."""
