"""Reviews of finished games: what decisions cost, and what was luck (docs/review.md).

`api` has the types common to all games; each game's reviewer is in its own folder, named by `GameParts.review`.
"""
