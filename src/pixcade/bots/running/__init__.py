"""Runs bots: in this process, in child processes, in a pool of workers."""
