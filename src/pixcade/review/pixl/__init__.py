"""Review of Pixl: every move compared with the strongest bot's (docs/review.md)."""
