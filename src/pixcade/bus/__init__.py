"""How the processes of one server hear of each other's news.

The store alone is the truth: whatever is lost here costs only time.
"""
