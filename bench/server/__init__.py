"""Benchmark of the server under load, compared with boardgame.io: `python -m bench.server`."""
