// Plays a game with bots that think by milliseconds, in Node, in a page or in a worker.
import { bot, init, newGame } from "./node_modules/railhex/index.js";

let memory; // of the engine
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (module, imports) => {
  const instance = await instantiate(module, imports);
  if (imports?.wasi_snapshot_preview1) ({ memory } = instance.exports); // Node has modules of its own
  return instance;
};

/** Plays games one after the other, and tells how they went. */
export async function play(plans) {
  await init({ languages: ["fr"] });
  return plans.map(playOne);
}

// Plays so many decisions of a setup, 0 for all, after so many other calls, and tells how the game went
// and how long the engine's memory was before, in between and in the end.
function playOne({ setup, milliseconds, decisions, calls }) {
  const memories = [memory.buffer.byteLength];
  const kept = []; // bots, with what they have thought
  for (let game = newGame(setup); calls > 0; calls--) {
    if (game.over) game = newGame(setup);
    game = game.apply(game.chance ? game.sample() : game.moves().at(-1));
    askOf(game);
    if (game.over || game.chance || calls % 100 !== 0) continue;
    kept.push(bot("search", { iterations: 50 }));
    kept.at(-1).choose(game);
  }
  memories.push(memory.buffer.byteLength);
  const thinker = bot("search", { milliseconds });
  let made = 0;
  let game = newGame(setup);
  while (!game.over && (made < decisions || decisions === 0)) {
    if (!game.chance) made++;
    game = game.apply(game.chance ? game.sample() : thinker.choose(game));
    if (made % 5 === 0) askOf(game); // which leaves garbage: when that is collected, timers are looked at
  }
  memories.push(memory.buffer.byteLength);
  return { made, record: game.record(), text: game.text(), memories, kept: kept.length };
}

function askOf(game) {
  game.picture(game.pictures()[0]);
  game.options("fr");
  game.report();
  game.json();
}
