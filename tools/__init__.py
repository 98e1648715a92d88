"""Commands for maintainers: tables of the docs, data of mazes and puzzles, mutants."""
