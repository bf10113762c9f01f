// The engine: the games compiled to WebAssembly, and the memory that both sides see.
import { FetchError, RailhexError, StoppedError, VersionError, errorOf, must } from "./errors.js";
import { wasi } from "./wasi.js";

// Areas of that memory, as the engine numbers them.
const areaSlots = 0;
const areaMove = 1;
const areaFacts = 2;

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/**
 * @import { Game } from "./game.js"
 * @import { Books, InitOptions, Wasm } from "./index.js"
 * @typedef {[address: number, text: string][]} Passages
 * @typedef {(loaded: number, total: number) => void} Progress
 *
 * What loads an entry of the package: the address of its engine, and by their names languages and books.
 * @typedef {{
 *   wasm?: () => URL, id?: string, size?: number,
 *   languages: Record<string, () => Promise<{ default: Passages }>>, books: Record<string, () => Promise<Books>>,
 * }} Parts
 *
 * What the engine tells of a game, and where that lies in memory.
 * @typedef {{
 *   name: string, secrets: boolean, state: number, move: number, phases: string[], kinds: string[], says: string[],
 *   index: number, engine: Engine, home: Home, slots: number, made: number, facts: number, in: (Game | undefined)[],
 *   used: number, listed: Game | undefined, count: number, copies: Uint8Array | undefined, copied: number,
 * }} Kind
 */

/** An engine that is running, or has stopped: each of its calls throws the StoppedError then. */
export class Engine {
  /** @type {Kind[]} */
  games = [];
  /** @type {string[]} */
  bots = [];
  /** @type {Record<string, number>} */
  methods = { about: 0 };
  /** @type {StoppedError | undefined} */
  stop;
  exports = /** @type {any} */ (undefined);
  buffer = new ArrayBuffer(0);
  asBytes = new Uint8Array(this.buffer);
  asInts = new Int32Array(this.buffer);
  lastWords = /** @type {() => string | undefined} */ (() => undefined);

  /**
   * @param {WebAssembly.Module} module
   * @param {Home} home
   */
  constructor(module, home) {
    this.module = module;
    this.home = home;
  }

  async start() {
    const { imports, lastWords } = wasi(this.module, () => this.exports.memory.buffer);
    this.lastWords = lastWords;
    this.exports = (await WebAssembly.instantiate(this.module, imports)).exports;
    this.#guarded("_initialize")();
    await new Promise((done) => setTimeout(done)); // a page has something else to do in between
    const { methods, games, bots } = this.call("about", 0, 0, {});
    this.bots = bots;
    this.methods = Object.fromEntries(methods.map((/** @type {string} */ name, /** @type {number} */ i) => [name, i]));
    this.games = games.map((/** @type {Kind} */ game, /** @type {number} */ index) => ({
      ...game,
      index,
      engine: this,
      home: this.home,
      slots: this.exports.area(index, areaSlots) >>> 0,
      made: this.exports.area(index, areaMove) >>> 0,
      facts: this.exports.area(index, areaFacts) >>> 2, // as the index of a number
      in: [undefined, undefined], // the games whose positions are in the slots
      used: 0, // the slot that was used last
      listed: undefined, // the game whose moves are listed
      count: 0, // of these moves
      copies: undefined, // the buffer into which positions are copied, and up to where it is full
      copied: 0,
    }));
    return this;
  }

  /**
   * A function of the engine, which ends the engine if it fails.
   * @param {string} name
   * @returns {(...said: number[]) => number}
   */
  #guarded(name) {
    /** @type {any} */
    let does;
    return (...said) => {
      if (this.stop) throw this.stop;
      try {
        does ??= this.exports[name];
        return does(...said);
      } catch (error) {
        throw this.stopped(error);
      }
    };
  }

  /** Lists the moves of the position in a slot of a game, and gives their number. */
  list = this.#guarded("list");

  /** Writes the position after the move that was put into memory into the other slot; 0 if it could not. */
  apply = this.#guarded("apply");

  /** Writes what chance decides, by four numbers, where moves are put. */
  sample = this.#guarded("sample");

  /** The number of the kind of the move that lies where moves are put, 0 if it has none. */
  kind = this.#guarded("kind");

  /** Writes what is known of the position in a slot where facts are. */
  look = this.#guarded("look");

  /**
   * Puts texts into memory where the engine has left room for them.
   * @param {Passages} passages
   */
  learn(passages) {
    for (const [at, text] of passages) this.bytes.set(encoder.encode(text), at);
  }

  // The memory as bytes, and as numbers; it is another buffer whenever it has grown.
  get bytes() {
    if (this.buffer !== this.exports.memory.buffer) this.#remember(this.exports.memory.buffer);
    return this.asBytes;
  }

  get ints() {
    if (this.buffer !== this.exports.memory.buffer) this.#remember(this.exports.memory.buffer);
    return this.asInts;
  }

  /** @param {ArrayBuffer} buffer */
  #remember(buffer) {
    this.buffer = buffer;
    this.asBytes = new Uint8Array(buffer);
    this.asInts = new Int32Array(buffer);
  }

  /**
   * What a method answers to a request about the position in a slot of a game.
   * @param {string} method
   * @param {number} game
   * @param {number} slot
   * @param {Record<string, unknown>} request
   * @returns {any}
   */
  call(method, game, slot, request) {
    if (this.stop) throw this.stop;
    const number = this.methods[method];
    request.language ??= this.home.language;
    must(number !== undefined, "a method of the engine is expected", method);
    const text = encoder.encode(JSON.stringify(request));
    let answer;
    try {
      const at = this.exports.room(text.length) >>> 0;
      this.bytes.set(text, at);
      const length = this.exports.call(number, game, slot);
      const from = this.exports.answer() >>> 0;
      answer = JSON.parse(decoder.decode(this.bytes.subarray(from, from + length)));
    } catch (error) {
      throw this.stopped(error);
    }
    if (answer?.error) throw errorOf(answer.error);
    return answer;
  }

  /**
   * The error of a call that the engine did not survive, and of every call after it: what has
   * ended amid a call may do anything when it is called again.
   * @param {unknown} error
   */
  stopped(error) {
    if (this.stop) return this.stop;
    const words = this.lastWords();
    const cause = words ? new Error(words, { cause: error }) : /** @type {Error} */ (error);
    this.stop = new StoppedError({ message: `the engine has stopped; after another init() games can be begun and read again: ${cause.message}` });
    this.stop.cause = cause;
    this.exports = undefined;
    this.#remember(new ArrayBuffer(0));
    this.home.lost(this);
    return this.stop;
  }
}

/** An entry of the package: its engine, once it is there, and what can be loaded besides. */
export class Home {
  #parts;
  /** @type {Engine | undefined} */
  #engine;
  /** @type {Promise<void> | undefined} */
  #starting;
  /** @type {StoppedError | undefined} */
  #last; // why the engine before has stopped
  /** @type {Map<string, Passages>} */
  #languages = new Map(); // those that are loaded
  /** @type {string | undefined} */
  language; // in which things are told that are not asked for in another

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  get size() {
    return this.#parts.size ?? 0;
  }

  /** The engine, once it is there. */
  ready() {
    if (!this.#engine && this.#last) throw this.#last;
    if (!this.#engine) throw new TypeError("railhex is not ready yet: await init() first");
    return this.#engine;
  }

  /**
   * Is told by an engine that it has stopped.
   * @param {Engine} engine
   */
  lost(engine) {
    if (this.#engine !== engine) return;
    this.#engine = undefined;
    this.#last = engine.stop;
  }

  /** @param {InitOptions} options */
  async init(options) {
    must(options !== null && typeof options === "object", "the options of init are an object", options);
    const { wasm, progress, languages = [], language } = options;
    must(progress === undefined || typeof progress === "function", "progress is a function", progress);
    must(Array.isArray(languages), "languages are a list of tags", languages);
    const spoken = languages.map((one) => this.loadLanguage(one));
    if (language !== undefined) spoken.push(this.speak(language));
    spoken.forEach((loading) => loading.catch(() => {}));
    if (!this.#engine) {
      this.#starting ??= this.#begin(wasm, progress).finally(() => (this.#starting = undefined));
      await this.#starting;
    }
    await Promise.all(spoken);
  }

  /**
   * @param {InitOptions["wasm"]} wasm
   * @param {Progress | undefined} progress
   */
  async #begin(wasm, progress) {
    const engine = await new Engine(await compile(wasm ?? this.#parts.wasm?.(), progress, this.#parts), this).start();
    for (const passages of this.#languages.values()) engine.learn(passages);
    this.#engine = engine;
    this.#last = undefined;
  }

  /**
   * Loads a language; which is asked for before, or again, is loaded once.
   * @param {string} language
   */
  async loadLanguage(language) {
    must(typeof language === "string", "a language is a tag such as \"de\"", language);
    const tag = primary(language);
    const load = this.#parts.languages[tag];
    if (!load || this.#languages.has(tag)) return;
    const { default: passages } = await imported(load, `the language ${tag}`);
    this.#languages.set(tag, passages);
    this.#engine?.learn(passages);
  }

  /**
   * Loads a language and speaks it from then on.
   * @param {string} language
   */
  async speak(language) {
    await this.loadLanguage(language);
    this.language = language;
  }

  /**
   * Holds that a language is there.
   * @param {string} language
   */
  mustSpeak(language) {
    must(typeof language === "string", "a language is a tag such as \"de\"", language);
    const tag = primary(language);
    if (this.#parts.languages[tag] && !this.#languages.has(tag)) throw new TypeError(`the language ${tag} is not loaded: await loadLanguage("${tag}") first`);
  }

  /**
   * The books of a game in Markdown.
   * @param {string} game
   */
  async books(game) {
    must(typeof game === "string", "a game is its name", game);
    const load = this.#parts.books[game];
    if (!load) throw new RailhexError({ message: `there is no game ${JSON.stringify(game)}: it is one of ${Object.keys(this.#parts.books).join(", ")}` });
    return { ...(await imported(load, `the books of ${game}`)) };
  }
}

const primary = (/** @type {string} */ language) => language.replace(/[-_].*/s, "").toLowerCase();

/**
 * @template Value
 * @param {() => Promise<Value>} load
 * @param {string} what
 */
async function imported(load, what) {
  try {
    return await load();
  } catch (cause) {
    throw unfetched(what, cause);
  }
}

/**
 * The error of what was not fetched.
 * @param {string} what
 * @param {unknown} cause
 */
function unfetched(what, cause) {
  const error = new FetchError({ message: `${what} could not be fetched: ${/** @type {Error} */ (cause)?.message ?? cause}` });
  error.cause = cause;
  return error;
}

const section = "railhex"; // of the module, which says which engine it is
const here = import.meta.url; // by itself, or bundlers take a new URL for a file to put beside the app

// What addresses are relative to: this module, but for bundlers that leave it the address which it had when it was built.
const base = () => (here.startsWith("file:") && /^https?:/.test(globalThis.location?.protocol) ? location.href : here);

/**
 * @param {InitOptions["wasm"]} wasm
 * @param {Progress | undefined} progress
 * @param {Parts} parts
 */
async function compile(wasm, progress, { id, size = 0 }) {
  const module = await compiled(await wasm, progress, size);
  const [own] = WebAssembly.Module.customSections(module, section).map((bytes) => decoder.decode(bytes));
  if (!own || (id && own !== id)) {
    throw new VersionError({ message: `the engine is ${own ? `of another version, ${own}` : "another program"}: these modules go with ${id ?? "one"}, from the same package` });
  }
  return module;
}

/**
 * @param {Wasm | undefined} wasm
 * @param {Progress | undefined} progress
 * @param {number} size
 */
async function compiled(wasm, progress, size) {
  if (wasm instanceof WebAssembly.Module) return wasm;
  const address = /** @type {Response} */ (wasm)?.url || String(wasm);
  try {
    return await fetched(wasm, progress, size);
  } catch (error) {
    if (error instanceof RailhexError || typeof wasm !== "string" && !(wasm instanceof URL) && !(typeof Response === "function" && wasm instanceof Response)) throw error;
    throw unfetched(`the engine at ${address}`, error);
  }
}

/**
 * @param {Wasm | undefined} wasm
 * @param {Progress | undefined} progress
 * @param {number} size
 */
async function fetched(wasm, progress, size) {
  if (wasm instanceof ArrayBuffer || ArrayBuffer.isView(wasm) || (typeof SharedArrayBuffer === "function" && wasm instanceof SharedArrayBuffer)) {
    return WebAssembly.compile(/** @type {BufferSource} */ (wasm));
  }
  if (typeof wasm === "string" || wasm instanceof URL) {
    const url = new URL(wasm, base());
    if (url.protocol === "file:" && globalThis.process?.versions?.node) return WebAssembly.compile(await readFile(url, progress));
    wasm = await fetch(url);
  }
  must(typeof Response === "function" && wasm instanceof Response, "wasm is a URL, a Response, bytes or a WebAssembly.Module", wasm);
  if (!wasm.ok) throw new FetchError({ message: `the engine was not found: ${wasm.status} ${wasm.statusText} at ${wasm.url}` });
  const counted = progress && wasm.body ? new Response(wasm.body.pipeThrough(counting(wasm, progress, size))) : wasm;
  if (typeof WebAssembly.compileStreaming !== "function") return WebAssembly.compile(await counted.arrayBuffer());
  // It compiles while it comes. Whatever the server calls it, it is WebAssembly.
  return WebAssembly.compileStreaming(new Response(counted.body, { headers: { "content-type": "application/wasm" } }));
}

/**
 * Tells what comes through it.
 * @param {Response} response
 * @param {Progress} progress
 * @param {number} size
 */
function counting(response, progress, size) {
  const total = size || Number(response.headers.get("content-length")) || 0;
  let loaded = 0;
  return new TransformStream({
    transform(chunk, controller) {
      loaded += chunk.byteLength;
      progress(loaded, Math.max(total, loaded));
      controller.enqueue(chunk);
    },
  });
}

/**
 * Reads a file in Node. Bundlers for browsers must not look for its module.
 * @param {URL} url
 * @param {Progress | undefined} progress
 */
async function readFile(url, progress) {
  const name = "node:fs/promises";
  const { readFile } = await import(/* @vite-ignore */ /* webpackIgnore: true */ name);
  const bytes = await readFile(url);
  progress?.(bytes.length, bytes.length);
  return bytes;
}
