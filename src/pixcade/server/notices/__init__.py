"""Notices of slow games: who gets one, where it is sent, and the calendar of deadlines."""
