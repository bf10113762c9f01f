// A bot in workers: it thinks beside the page, and what goes wrong there is an error here.
import { Bot } from "./bot.js";
import { Home } from "./engine.js";
import * as errors from "./errors.js";
import { must, RailhexError, StoppedError } from "./errors.js";
import { fromText } from "./game.js";

/**
 * @import { Game, Tried } from "./index.js"
 * @import { summed as Summed, Thinker as DeclaredThinker, ThinkerOptions, WorkerLike } from "./thinker.d.ts"
 * @typedef {{ number: number, engine: WebAssembly.Module, name: string, options: object, position: string }} Question
 * @typedef {{ number: number, tried: Tried[], failed?: errors.Failure & { name: string } }} Answer
 */

/**
 * Listens to a worker or a port, of a browser or of Node.
 * @param {any} to
 * @param {string} type
 * @param {(said: any) => void} act
 */
function listen(to, type, act) {
  if (to.on) to.on(type, act);
  else to.addEventListener(type, (/** @type {any} */ event) => act(event.data ?? event.message ?? type));
}

/** In the worker: chooses moves for the Thinker of the page, whose engine it is posted; in Node the port is parentPort. */
export function serve(port = /** @type {any} */ (globalThis.self)) {
  // Neither languages nor books: a worker that could import some is a bundle that holds them all.
  const home = new Home({ languages: {}, books: {} });
  /** @type {Promise<Bot> | undefined} */
  let thinking; // once the engine is there
  listen(port, "message", async (/** @type {Question} */ { number, engine, name, options, position }) => {
    try {
      thinking ??= home.init({ wasm: engine }).then(() => new Bot(home, name, options));
      port.postMessage({ number, tried: (await thinking).tried(fromText(home, position)) });
    } catch (error) {
      const { name, message } = /** @type {Error} */ (error);
      port.postMessage({ number, failed: { name, message } });
    }
  });
}

/**
 * What several searches of a position have tried, as one: visits are added up (root parallelisation, Chaslot et al. 2008).
 * The move that was tried most often comes first.
 * @type {typeof Summed}
 */
export function summed(searches) {
  /** @type {Map<string, Tried>} */
  const all = new Map();
  for (const { move, visits, value } of searches.flat()) {
    const one = all.get(move) ?? { move, visits: 0, value: 0 };
    const total = one.value * one.visits + value * visits;
    one.visits += visits;
    one.value = total / Math.max(1, one.visits);
    all.set(move, one);
  }
  return [...all.values()].sort((a, b) => b.visits - a.visits || b.value - a.value);
}

/** How many workers search together: two where that leaves a core to the page. */
export const workersHere = () => ((globalThis.navigator?.hardwareConcurrency ?? 1) > 2 ? 2 : 1);

/**
 * In the page: asks a bot in workers, and starts others when one has died.
 * @implements {DeclaredThinker}
 */
export class Thinker {
  #asked;

  /**
   * @param {() => WorkerLike} start makes a worker that calls serve
   * @param {ThinkerOptions} how
   */
  constructor(start, how) {
    must(typeof start === "function", "what starts a worker is a function", start);
    must(how !== null && typeof how === "object" && how.engine, "a thinker is told the engine, as in { engine: wasmModule() }", how);
    const { workers = workersHere(), bot = "search", ...rest } = how;
    must(typeof bot === "string", "the name of a bot is text", bot);
    must(Number.isInteger(workers) && workers > 0, "workers is a whole number from 1", workers);
    const together = bot.startsWith("search") ? workers : 1; // only searches can be added up
    this.#asked = Array.from({ length: together }, (_, i) => new Asked(start, { bot, ...rest, ...shareOf(rest, i, together) }));
  }

  /**
   * The text of the move that the bot makes for the seat that is asked.
   * @param {Game} game
   */
  async choose(game) {
    const [best] = await this.tried(game);
    return best?.move ?? "";
  }

  /**
   * The moves that the bot has tried, of all workers together: see Bot.
   * @param {Game} game
   */
  async tried(game) {
    const position = game.text();
    try {
      return summed(await Promise.all(this.#asked.map((one) => one.ask(position))));
    } catch (error) {
      if (error instanceof StoppedError) this.free(); // nobody waits for the others
      throw error;
    }
  }

  /** Stops the workers; what they were asked is rejected. */
  free() {
    for (const one of this.#asked) one.free();
  }
}

/**
 * What falls to one of several workers: its part of the iterations, and luck of its own.
 * @param {{ iterations?: number, seed?: number }} options
 * @param {number} i
 * @param {number} workers
 */
function shareOf({ iterations = 0, seed }, i, workers) {
  return {
    ...(iterations > 0 && { iterations: Math.ceil((iterations - i) / workers) || 1 }),
    ...(seed !== undefined && { seed: seed + i }),
  };
}

// A bot in one worker.
class Asked {
  #start;
  #how;
  /** @type {WorkerLike | undefined} */
  #worker;
  /** @type {Map<number, { resolve: (tried: Tried[]) => void, reject: (error: Error) => void, timer: any }>} */
  #waiting = new Map(); // for moves, by the number of the question
  #questions = 0;

  /**
   * @param {() => WorkerLike} start
   * @param {ThinkerOptions & { bot: string }} how
   */
  constructor(start, { engine, bot, patience = 60_000, ...options }) {
    must(patience > 0, "patience is a number of milliseconds", patience);
    this.#start = start;
    this.#how = { engine, name: bot, options, patience: patience + (options.milliseconds ?? 0) };
  }

  /**
   * @param {string} position
   * @returns {Promise<Tried[]>}
   */
  ask(position) {
    const { patience, ...how } = this.#how;
    return new Promise((resolve, reject) => {
      const worker = this.#started();
      const number = this.#questions++;
      const timer = setTimeout(() => this.#lost(worker, `it has said nothing for ${patience} ms`), patience);
      this.#waiting.set(number, { resolve, reject, timer });
      worker.postMessage({ number, position, ...how });
    });
  }

  free() {
    if (this.#worker) this.#lost(this.#worker, "it was freed");
  }

  #started() {
    if (this.#worker) return this.#worker;
    const worker = this.#start();
    for (const type of ["error", "messageerror", "exit"]) listen(worker, type, (why) => this.#lost(worker, type === "exit" ? "it has ended" : (why?.message ?? String(why))));
    listen(worker, "message", (said) => this.#worker === worker && this.#answered(said));
    return (this.#worker = worker);
  }

  /** @param {Answer} answer */
  #answered({ number, tried, failed }) {
    const asked = this.#waiting.get(number);
    if (!asked) return;
    this.#waiting.delete(number);
    clearTimeout(asked.timer);
    if (!failed) return asked.resolve(tried);
    const { name, message } = failed;
    if (name === "StoppedError") this.#lost(this.#worker, message);
    const of = /** @type {Record<string, any>} */ (errors)[name] ?? RailhexError;
    asked.reject(name === "TypeError" ? new TypeError(message) : new of(failed));
  }

  /**
   * Ends a worker and whatever waits for it.
   * @param {WorkerLike | undefined} worker
   * @param {string} why
   */
  #lost(worker, why) {
    if (!worker || this.#worker !== worker) return;
    this.#worker = undefined;
    worker.terminate();
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(new StoppedError({ message: `the worker of the bot has stopped: ${why}` }));
    }
    this.#waiting.clear();
  }
}
