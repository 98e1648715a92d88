"""Guests, tokens, rate limits, trusted proxies."""
