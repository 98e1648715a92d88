"""Makes the evaluator: solves boards, draws positions from their values, trains the network. Not loaded in play."""
