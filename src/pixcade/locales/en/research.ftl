# For those who study games: `pixcade fingerprint` and `pixcade benchmark`

cli-fingerprint = print a hash of the rules’ behavior
cli-fingerprint-about = Play recorded steps of every variant and print a hash of everything that happened. Every adapter that offers the games to learning programs must give the same hash. It changes only if a legal game would go differently.
cli-fingerprint-adapter = adapter to play with: { $known }
cli-fingerprint-steps = steps per variant (default: 10000)
cli-benchmark = measure what a policy loses against exact play
cli-benchmark-about = Score a policy on a fixed set of exactly solved Pixoid positions: its loss per turn, in cubes, as Pixoid and as the Bugs, with a 95% confidence interval. The last line is meant for docs/benchmark.md.
cli-benchmark-policy = a bot (a level, a file, python:FILE.py:NAME, exec:COMMAND), or a file with a function policy(state, player)
cli-benchmark-name = name of the policy in the last line
cli-benchmark-positions = number of positions to score (default: all)
research-fingerprint = { $steps } steps per variant, played by { $adapter }:
research-benchmark = Loss per turn against exact play, in cubes, on { $positions } positions of set { $version }; in total, as Pixoid, as the Bugs:
research-number = “{ $text }” isn’t a number from 1 to { $most }. Give one.
research-no-policy = There’s no policy “{ $name }”. Name a bot, or a function policy(state, player): my_policy.py, FILE.py:NAME or MODULE:NAME.
research-policy-failed = The policy “{ $name }” gave an invalid answer: { $reason }. It must return a legal action, or shares of legal actions.
research-no-batch = { $form } can’t be played in batches. Play it with make(), PettingZoo or OpenSpiel.
