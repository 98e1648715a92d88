"""Review of Pixoid: an exact decomposition of every result (docs/review.md).

`worth` defines the unit of a round, `turns` decomposes a turn, `rounds` sums up turns, `game` sums up rounds.
"""
