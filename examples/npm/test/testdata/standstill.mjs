// Asks for pictures on a system that stands still for a second and a half again and again, also while
// garbage is collected, and prints how long the engine's memory is then.
import { init, newGame } from "railhex";
import { generator } from "./random.mjs";

let memory; // of the engine
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (module, imports) => {
  const instance = await instantiate(module, imports);
  if (imports?.wasi_snapshot_preview1) ({ memory } = instance.exports); // Node has modules of its own
  return instance;
};
const now = performance.now.bind(performance);
let looks = 0;
performance.now = () => now() + 1500 * Math.floor(++looks / 7);

await init();
const random = generator(1);
let game = newGame({ game: "steampower", players: 3 });
for (let pictures = 0; pictures < 300; pictures++) {
  if (game.over) game = newGame({ game: "steampower", players: 3 });
  game = game.apply(game.chance ? game.sample(random) : game.moves().at(-1));
  game.picture(game.pictures()[0]);
}
console.log(memory.buffer.byteLength);
