import { bot, fromText, init } from "./node_modules/railhex/steam.js";

self.onmessage = async ({ data: { engine, position } }) => {
  await init({ wasm: engine });
  self.postMessage(String(bot("greedy").choose(fromText(position))));
};
