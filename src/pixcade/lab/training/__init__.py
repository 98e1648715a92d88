"""Trains the evaluator: solves boards, samples positions with their values, trains the network. Not loaded in play."""
