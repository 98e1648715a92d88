"""What decisions cost and what luck gave, for games that are over (docs/review.md).

`api` has what reviews of all games have in common; each game has a folder with its own, named by `GameParts.review`.
"""
