"""Reviews: the identity, words, records, and that nothing is told of games that run."""
