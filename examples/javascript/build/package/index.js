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

/** How long the engine is in bytes. */
export const { size } = home;

/** Loads the engine. It may be called any number of times, and does it once; after a StoppedError it loads another. */
export function init(options = {}) {
  return home.init(options);
}

/** The compiled engine, to be posted to a worker that hands it to init. */
export function wasmModule() {
  return home.ready().module;
}

/** Loads a language besides English. */
export function loadLanguage(language) {
  return home.loadLanguage(language);
}

/** Loads a language and speaks it from then on, refusals too, where nothing else is said. */
export function speak(language) {
  return home.speak(language);
}

/** Loads the books of a game. */
export function books(game) {
  return home.books(game);
}

/** What there is to choose in a setup, for forms; the languages, and the bots. */
export function choices() {
  return home.ready().call("choices", 0, 0, {});
}

export function newGame(setup) {
  return games.newGame(home, setup);
}

export function fromJSON(text) {
  return games.fromJSON(home, text);
}

export function fromText(line) {
  return games.fromText(home, line);
}

export function replay(record, manner) {
  return games.replay(home, record, manner);
}

export function study(text, manner) {
  return games.study(home, text, manner);
}

/** A bot by its name: see choices(). */
export function bot(name, options = {}) {
  return new Bot(home, name, options);
}
