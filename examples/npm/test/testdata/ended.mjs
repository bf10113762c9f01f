// Has Go's runtime end, by a clock that fails, while an engine is started and while a bot thinks, and
// prints what is thrown, then and later.
import * as railhex from "railhex";

const { bot, init, newGame, replay } = railhex;
let failing = false;
let calls = 0; // of the engine that was started last, or before it
let engines = 0;
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (module, imports) => {
  const system = imports.wasi_snapshot_preview1;
  if (!system) return instantiate(module, imports); // Node has modules of its own
  const clock_time_get = (...said) => (failing ? 52 : system.clock_time_get(...said));
  const { exports } = await instantiate(module, { wasi_snapshot_preview1: { ...system, clock_time_get } });
  engines++;
  const counted = Object.entries(exports).map(([name, value]) => [name, typeof value === "function" ? (...said) => (calls++, value(...said)) : value]);
  return { exports: Object.fromEntries(counted) };
};

const thrown = (action) => {
  try {
    action();
  } catch (error) {
    return error;
  }
  return new Error("nothing");
};
const told = {};
const tell = (what, error) => (told[what] = `${error?.name}: ${error?.cause?.message ?? error?.message}`);

failing = true;
const begun = await Promise.allSettled([init(), init()]);
begun.forEach(({ reason }, i) => tell(`pending ${i + 1}`, reason));
failing = false;
await init();
tell("random", thrown(() => newGame({ game: "steam", players: 3 }).sample(() => {
  throw new RangeError("mine");
})));

const start = newGame({ game: "steam", players: 3 });
let game = start;
while (game.chance) game = game.apply(game.sample());
const record = game.record();
const thinker = bot("search", { milliseconds: 5 });
const [idle, freed] = [bot("search"), bot("search")];
failing = true;
const end = thrown(() => thinker.choose(game));
failing = false;
tell("end", end);
const before = calls;
const later = [
  () => newGame({ game: "steam", players: 3 }), () => game.moves(), () => game.prompt(), () => game.apply("bid 3"), () => start.sample(), () => thinker.choose(game),
  () => replay(record), () => bot("greedy"), () => railhex.choices(), () => railhex.wasmModule(),
].map(thrown);
freed.free();
told.same = later.filter((error) => error === end).length === later.length && calls === before;

engines = 0;
await Promise.all([init(), init(), init()]);
told.engines = engines;
game = replay(record).game;
const again = calls;
tell("stale bot", thrown(() => thinker.choose(game)));
tell("stale bot that was never asked", thrown(() => idle.choose(game)));
tell("stale game", thrown(() => start.moves()));
told.untouched = calls === again;
told.plays = game.moves().includes(bot("search", { milliseconds: 5 }).choose(game));
console.log(JSON.stringify(told));
