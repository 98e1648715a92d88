"""The command `pixcade`: play in the terminal, replay, review, and what starts everything else."""
