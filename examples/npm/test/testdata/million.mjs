// Plays a million moves without a pause, freeing nothing, and prints how much memory is
// in use after the first tenth and in the end.
import { init, newGame } from "railhex";
import { generator } from "./random.mjs";

await init();
const random = generator(1);
const starts = ["steamrollers", "steampower", "steam"].map((game) => newGame({ game, players: 4 }));
let games = [...starts];

function play(moves) {
  for (let n = 0; n < moves; n++) {
    const i = n % games.length;
    const game = games[i];
    let move;
    if (game.chance) {
      move = game.sample(random);
    } else {
      const legal = game.moves();
      move = legal.at(Math.floor(random() * legal.length));
    }
    games[i] = game.apply(move);
    if (games[i].over) games[i] = starts[i];
  }
}

function used() {
  games = [...starts];
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

play(100_000);
const before = used();
play(900_000);
console.log(JSON.stringify({ before, after: used() }));
