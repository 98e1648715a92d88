"""Generates stored files: benchmark positions, playthroughs, the executed notebook, mazes and puzzles.

.venv/bin/python -m pixcade.lab.makers.positions      chooses the benchmark's positions, once a version
.venv/bin/python -m pixcade.lab.makers.playthroughs   rewrites fixtures/playthroughs
.venv/bin/python -m pixcade.lab.makers.notebook       executes the notebook and stores its outputs
"""
