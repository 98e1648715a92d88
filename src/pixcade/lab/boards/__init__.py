"""Solves every position of a board by backward induction, on all cores or on a GPU."""
