"""Benchmarks compared with other projects."""
