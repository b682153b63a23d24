// The peer's server: boardgame.io with its own in-memory store and one small game.
//
// The game does what a move of Christina Regina does (draw a card, bury another, fill an influence
// stack) on a state of the same kind, so that a view weighs about as much as ours: four players,
// hidden factions, hidden stacks, and buried cards that only who buried them knows.

const { Server } = require('boardgame.io/server');

const GROUPS = 3, COLOURS = 6, STACK = 16, MOVES = 38;
const pairs = () => Array.from({ length: 4 }, () => [0, 0, 0, 0]);

const court = {
  name: 'court',
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,

  setup: ({ random }) => ({
    stacks: Array.from({ length: GROUPS }, () =>
      random.Shuffle(Array.from({ length: STACK }, (_, i) => i % (GROUPS * COLOURS)))),
    buried: Array.from({ length: GROUPS }, () => []),
    influence: Array.from({ length: GROUPS }, () => []),
    discards: Array(GROUPS * COLOURS).fill(0),
    factions: random.Shuffle([0, 1, 2, 3, 4]).slice(0, 4),
    tilted: Array.from({ length: 4 }, () => [0, 0, 0]),
    spent: [0, 0, 0, 0],
    tried: pairs(),
    succeeded: pairs(),
    guesses: pairs(),
    told: '',
    moves: 0,
  }),

  playerView: ({ G, playerID }) => {
    const { stacks, ...open } = G;
    return {
      ...open,
      top: stacks.map(stack => stack.slice(0, 2)),
      unseen: stacks.map(stack => Math.max(stack.length - 2, 0)),
      buried: G.buried.map(row => row.map(([card, by]) => (by === playerID ? card : -1))),
      factions: G.factions.map((colour, seat) => (String(seat) === playerID ? colour : -1)),
      guesses: G.guesses.map((row, seat) => row.map(g => (String(seat) === playerID ? g : -1))),
    };
  },

  moves: {
    draw: ({ G, playerID }, from, bury) => {
      if (from === bury || !(from in G.stacks) || !(bury in G.stacks)) return 'INVALID_MOVE';
      const card = G.stacks[from].shift();
      const hidden = G.stacks[bury].shift();
      if (card !== undefined) {
        const row = G.influence[Math.floor(card / COLOURS)];
        if (row.length < COLOURS) row.push(card % COLOURS);
        else G.discards[card] += 1;
      }
      if (hidden !== undefined) {
        G.stacks[bury].push(hidden);
        G.buried[bury].push([hidden, playerID]);
        if (G.buried[bury].length > 8) G.buried[bury].shift();
      }
      G.told = `Seat ${playerID} draws from stack ${from} and buries a card of stack ${bury}.`;
      G.moves += 1;
    },
  },

  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.moves >= MOVES ? { winner: '0' } : undefined),
};

const server = Server({ games: [court], origins: ['http://127.0.0.1'] });
server.run({ port: { host: '127.0.0.1', port: 0 } }).then(({ appServer }) => {
  console.log(`The peer is at http://127.0.0.1:${appServer.address().port}`);
});
