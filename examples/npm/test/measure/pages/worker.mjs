import { bot, fromText, init } from "./railhex/GAME.js";

let search;
self.onmessage = async ({ data: { engine, position } }) => {
  if (engine) await init({ wasm: engine });
  search ??= bot("search", { milliseconds: 700, seed: 1 });
  self.postMessage(String(search.choose(fromText(position))));
};
