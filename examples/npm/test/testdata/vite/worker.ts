import { bot, fromText, init } from "railhex";

self.onmessage = async ({ data: { engine, position } }) => {
  if (engine) {
    await init({ wasm: engine });
    self.postMessage("ready");
  } else {
    self.postMessage(String(bot("builder").choose(fromText(position))));
  }
};
