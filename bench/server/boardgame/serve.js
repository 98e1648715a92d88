// boardgame.io with two games that cost it as little as can be: in `turns` players move one after the other, in
// `programs` everybody programs and what all have programmed is revealed at once. It keeps everything in memory, or in
// files of the folder that is named, by its own FlatFile.
// It prints its port in one line and ends when its input does.

const { FlatFile, Origins, Server } = require("boardgame.io/server");

const turns = {
  name: "turns",
  disableUndo: true,
  setup: ({ ctx }) => ({ played: Array(ctx.numPlayers).fill(0), last: "" }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play({ G, playerID }, move) {
      G.played[playerID] += 1;
      G.last = move;
    },
  },
};

const programs = {
  name: "programs",
  disableUndo: true,
  setup: ({ ctx }) => ({
    played: Array(ctx.numPlayers).fill(0),
    round: 0,
    programs: Array(ctx.numPlayers).fill(null),
    revealed: [],
  }),
  turn: { activePlayers: { all: "programming" } },
  moves: {
    play: {
      // Players program at the same time; without this all but the first would be dropped without a word.
      ignoreStaleStateID: true,
      move({ G, playerID }, move) {
        G.played[playerID] += 1;
        G.programs[playerID] = move;
        if (G.programs.every((program) => program !== null)) {
          G.revealed = [...G.programs];
          G.programs.fill(null);
          G.round += 1;
        }
      },
    },
  },
};

const [folder] = process.argv.slice(2);
const kept = folder ? { db: new FlatFile({ dir: folder }) } : {};
const server = Server({ games: [turns, programs], origins: [Origins.LOCALHOST], ...kept });
console.info = () => {};
server.run({ port: { host: "127.0.0.1", port: 0 } }).then(({ appServer }) => {
  process.stdout.write(`${appServer.address().port}\n`);
});
process.stdin.on("end", () => process.exit(0));
process.stdin.resume();
