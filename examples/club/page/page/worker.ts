// A worker that thinks and draws: asked about a position, it answers.

import { breathe } from "./app/dom.js";
import { type BotOptions, bot, choices, fromText, type Game, init, loadLanguage, newGame, type PictureLook,
  StoppedError } from "./railhex/index.js";

/** What is asked about a position, after a move if there is one: of a bot, or a picture. */
export type Work = { position?: string; move?: string; name?: string; how?: BotOptions & PictureLook };
type Asked = { game: Game; name: string } & Work;

const tasks = {
  choose: ({ game, name, how }: Asked) => bot(name, how).tried(game),
  evaluate: ({ game, name, how }: Asked) => bot(name, how).evaluate(game),
  consider: ({ game, name, how }: Asked) => bot(name, how).consider(game),
  draw: ({ game, name, how }: Asked) => game.picture(name, how),
};

/** What the tasks give; to begin gives nothing. */
export type Answers = { [Task in keyof typeof tasks]: ReturnType<(typeof tasks)[Task]> } & { begin: undefined };

/** What is told about a question: an answer, or why there is none, and whether the worker can give any other. */
export type Told = { number: number; answer?: Answers[keyof Answers]; error?: string; stopped?: boolean };
type Question = { number: number; task: keyof Answers; engine?: WebAssembly.Module } & Work;

const { promise: ready, resolve: begin } = Promise.withResolvers<void>();
// the position that was asked about last, since pictures are asked for one after the other, and none before: then there
// is time to rehearse
const held: { key?: string; game?: Game } = {};

const tell = (told: Told) => self.postMessage(told);

self.addEventListener("message", async ({ data }: MessageEvent<Question>) => {
  if (data.engine) return begin(init({ wasm: data.engine }));
  const { number, task, position = "", move, name = "", how } = data;
  try {
    await ready;
    if (task === "begin") {
      tell({ number });
      return rehearse();
    }
    if (how?.language) await loadLanguage(how.language);
    const key = `${position}\n${move}`;
    if (held.key !== key) {
      const before = fromText(position);
      Object.assign(held, { key, game: move ? before.apply(move) : before });
    }
    tell({ number, answer: tasks[task]({ game: held.game!, name, how }) });
  } catch (error) {
    const stopped = error instanceof StoppedError, { message } = (stopped ? error.cause : error) as Error;
    tell({ number, error: message, stopped });
  }
});

/** Does what a page does when a game begins, so that all of it is compiled before it is needed there. */
async function rehearse(): Promise<void> {
  for (const { game, least } of choices().games) {
    let position = newGame({ game, players: Math.max(least, 2) });
    while (position.chance) position = position.apply(position.sample());
    const told = (["prompt", "options", "story", "record"] as const).map((name) => () => position[name]());
    const pictures = position.pictures().map((name) => () => position.picture(name, { last: true }));
    for (const step of [...told, ...pictures]) {
      await breathe();
      if (held.game) return;
      step();
    }
  }
}
