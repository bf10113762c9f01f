// The bot thinks in a worker, with an engine of its own that is compiled once.
import { bot, fromText, init } from "railhex/steam";

let ready;
self.onmessage = async ({ data: { engine, position } }) => {
  if (engine) ready = init({ wasm: engine });
  await ready;
  if (position) self.postMessage(String(bot("search", { milliseconds: 1000 }).choose(fromText(position))));
};
