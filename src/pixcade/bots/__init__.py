"""Bots: they see the public state and nothing else."""
