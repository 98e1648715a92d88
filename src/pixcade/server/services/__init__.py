"""Services for rooms and routes: store, bots, time, log, metrics, messages between processes."""
