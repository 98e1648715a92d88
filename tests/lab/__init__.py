"""Games as learners see them: states, adapters, answers."""
