# For those who study games: `pixcade fingerprint` and `pixcade benchmark`

cli-fingerprint = print a hash of what the rules do
cli-fingerprint-about = Play recorded steps of every variant and print a hash of all that happened. Every adapter that offers the games to learners must give the same hash; it changes only when a legal game would go differently.
cli-fingerprint-adapter = what plays: { $known }
cli-fingerprint-steps = steps of each variant; 10000 is the default
cli-benchmark = say what a policy loses against exact play
cli-benchmark-about = Score a policy on a fixed set of positions of Pixoid that are solved exactly: what it loses per turn, in cubes, as Pixoid and as the Bugs, with a 95% confidence interval. The last line is meant for docs/leaderboard.md.
cli-benchmark-policy = a function policy(state, player) of a module, or one of our bots by its name, such as expert
cli-benchmark-name = what the line calls the policy
cli-benchmark-positions = score on only so many positions
research-fingerprint = { $steps } steps of every variant, played by { $adapter }:
research-benchmark = Loss per turn against exact play, in cubes, on { $positions } positions of the set { $version }; in all, as Pixoid, as the Bugs:
research-number = “{ $text }” is no number from 1 to { $most }. Give one.
research-no-policy = There is no policy “{ $name }”. Name a function as MODULE:POLICY, such as my_bot:policy, in this folder or installed.
research-policy-failed = The policy “{ $name }” gave an invalid answer: { $reason }. It must return a legal action, or the shares of legal actions.
research-no-batch = { $form } can't be played in batches. Play it with make(), PettingZoo or OpenSpiel.
