// boardgame.io on the port given, with two games that cost it as little as possible: in `turns` players move one after
// the other, in `programs` everyone programs and all moves are revealed at once. It keeps everything in memory.

const { Origins, Server } = require("boardgame.io/server");

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

console.info = () => {};
Server({ games: [turns, programs], origins: [Origins.LOCALHOST] }).run({
  port: { host: "127.0.0.1", port: Number(process.argv[2]) },
});
