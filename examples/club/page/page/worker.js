// A worker that thinks and draws: asked about a position, it answers.

import { breathe } from "./app/dom.js";
import { bot, choices, fromText, init, loadLanguage, newGame, StoppedError } from "./railhex/index.js";

const tasks = {
  choose: (game, { name, how }) => bot(name, how).tried(game),
  evaluate: (game, { name, how }) => bot(name, how).evaluate(game),
  consider: (game, { name, how }) => bot(name, how).consider(game),
  draw: (game, { name, how }) => game.picture(name, how),
};

const { promise: ready, resolve: begin } = Promise.withResolvers();
// the position that was asked about last: pictures are asked for one after the other
const held = { key: "", game: null };
const asked = { needed: false }; // for something: there is no time to rehearse

self.addEventListener("message", async ({ data }) => {
  if (data.engine) {
    begin(init({ wasm: data.engine }));
    return;
  }
  const { number, task, position, move } = data;
  try {
    await ready;
    if (task === "begin") {
      self.postMessage({ number });
      rehearse();
      return;
    }
    asked.needed = true;
    if (data.how?.language) await loadLanguage(data.how.language);
    const key = `${position}\n${move}`;
    if (held.key !== key) {
      const before = fromText(position);
      Object.assign(held, { key, game: move ? before.apply(move) : before });
    }
    self.postMessage({ number, answer: tasks[task](held.game, data) });
  } catch (error) {
    const stopped = error instanceof StoppedError;
    self.postMessage({ number, error: (stopped ? error.cause : error).message, stopped });
  }
});

/** Does what a page does when a game begins, so that all of it is compiled before it is needed there. */
async function rehearse() {
  for (const { game, least } of choices().games) {
    let position = newGame({ game, players: Math.max(least, 2) });
    while (position.chance) position = position.apply(position.sample());
    const pictures = position.pictures().map((name) => () => position.picture(name, { last: true }));
    const told = ["prompt", "options", "story", "record"].map((name) => () => position[name]());
    for (const step of [...told, ...pictures]) {
      await breathe();
      if (asked.needed) return;
      step();
    }
  }
}
