"""The promises that are proven by counting, one line each.

To add one, write a function `(count: int, seed: int) -> dict[str, int | float] | str` somewhere under tests/
that tries `count` things drawn from `seed`, raises AssertionError where the promise fails, and returns what it
measured (see `tests.counts.Figures` for how several chunks are put together). Then add it here:

    Proof(
        name="pixoid-naive",
        promise="The rules of Pixoid equal the naive ones on random positions.",
        function="tests.naive.comparison:pixoid",
        total=100_000,      # what `python3 run.py prove` counts to
        test=300,           # what `python3 run.py test` counts to: about a second
        chunk=2_000,        # what is done in one go and not lost by an interruption: some seconds
    ),

The first chunk draws from `seed`, the next from `seed + 1`, and so on. A promise that cannot be divided has
chunk=total; only such a one may return text. One with test=0 runs tests that do less in `run.py test`: see
`tests.amounts`.
"""

from tests.counts import Proof

PROOFS: tuple[Proof, ...] = (
    Proof(
        name="pixoid-naive",
        promise="The rules of Pixoid equal the naive ones at every position of random games.",
        function="tests.naive.comparison:pixoid",
        total=100_000,
        test=500,
        chunk=2_000,
    ),
    Proof(
        name="pixl-naive",
        promise="The rules of Pixl equal the naive ones at every position of random games.",
        function="tests.naive.comparison:pixl",
        total=100_000,
        test=350,
        chunk=1_000,
    ),
    Proof(
        name="pixoid-kernel",
        promise="The compiled rules of Pixoid equal the plain ones on random positions, in every field.",
        function="tests.kernels.comparison:pixoid",
        total=200_000,
        test=500,
        chunk=20_000,
    ),
    Proof(
        name="pixl-kernel",
        promise="The compiled rules of Pixl equal the plain ones on random positions, in every field.",
        function="tests.kernels.comparison:pixl",
        total=200_000,
        test=500,
        chunk=20_000,
    ),
    Proof(
        name="batch",
        promise="Batches of both games equal the rules at every step of random games: legal moves, rewards, positions.",
        function="tests.research.batch_comparison:both",
        total=200_000,
        test=0,
        chunk=20_000,
    ),
    Proof(
        name="jax",
        promise="Both games in JAX equal the rules at every step of random games: legal moves, rewards, positions.",
        function="tests.research.jax_comparison:both",
        total=200_000,
        test=0,
        chunk=50_000,
    ),
    Proof(
        name="starts-alike",
        promise="On every layout the four Start Pix are alike in danger, within a factor of 1.5.",
        function="tests.bots.pixoid.start_danger_proof:alike_in_danger",
        total=96,
        test=1,
        chunk=8,
        seed=0,
    ),
    Proof(
        name="pixoid-oracle",
        promise="No level of Pixoid is better than exact play on small boards, and the strongest is within 0.75 cubes.",
        function="tests.bots.oracle.distance:distances",
        total=32,
        test=1,
        chunk=8,
    ),
    Proof(
        name="pixoid-losses",
        promise="On positions of games on full boards the strongest level of Pixoid loses at most 0.025 cubes a turn "
        "as Pixoid and 0.045 as three silent Bugs against exact play, in the worst twentieth 0.12 and 0.2.",
        function="tests.solver.losses:losses",
        total=2_237,
        test=10,
        chunk=2_237,
    ),
    Proof(
        name="solver",
        promise="A GPU solves and certifies every position of full boards, as double precision and the twin do.",
        function="tests.solver.gpu_comparison:proof",
        total=2,
        test=0,
        chunk=2,
        needs_gpu=True,
    ),
    Proof(
        name="solver-small",
        promise="The compiled solver equals the naive one on every position of a small board, for both goals.",
        function="tests.solver.comparison:small",
        total=380_160,
        test=200,
        chunk=11_880,
    ),
    Proof(
        name="solver-full",
        promise="The compiled solver equals the naive one on random positions of full boards, one turn deep.",
        function="tests.solver.comparison:full",
        total=100_000,
        test=10,
        chunk=1_000,
    ),
    Proof(
        name="puzzles",
        promise="Every shipped puzzle of Pixoid has the one answer and the worths that it says, solved again.",
        function="tests.tools.puzzle_proof:pixoid",
        total=2_130,
        test=10,
        chunk=50,
    ),
    Proof(
        name="puzzles-pixl",
        promise="In every shipped puzzle of Pixl the same move wins far more than any other, searched from another "
        "seed with twenty times the work of master.",
        function="tests.tools.puzzle_proof:pixl",
        total=29,
        test=0,
        chunk=1,
    ),
    Proof(
        name="tables-restored",
        promise="A table is restored exactly from every beginning of its log.",
        function="tests.table.random_tables:restored",
        total=2_000,
        test=12,
        chunk=50,
    ),
    Proof(
        name="research-fingerprint",
        promise="The rules, PettingZoo, OpenSpiel, batches and JAX come to the published fingerprint of 10,000 steps a "
        "variant.",
        function="tests.research.test_fingerprint:full",
        total=5,
        test=0,
        chunk=1,
    ),
    Proof(
        name="torture",
        promise="Nothing acknowledged is lost or done twice, and nobody is dropped, however often servers are killed, "
        "connections break, clocks are set, the database file is away or hostile sockets flood.",
        function="tests.amounts:torture",
        total=6,
        test=0,
        chunk=6,
    ),
    Proof(
        name="long-lives",
        promise="With a million entries in 20 tables and 50,000 finished games a server answers within 2 seconds of "
        "its start, and nobody waits over 100 ms while a long table is opened.",
        function="tests.server.durability.long_lives:long_lives",
        total=1_000_000,
        test=0,
        chunk=1_000_000,
    ),
    Proof(
        name="fuzz",
        promise="Whatever is sent is answered with a code and changes nothing that it may not, on both stores.",
        function="tests.amounts:fuzz",
        total=7,
        test=0,
        chunk=7,
    ),
    Proof(
        name="flood",
        promise="While 20 sockets of one address flood with small frames, 99 of 100 are acknowledged within 100 ms.",
        function="tests.server.net.flood_proof:flood",
        total=2_000,
        test=0,
        chunk=1_000,
    ),
    Proof(
        name="slow-bodies",
        promise="While 999 bodies arrive byte by byte, 1,024 descriptors are enough to drop nobody and let people in.",
        function="tests.server.net.flood_proof:slow_bodies",
        total=1_000,
        test=0,
        chunk=500,
    ),
    Proof(
        name="budgets",
        promise="One person takes from nobody: tables, names, queues, 5,000 games to forget, what silent Bugs do.",
        function="tests.amounts:budgets",
        total=16,
        test=0,
        chunk=16,
    ),
    Proof(
        name="workers",
        promise="Every decision of a strong bot is thought about once, whatever becomes of workers and of Redis.",
        function="tests.amounts:workers",
        total=20,
        test=0,
        chunk=20,
    ),
    Proof(
        name="axe",
        promise="axe finds nothing on any page in any language and theme.",
        function="tests.amounts:axe",
        total=28,
        test=0,
        chunk=28,
    ),
    Proof(
        name="languages",
        promise="Every page is spoken, and every event announced, in every language.",
        function="tests.amounts:languages",
        total=44,
        test=0,
        chunk=44,
    ),
    Proof(
        name="without-a-mouse",
        promise="Whole games are played by keyboard alone, and read and played from the accessibility tree.",
        function="tests.amounts:without_a_mouse",
        total=8,
        test=0,
        chunk=8,
    ),
    Proof(
        name="lessons",
        promise="Every lesson explains what is wrong and can be finished in a browser.",
        function="tests.amounts:lessons",
        total=6,
        test=0,
        chunk=6,
    ),
    Proof(
        name="pages",
        promise="Pages hold what they promise at every size, with and without motion, for every record and puzzle.",
        function="tests.amounts:pages",
        total=89,
        test=0,
        chunk=89,
    ),
    Proof(
        name="plain-search",
        promise="The yardstick of Pixl searches as its readable twin does, for two, three and four players.",
        function="tests.amounts:plain_search",
        total=7,
        test=0,
        chunk=7,
    ),
    Proof(
        name="both-stores",
        promise="The server keeps its promises on SQLite and on PostgreSQL with Redis, test by test, but for those of "
        "which tests/server/conftest.py says why not.",
        function="tests.amounts:both_stores",
        total=900,
        test=0,
        chunk=900,
    ),
    Proof(
        name="every-way",
        promise="Every level without compiled code, every variant through a pipe and a terminal, every way to lose a "
        "database, every moment at which a move between stores is killed, every kind of conversion in JAX.",
        function="tests.amounts:every_way",
        total=120,
        test=0,
        chunk=120,
    ),
    Proof(
        name="training",
        promise="The network of Pixl is trained by its rules, goes on from what was written, and is what players get.",
        function="tests.amounts:training",
        total=13,
        test=0,
        chunk=13,
    ),
    Proof(
        name="first-run",
        promise="run.py installs, repairs what is broken or interrupted, and says in one line what it can't.",
        function="tests.amounts:first_run",
        total=27,
        test=0,
        chunk=27,
    ),
    Proof(
        name="release",
        promise="A release installs without a network what its lock names, and its server has its page.",
        function="tests.release_proofs:release",
        total=1,
        test=0,
        chunk=1,
    ),
    Proof(
        name="image",
        promise="The steps of the Dockerfile can be run one after the other, and lead to a server with its page.",
        function="tests.release_proofs:image",
        total=1,
        test=0,
        chunk=1,
    ),
)
