// railhex: the rules of SteamRollers, Steam Power and Steam.
import { Bot } from "./bot.js";
import { Home } from "./engine.js";
import * as games from "./game.js";

export { Bot } from "./bot.js";
export { FetchError, ParseError, RailhexError, RuleError, SetupError, StoppedError, VersionError } from "./errors.js";
export { Game, Move, Moves } from "./game.js";

// The build writes what follows.
const home = new Home({
  wasm: () => new URL("./railhex.wasm", import.meta.url),
  id: "",
  size: 0,
  languages: {},
  books: {},
});

export const { size } = home;

/** @typedef {typeof import("./index.js")} Declared What everything means stands there. */

/** @type {Declared["init"]} */
export const init = (options = {}) => home.init(options);

/** @type {Declared["wasmModule"]} */
export const wasmModule = () => home.ready().module;

/** @type {Declared["loadLanguage"]} */
export const loadLanguage = (language) => home.loadLanguage(language);

/** @type {Declared["speak"]} */
export const speak = (language) => home.speak(language);

/** @type {Declared["books"]} */
export const books = (game) => home.books(game);

/** @type {Declared["choices"]} */
export const choices = () => home.ready().call("choices", 0, 0, {});

/** @type {Declared["newGame"]} */
export const newGame = (setup) => games.newGame(home, setup);

/** @type {Declared["fromJSON"]} */
export const fromJSON = (text) => games.fromJSON(home, text);

/** @type {Declared["fromText"]} */
export const fromText = (line) => games.fromText(home, line);

/** @type {Declared["replay"]} */
export const replay = (record, manner) => games.replay(home, record, manner);

/** @type {Declared["bot"]} */
export const bot = (name, options = {}) => /** @type {any} */ (new Bot(home, name, options));
