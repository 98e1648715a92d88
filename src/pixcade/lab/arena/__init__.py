"""Tournaments between bots: `pixcade arena`. Parallel, resumable, the same for a seed, written as records."""
