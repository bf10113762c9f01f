// A worker that thinks and draws: asked about a position, it answers.

import { bot, fromText, init } from "./railhex/index.js";

const tasks = {
  choose: (game, { name, how }) => String(bot(name, how).choose(game)),
  evaluate: (game, { name, how }) => bot(name, how).evaluate(game),
  draw: (game, { name, how }) => game.picture(name, how),
};

let ready;
let held = { key: "", game: null }; // the position that was asked about last: pictures are asked for one after the other

self.addEventListener("message", async ({ data }) => {
  if (data.engine) {
    ready = init({ wasm: data.engine });
    return;
  }
  const { number, task, position, move } = data;
  try {
    await ready;
    const key = `${position}\n${move}`;
    if (held.key !== key) {
      const before = fromText(position);
      held = { key, game: move ? before.apply(move) : before };
    }
    self.postMessage({ number, answer: tasks[task](held.game, data) });
  } catch (error) {
    self.postMessage({ number, error: error.message });
  }
});
