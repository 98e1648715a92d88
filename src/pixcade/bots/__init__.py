"""Players that are programs. They see the public state and nothing else."""
