"""The contract that every game keeps. Standard library only; nothing here reads a file or a clock."""
