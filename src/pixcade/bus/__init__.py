"""How the processes of a server hear of each other's news. `local` is the one for a single process."""
