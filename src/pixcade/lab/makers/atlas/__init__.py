"""The exact solver's results for the mazes of a tile set: docs/atlas.md, and the data of the page "Mazes".

    python -m pixcade.lab.makers.atlas.figures [BOARD...] [--short] >> raw.jsonl    solves, plays exactly, samples
    .venv/bin/python -m pixcade.lab.makers.atlas collect raw.jsonl                  writes fixtures/mazes/p1.json
    .venv/bin/python -m pixcade.lab.makers.atlas page                               writes docs/atlas.md from that

The first needs a machine with a GPU for full boards, and only NumPy, numba and CuPy besides the package. The other two
run anywhere.
"""
