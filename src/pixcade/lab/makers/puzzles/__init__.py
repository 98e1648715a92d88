"""Puzzles that are found by search, each with a certificate: docs/puzzles.md, and the data of the page "Puzzles".

    python -m pixcade.lab.makers.puzzles pixoid found.txt [--seconds 600] [--until 2100]   exact values, on the spot
    python -m pixcade.lab.makers.puzzles pixl found.txt [--seconds 240] [--until 40]       a long search
    python -m pixcade.lab.makers.puzzles collect found.txt                        writes fixtures/puzzles/puzzles.txt

What was found is appended, so a run that was stopped goes on. Each try follows from its number alone.
"""
