// Has a bot in a worker choose moves, takes the worker away, and prints what came of it.
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";
import * as railhex from "railhex/steam";
import { serve, summed, Thinker } from "railhex/thinker";

const { bot, init, newGame, wasmModule } = railhex;

async function play() {
  await init();
  let game = newGame({ game: "steam", players: 3 });
  const start = game;
  while (game.chance) game = game.apply(game.sample());
  const workers = [];
  const starting = (what) => () => {
    workers.push(new Worker(new URL(import.meta.url), { workerData: what }));
    return workers.at(-1);
  };
  const outcome = (promise) => promise.then((move) => (game.moves().includes(move) ? "a move" : move), (error) => `${error.name}${error instanceof railhex.RailhexError ? " of the package" : ""}: ${error.message.replace(/\d+/, "n")}`);
  const engine = wasmModule();
  const told = {};

  const thinker = new Thinker(starting("serve"), { engine, milliseconds: 20 });
  told.moves = await Promise.all([thinker.choose(game), thinker.choose(game)].map(outcome));
  told.chance = await outcome(thinker.choose(start));
  told.after = await outcome(thinker.choose(game));
  const last = thinker.choose(game);
  workers[0].terminate();
  told.dead = await outcome(last);
  told.again = await outcome(thinker.choose(game));
  told.workers = workers.length;
  const freed = outcome(thinker.choose(game));
  thinker.free();
  thinker.free();
  told.freed = await freed;

  told.throws = await outcome(new Thinker(starting("throw"), { engine }).choose(game));
  told.silent = await outcome(new Thinker(starting("silence"), { engine, patience: 300 }).choose(game));
  told.version = await outcome(new Thinker(starting("serve"), { engine: new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])) }).choose(game)).then((said) => said.split(":")[0]);
  told.bot = await outcome(new Thinker(starting("serve"), { engine, bot: "hal" }).choose(game));
  told.type = await Promise.resolve().then(() => new Thinker("worker", { engine })).catch(({ message }) => message);
  // Two workers find what two searches find, each with half of the iterations and luck of its own.
  const alone = [7, 8].map((seed) => bot("search", { iterations: 20, seed }).tried(game));
  const pair = new Thinker(starting("serve"), { engine, workers: 2, iterations: 40, seed: 7 });
  const tried = await pair.tried(game);
  told.summed = JSON.stringify(tried) === JSON.stringify(summed(alone));
  told.visits = tried.reduce((sum, { visits }) => sum + visits, 0);
  told.most = tried.every(({ visits }, i) => i === 0 || visits <= tried[i - 1].visits);
  const ended = (of) => Promise.all(of.map((worker) => new Promise((done) => worker.on("exit", done)))).then((codes) => codes.length);
  const both = ended(workers.slice(-2));
  const stopping = outcome(pair.choose(game));
  pair.free();
  told.stopped = [await stopping, await both];
  const one = outcome(pair.choose(game));
  const rest = ended(workers.slice(-2));
  workers.at(-1).terminate();
  told.oneDies = [await one, await rest];
  told.single = await outcome(new Thinker(starting("serve"), { engine, bot: "greedy", workers: 2 }).choose(game));
  told.pairs = workers.length - told.workers;

  told.goesOn = game.apply(game.moves().at(0)).history.length > game.history.length;
  console.log(JSON.stringify(told));
  process.exit();
}

if (isMainThread) await play();
else if (workerData === "serve") serve(parentPort);
else if (workerData === "throw") throw new Error("the worker falls");
else parentPort.on("message", () => {});
