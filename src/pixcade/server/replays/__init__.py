"""Replays of finished games, and records that are uploaded."""
