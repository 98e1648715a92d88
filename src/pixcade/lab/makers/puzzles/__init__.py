"""Puzzles found by search, each with a certificate: docs/measurements.md, and the data of the page "Puzzles".

    python -m pixcade.lab.makers.puzzles pixoid found.txt [--seconds 600] [--until 2100]   exact values, on the spot
    python -m pixcade.lab.makers.puzzles pixl found.txt [--seconds 240] [--until 40]       a long search
    python -m pixcade.lab.makers.puzzles points found.txt [--seconds 60] [--until 150]     points of Pixl, by the rules
    python -m pixcade.lab.makers.puzzles collect found.txt                        writes fixtures/puzzles/puzzles.txt

Results are appended, so an interrupted run can be resumed. Each attempt depends on its number alone.
"""
