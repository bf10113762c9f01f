// Has a worker with an engine of its own, compiled once, choose moves for a game here.
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";
import { bot, fromText, init, newGame, wasmModule } from "railhex";

if (isMainThread) {
  await init();
  const worker = new Worker(new URL(import.meta.url), { workerData: wasmModule() });
  const ask = (line) => new Promise((told) => (worker.once("message", told), worker.postMessage(line)));
  let game = newGame({ game: "steampower", players: 2 });
  for (let asked = 0; asked < 5; ) {
    if (game.chance) {
      game = game.apply(game.sample());
      continue;
    }
    const { move, expected } = await ask(game.text());
    if (expected.length !== 2) throw new Error(`${expected} is expected`);
    game = game.apply(move);
    asked++;
  }
  console.log(game.history.filter((move) => !move.chance).length);
  await worker.terminate();
} else {
  await init({ wasm: workerData });
  const greedy = bot("greedy");
  parentPort.on("message", (line) => {
    const game = fromText(line);
    parentPort.postMessage({ move: greedy.choose(game).text, expected: greedy.evaluate(game) });
  });
}
