"""The review of Pixl: every move against what the strongest bot finds (docs/review.md)."""
