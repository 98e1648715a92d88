"""The review of Pixoid: an identity that adds up (docs/review.md).

`worth` says what a round is played for, `turns` takes a turn apart, `rounds` adds turns up, `game` adds up rounds.
"""
