// Bots: programs that play a seat.
import { must, mustKnow, RailhexError } from "./errors.js";
import { drawn, loaded, madeMove, mannerOf, raw, uncloneable } from "./game.js";

/**
 * @import { Engine, Home } from "./engine.js"
 * @import { Bot as DeclaredBot, BotOptions, Considered, Game, Manner, Tried } from "./index.js"
 */

// Frees bots that nobody holds any more.
const registry = new FinalizationRegistry(({ engine, numbers }) => {
  for (const number of numbers.values()) release(engine, number);
});

/**
 * @param {Engine} engine
 * @param {number} number
 */
function release(engine, number) {
  try {
    if (engine.home.ready() === engine) engine.call("free", 0, 0, { bot: number });
  } catch {
    // the engine has stopped, and everything with it
  }
}

/**
 * A program that plays. What it takes of the engine's memory is freed with it, or by free().
 * @implements {Omit<DeclaredBot, "choose">}
 */
export class Bot {
  #name;
  #thought;
  #seed;
  #engine;
  /** @type {Map<string, number>} */
  #numbers = new Map(); // the engine's number of it, for each game that it was asked about
  #freed = false;
  uncloneable = uncloneable;

  /**
   * @param {Home} home
   * @param {string} name
   * @param {BotOptions} options
   */
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
    this.#seed = seed === undefined ? [...drawn()] : [0, 0, Math.floor(seed / 4294967296) >>> 0, seed >>> 0];
    this.#engine = home.ready();
    if (!this.#engine.bots.includes(name)) {
      throw new RailhexError({ message: `there is no bot ${JSON.stringify(name)}: it is one of ${this.#engine.bots.join(", ")}` });
    }
    registry.register(this, { engine: this.#engine, numbers: this.#numbers }, this);
  }

  /** @param {string} game */
  #number(game) {
    if (this.#freed) throw new TypeError("this bot was freed");
    const number = this.#numbers.get(game) ?? this.#engine.call("bot", 0, 0, { game, text: this.#name, ...this.#thought, seed: this.#seed });
    this.#numbers.set(game, number);
    return number;
  }

  /**
   * @param {string} method
   * @param {Game} game
   * @param {object} [manner]
   */
  #ask(method, game, manner) {
    const { kind, slot } = loaded(game);
    if (kind.engine !== this.#engine) {
      this.#engine.home.ready();
      throw new TypeError(this.#engine.stop ? "this bot is of an engine that has stopped" : "this bot and this game are of different entries of the package");
    }
    const bot = this.#number(kind.name);
    return this.#engine.call(method, kind.index, slot, { ...manner, bot, game: kind.name });
  }

  get name() {
    return this.#name;
  }

  /**
   * The move that the bot makes for the seat that is asked.
   * @param {Game} game
   */
  choose(game) {
    return madeMove(loaded(game).kind, this.#ask("choose", game));
  }

  /**
   * What each seat can expect to win, from seat 1 on: shares of 1; of one who plays alone the chance to win.
   * @param {Game} game
   * @returns {number[]}
   */
  evaluate(game) {
    return this.#ask("evaluate", game);
  }

  /**
   * The move that the bot would make, why, and, of one that searches, the runner-up and what is expected to follow.
   * @param {Game} game
   * @param {Manner | string} [manner]
   * @returns {Considered}
   */
  consider(game, manner) {
    return this.#ask("consider", game, mannerOf(this.#engine.home, manner));
  }

  /**
   * The moves that the bot has tried, and how often; of one that does not search that which it makes.
   * @param {Game} game
   * @returns {Tried[]}
   */
  tried(game) {
    return this.#ask("tried", game);
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
