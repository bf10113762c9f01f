// Measures how often a search comes through the first position of a game for four, in one
// worker and in two, and prints iterations a second by turns.
import { Worker, isMainThread, parentPort } from "node:worker_threads";
import { init, newGame, wasmModule } from "./index.js";
import { serve, Thinker } from "./thinker.js";

const milliseconds = 2000;

async function measure() {
  await init();
  let game = newGame({ game: "steamrollers", players: 4 });
  while (game.chance) game = game.apply(game.sample());
  const thinkers = [1, 2].map((workers) => new Thinker(() => new Worker(new URL(import.meta.url)), { engine: wasmModule(), workers, milliseconds }));
  const rounds = [];
  for (let round = 0; round < 6; round++) {
    const speeds = [];
    for (const thinker of thinkers) {
      const tried = await thinker.tried(game);
      speeds.push((tried.reduce((sum, { visits }) => sum + visits, 0) * 1000) / milliseconds);
    }
    if (round > 0) rounds.push(speeds); // the first compiles the engine
  }
  console.log(JSON.stringify(rounds));
  process.exit();
}

if (isMainThread) await measure();
else serve(parentPort);
