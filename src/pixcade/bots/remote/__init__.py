"""Bots that compute on other machines, over the bus."""
