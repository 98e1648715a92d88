"""Plain terminal play: line by line, in words, for eyes and for screen readers."""
