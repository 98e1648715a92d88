"""Every position of a board solved, turn by turn from the last, on all cores or on a GPU."""
