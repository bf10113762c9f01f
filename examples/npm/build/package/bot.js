// Bots: programs that play a seat.
import { must, mustKnow, RailhexError } from "./errors.js";
import { loaded, madeMove, mannerOf, raw, systemNumber, uncloneable } from "./game.js";

// Frees bots that nobody holds any more.
const registry = new FinalizationRegistry(({ engine, numbers }) => {
  for (const number of numbers.values()) release(engine, number);
});

function release(engine, number) {
  try {
    if (engine.home.ready() === engine) engine.call("free", 0, 0, { bot: number });
  } catch {
    // the engine has stopped, and everything with it
  }
}

/** A program that plays. What it takes of the engine's memory is freed with it, or by free(). */
export class Bot {
  #name;
  #thought;
  #seed;
  #engine;
  #numbers = new Map(); // the engine's number of it, for each game that it was asked about
  #freed = false;
  uncloneable = uncloneable;

  constructor(home, name, options) {
    must(typeof name === "string", "the name of a bot is text", name);
    must(options !== null && typeof options === "object", "the options of a bot are an object", options);
    const { iterations = 0, milliseconds = 0, seed } = options;
    for (const [what, number] of Object.entries({ iterations, milliseconds })) {
      must(Number.isInteger(number) && number >= 0, `${what} is a whole number`, number);
    }
    mustKnow(["iterations", "milliseconds", "seed"], "the options of a bot", options);
    must(seed === undefined || Number.isSafeInteger(seed), "a seed is a whole number", seed);
    this.#name = name;
    this.#thought = { iterations, milliseconds };
    this.#seed = seed === undefined ? [systemNumber(), systemNumber(), systemNumber(), systemNumber()] : [0, 0, Math.floor(seed / 4294967296) >>> 0, seed >>> 0];
    this.#engine = home.ready();
    if (!this.#engine.bots.includes(name)) {
      throw new RailhexError({ message: `there is no bot ${JSON.stringify(name)}: it is one of ${this.#engine.bots.join(", ")}` });
    }
    registry.register(this, { engine: this.#engine, numbers: this.#numbers }, this);
  }

  #number(game) {
    if (this.#freed) throw new TypeError("this bot was freed");
    if (!this.#numbers.has(game)) {
      this.#numbers.set(game, this.#engine.call("bot", 0, 0, { game, text: this.#name, ...this.#thought, seed: this.#seed }));
    }
    return this.#numbers.get(game);
  }

  #ask(method, game, manner) {
    const { kind, slot } = loaded(game);
    if (kind.engine !== this.#engine) {
      this.#engine.home.ready();
      throw new TypeError(this.#engine.stop ? "this bot is of an engine that has stopped" : "this bot and this game are of different entries of the package");
    }
    const bot = this.#number(kind.name);
    return [kind, this.#engine.call(method, kind.index, slot, { ...manner, bot, game: kind.name })];
  }

  get name() {
    return this.#name;
  }

  /** The move that the bot makes for the seat that is asked. */
  choose(game) {
    const [kind, text] = this.#ask("choose", game);
    return madeMove(kind, text);
  }

  /** What each seat can expect to win, from seat 1 on: shares of 1; of one who plays alone the chance to win. */
  evaluate(game) {
    return this.#ask("evaluate", game)[1];
  }

  /** The move that the bot would make, why, and, of one that searches, the runner-up and what is expected to follow. */
  consider(game, manner) {
    return this.#ask("consider", game, mannerOf(this.#engine.home, manner))[1];
  }

  /** The moves that the bot has tried, and how often; of one that does not search that which it makes. */
  tried(game) {
    return this.#ask("tried", game)[1];
  }

  free() {
    if (this.#freed) return;
    this.#freed = true;
    registry.unregister(this);
    for (const number of this.#numbers.values()) release(this.#engine, number);
    this.#numbers.clear();
  }
}
raw(Bot);
