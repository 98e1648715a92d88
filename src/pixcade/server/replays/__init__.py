"""Replays of finished games, and uploaded records."""
