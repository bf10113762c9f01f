// Random play of a game of SteamRollers' shape in boardgame.io: four players, a
// roll for each round, a draft and an action for each turn, tracks in 48 hexes
// of six regions. The rules are thinned out to what boardgame.io charges for:
// reducers over an immutable state, and no routes.
import { pathToFileURL } from 'node:url';
import boardgame from 'boardgame.io/dist/cjs/client.js';

const { Client } = boardgame;
const players = 4;
const hexesOfRegion = 8;
const tracks = 15;

const SteamShaped = {
  setup: () => ({
    dice: [],
    die: 0,
    holder: [0, 0, 0, 0, 0, 0],
    supply: [6, 6, 6, 6, 6, 6],
    seats: Array.from({ length: players }, () => ({ boxes: [], tracks: Array(6 * hexesOfRegion).fill(0), points: 0 })),
  }),
  turn: {
    minMoves: 2,
    maxMoves: 2,
    onBegin: ({ G, ctx, random }) => {
      G.die = 0;
      if (ctx.playOrderPos === 0) G.dice = random.D6(players + 1);
    },
  },
  moves: {
    draft: ({ G }, i) => { [G.die] = G.dice.splice(i, 1); },
    build: ({ G, playerID }, hex, track) => { G.seats[playerID].tracks[hex] = track; },
    improve: ({ G, playerID }) => { G.seats[playerID].boxes.push(G.die); },
    take: ({ G, playerID }) => { G.holder[G.die - 1] = 1 + Number(playerID); },
    pass: () => {},
  },
  endIf: ({ ctx }) => (ctx.turn > 200 ? { draw: true } : undefined),
};

// The legal moves of a position, in the manner of boardgame.io's ai.enumerate.
function enumerate(G, playerID) {
  if (G.die === 0) return G.dice.map((_, i) => ['draft', i]);
  const list = [];
  const seat = G.seats[playerID];
  for (let i = 0; i < hexesOfRegion; i++) {
    const hex = (G.die - 1) * hexesOfRegion + i;
    if (seat.tracks[hex] === 0) for (let track = 1; track <= tracks; track++) list.push(['build', hex, track]);
  }
  if (!seat.boxes.includes(G.die)) list.push(['improve']);
  if (G.holder[G.die - 1] !== 1 + Number(playerID)) list.push(['take']);
  return list.length ? list : [['pass']];
}

let state = 12345; // a small generator of our own, the same in every run
function below(n) {
  state = (state * 1103515245 + 12345) % 2147483648;
  return Math.floor((state / 2147483648) * n);
}

export function play(milliseconds) {
  let moves = 0;
  const start = performance.now();
  while (performance.now() - start < milliseconds) {
    const client = Client({ game: SteamShaped, numPlayers: players, debug: false });
    client.start();
    for (let s = client.getState(); !s.ctx.gameover; s = client.getState()) {
      const list = enumerate(s.G, s.ctx.currentPlayer);
      const [name, ...args] = list[below(list.length)];
      client.moves[name](...args);
      moves++;
      if (performance.now() - start > milliseconds) break;
    }
    client.stop();
  }
  return (1000 * moves) / (performance.now() - start);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  play(500); // warm up
  const rounds = Number(process.argv[2] ?? 5);
  console.log(JSON.stringify(Array.from({ length: rounds }, () => play(400))));
}
