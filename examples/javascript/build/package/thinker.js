// A bot in a worker: it thinks beside the page, and what goes wrong there is an error here.
import { Bot } from "./bot.js";
import { Home } from "./engine.js";
import * as errors from "./errors.js";
import { fromText } from "./game.js";

const { must, RailhexError, StoppedError } = errors;

// Listens to a worker or a port, of a browser or of Node.
function listen(to, type, act) {
  if (to.on) to.on(type, act);
  else to.addEventListener(type, (event) => act(event.data ?? event.message ?? type));
}

/** In the worker: chooses moves for the Thinker of the page, whose engine it is posted; in Node the port is parentPort. */
export function serve(port = globalThis.self) {
  // Neither languages nor books: a worker that could import some is a bundle that holds them all.
  const home = new Home({ languages: {}, books: {} });
  let thinking; // the bot, once the engine is there
  listen(port, "message", async ({ number, engine, name, options, position }) => {
    try {
      thinking ??= home.init({ wasm: engine }).then(() => new Bot(home, name, options));
      const chosen = (await thinking).choose(fromText(home, position));
      port.postMessage({ number, move: chosen.text });
    } catch (error) {
      port.postMessage({ number, failed: { name: error.name, message: error.message } });
    }
  });
}

/** In the page: asks a bot in a worker, and starts another worker when that has died. */
export class Thinker {
  #start;
  #how;
  #worker;
  #waiting = new Map(); // for moves, by the number of the question
  #asked = 0;

  /** start makes a worker that calls serve; how is { engine, bot, patience } with the options of a bot. */
  constructor(start, how) {
    must(typeof start === "function", "what starts a worker is a function", start);
    must(how !== null && typeof how === "object" && how.engine, "a thinker is told the engine, as in { engine: wasmModule() }", how);
    const { engine, bot = "search", patience = 60_000, ...options } = how;
    must(patience > 0, "patience is a number of milliseconds", patience);
    this.#start = start;
    this.#how = { engine, name: bot, options, patience: patience + (options.milliseconds ?? 0) };
  }

  /** The text of the move that the bot makes for the seat that is asked. */
  choose(game) {
    const position = game.text();
    const { patience, ...how } = this.#how;
    return new Promise((resolve, reject) => {
      const worker = this.#started();
      const number = this.#asked++;
      const timer = setTimeout(() => this.#lost(worker, `it has said nothing for ${patience} ms`), patience);
      this.#waiting.set(number, { resolve, reject, timer });
      worker.postMessage({ number, position, ...how });
    });
  }

  /** Stops the worker; what it was asked is rejected. */
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

  #answered({ number, move, failed }) {
    const asked = this.#waiting.get(number);
    if (!asked) return;
    this.#waiting.delete(number);
    clearTimeout(asked.timer);
    if (!failed) return asked.resolve(move);
    if (failed.name === "StoppedError") this.#lost(this.#worker, failed.message);
    asked.reject(failed.name === "TypeError" ? new TypeError(failed.message) : new (errors[failed.name] ?? RailhexError)(failed));
  }

  // Ends a worker and whatever waits for it.
  #lost(worker, why) {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    worker.terminate();
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(new StoppedError({ message: `the worker of the bot has stopped: ${why}` }));
    }
    this.#waiting.clear();
  }
}
