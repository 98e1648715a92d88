"""The exact solver of Pixoid: naive, compiled and on a GPU."""
