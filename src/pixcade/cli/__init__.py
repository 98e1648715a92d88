"""The command `pixcade`: play in the terminal, replay, review, and start everything else."""
