// railhex: the rules of SteamRollers, Steam Power and Steam.
export { bot, Bot } from "./bot.js";
export { init, size, wasmModule } from "./engine.js";
export { ParseError, RailhexError, RuleError, SetupError, StoppedError } from "./errors.js";
export { choices, fromJSON, fromText, Game, Move, Moves, newGame, replay } from "./game.js";
