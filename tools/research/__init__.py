"""What docs/research.md rests on: the benchmark's positions, stored playthroughs, the executed notebook.

.venv/bin/python -m tools.research.positions      chooses the benchmark's positions, once a version
.venv/bin/python -m tools.research.playthroughs   writes fixtures/playthroughs anew
.venv/bin/python -m tools.research.notebook       executes the notebook and keeps what it shows
"""
