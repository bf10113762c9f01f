// Does what cannot be done, and prints what is thrown otherwise than it should be.
import { readFile } from "node:fs/promises";
import * as railhex from "railhex";

const { bot, fromJSON, fromText, init, newGame, replay } = railhex;
const faults = [];

/** Wants an error of a kind, whose message says something, with the members that are wanted. */
function wants(what, error, { name = "TypeError", message = "", ...want } = {}) {
  const told = Object.entries(want).find(([member, value]) => error[member] !== value);
  const placed = name === "RuleError" || "column" in want; // has nothing beside what is wanted
  const more = placed && ["rule", "move", "line", "column", "input", "field"].find((member) => error[member] && !(member in want));
  if (error.name !== name || !(error instanceof (railhex[name] ?? TypeError))) faults.push(`${what}: ${error.name}`);
  if (!error.message.includes(message) || error.message.length < 10 || error.message.length > 1000) faults.push(`${what} says ${error.message}`);
  if (name === "SetupError" && error.message.includes("olumn")) faults.push(`${what} says where in a text that nobody wrote`);
  if (error.rule && !error.ruleText) faults.push(`${what} has no text of its rule`);
  if (told || more) faults.push(`${what} has ${more ?? told[0]} ${error[more ?? told[0]]}`);
}

const holds = (what, condition) => condition || faults.push(`${what} does not hold`);

function attempt(what, action, want) {
  try {
    action();
  } catch (error) {
    return wants(what, error, want);
  }
  return faults.push(`${what}: nothing is thrown`);
}

attempt("before init", () => newGame({ game: "steam", players: 3 }), { message: "await init()" });
for (const [what, [options, want]] of Object.entries({
  "type: options": [3, {}],
  "type: progress": [{ progress: "yes" }, {}],
  "type: wasm": [{ wasm: 3 }, {}],
  "no server": [{ wasm: "http://127.0.0.1:9/railhex.wasm" }, { name: "FetchError", message: "the engine at http://127.0.0.1:9/railhex.wasm could not be fetched" }],
  "no file": [{ wasm: new URL("./nothing.wasm", import.meta.url) }, { name: "FetchError", message: "nothing.wasm could not be fetched" }],
  "no engine": [{ wasm: new URL("./errors.mjs", import.meta.url) }, { name: "FetchError", message: "errors.mjs" }],
  "another program": [{ wasm: new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]) }, { name: "VersionError", message: "another program" }],
  "another version": [{ wasm: new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 0, 11, 7, ...new TextEncoder().encode("railhexold")]) }, { name: "VersionError", message: "another version, old" }],
  "not there": [{ wasm: new Response("", { status: 404, statusText: "Not Found" }) }, { name: "FetchError", message: "404" }],
})) {
  let problem;
  await init(options).catch((error) => (problem = error));
  attempt(what, () => {
    if (problem) throw problem;
  }, want);
}
// As from a server that does not know what it hands out.
const told = [];
const bytes = await readFile(new URL("./node_modules/railhex/railhex.wasm", import.meta.url));
await init({ wasm: Promise.resolve(new Response(bytes, { headers: { "content-type": "text/plain" } })), progress: (loaded, total) => told.push([loaded, total]) });
holds("progress", told.every(([loaded, total]) => loaded <= total && total === railhex.size) && told.at(-1)[0] === railhex.size);
await init();
await init(); // harmless
await Promise.all([init(), init()]);
attempt("type: language that is not loaded", () => newGame({ game: "steam", players: 3 }).prompt("de-AT"));
await railhex.loadLanguage("de");
await init({ languages: ["fr", "it"] });

const game = newGame({ game: "steamrollers", players: 2 });
const other = newGame({ game: "steam", players: 3 });
const freed = newGame({ game: "steam", players: 3 });
freed.free();
freed.free();
const tired = bot("greedy");
tired.free();
let asked = game;
while (asked.chance) asked = asked.apply(asked.sample());

attempt("unknown method", () => game.dance(), { message: "dance is not a function" });
attempt("freed: moves", () => freed.moves(), { message: "freed" });
attempt("freed: apply", () => freed.apply("bid 3"), { message: "freed" });
attempt("freed: picture", () => freed.picture("map"), { message: "freed" });
attempt("freed: game", () => freed.game, { message: "freed" });
attempt("freed: bot", () => tired.choose(asked), { message: "freed" });
attempt("type: setup", () => newGame("steam"));
attempt("type: players", () => newGame({ game: "steam", players: "three" }), { message: `"three"` });
attempt("type: move", () => game.apply(42), { message: "a move is a Move or its text, and not 42" });
attempt("type: no move", () => game.apply());
attempt("type: move of an object", () => game.apply({ kind: "draft" }));
attempt("type: move of another game", () => game.apply(other.sample()));
attempt("type: random", () => game.sample(7));
attempt("type: random numbers", () => game.sample(() => 7), { message: "from 0 to less than 1" });
attempt("type: sample where nobody draws", () => asked.sample());
attempt("type: index", () => asked.moves().at("first"));
attempt("type: seat", () => game.points(9));
attempt("type: seat of a story", () => game.story("en", -2));
attempt("type: redealt for nobody", () => game.redealt());
attempt("freed: redealt", () => freed.redealt(1), { message: "freed" });
attempt("type: manner", () => game.prompt(3));
attempt("type: language", () => game.prompt({ language: 3 }));
attempt("type: names", () => game.prompt({ names: "Anna" }), { message: "names are a list of text" });
attempt("type: places", () => game.prompt({ places: "yes" }), { message: "places is true or false" });
attempt("type: part", () => game.click(3));
attempt("type: look", () => game.click("P1/hex-a1", { night: "yes" }), { message: "night is true or false" });
attempt("type: record", () => replay(3));
attempt("type: line", () => fromText(3));
attempt("type: JSON", () => fromJSON({}));
attempt("type: bot", () => bot(3));
attempt("type: iterations", () => bot("search", { iterations: -1 }));
attempt("type: unknown option of a bot", () => bot("search", { iteration: 5 }), { message: `iterations, milliseconds, seed, and not "iteration"` });
attempt("type: unknown way to choose", () => asked.choices({ language: "en" }), { message: `second argument): at, kind, group, and not "language"` });
attempt("type: unknown kind of moves", () => asked.choices({ kind: "drafts" }), { message: "draft" });
attempt("type: unknown kind that is not there", () => asked.whyNot({ kind: "drafts" }), { message: `and not "drafts"` });
attempt("type: game of a bot", () => bot("greedy").choose("steam"));
attempt("type: constructor", () => new railhex.Game(), { message: "newGame" });
attempt("type: constructor of moves", () => new railhex.Move());
attempt("no bot", () => bot("hal"), { name: "RailhexError", message: "hal" });
attempt("no picture", () => game.picture("moon"), { name: "RailhexError", message: `"moon" of this position, only supply, sheet-1, sheet-2` });
attempt("no choice", () => bot("greedy").choose(game), { name: "RailhexError", message: "chance decides" });
attempt("rule", () => game.apply("draft 4"), { name: "RuleError", rule: "SETUP-3", move: "draft 4" });
attempt("rule: text", () => asked.apply("draft 4x"), { name: "ParseError", column: 7, input: "4x" });
attempt("setup", () => newGame({ game: "steam", players: 9 }), { name: "SetupError", rule: "SETUP-1", field: "players" });
attempt("setup: no game", () => newGame({ game: "chess", players: 2 }), { name: "SetupError", field: "game", message: "chess" });
attempt("setup: field", () => newGame({ game: "steam", players: 3, modules: ["coal"] }), { name: "SetupError", field: "modules", message: "players, map" });
attempt("setup: word", () => newGame({ game: "steamrollers", players: 2, modules: ["coals"] }), { name: "SetupError", field: "modules", message: "coals" });
attempt("setup: newline", () => newGame({ game: "steamrollers", players: 2, board: "standard\nwall hard" }), { name: "SetupError", field: "board" });
attempt("record", () => replay("game steam\nplayers three\n"), { name: "ParseError", line: 2, column: 9, input: "three", move: "players three" });
attempt("position", () => fromText("c578b11791bd7000.goods"), { name: "ParseError" });
attempt("JSON", () => fromJSON("{}"), { name: "ParseError", line: 1, column: 2, input: "}" });

// Long texts are refused like short ones, and the game continues where it was.
const mega = 10 << 20;
attempt("long: move", () => asked.apply("draft ".repeat(mega / 6)), { name: "ParseError" });
attempt("long: record of one line", () => replay("game steam".padEnd(mega, "m")), { name: "RailhexError" });
attempt("long: record of many lines", () => replay(`game steam\nplayers 3\n${"bid 3\n".repeat(mega / 6)}`).error && replay(`game steam\nplayers 3\nplayers 3\n${"bid 3\n".repeat(mega / 6)}`), { name: "ParseError" });
attempt("long: game", () => newGame({ game: "s".repeat(mega), players: 3 }), { name: "SetupError", field: "game" });
attempt("long: position", () => fromText("c578b11791bd7000.".padEnd(mega, "1.")), { name: "ParseError" });
attempt("long: JSON", () => fromJSON("[".repeat(mega)), { name: "ParseError" });
const [old] = asked.moves().filter((move) => move.kind === "draft");
const past = asked.apply(old);
attempt("old move", () => past.apply(old), { name: "RuleError", rule: "ROUND-2", move: String(old) });
attempt("no move", () => past.apply("please"), { name: "ParseError", column: 1, input: "please" });
attempt("empty move", () => past.apply(""), { name: "ParseError" });
holds("the game continues", past.moves().length > 0 && replay(past.record()).game.text() === past.text());

const listed = [...asked.moves()];
const next = asked.apply(listed[0]);
asked.free();
holds("moves outlive their game", listed.every((move) => move.kind && move.text === move.toJSON().text));
holds("and so do later games", next.events.length > 0 && next.history.length > 0 && next.story("de").length === next.events.length);

const stopped = replay(`${game.record()}goods YRBE GGRB YYRB REGB YGBE RRYG\nsides a a a a a a\nroll 1 3 5 straight/gentle\ndraft 4\n`, "de");
wants("line of a record", stopped.error, { name: "RuleError", rule: "ROUND-2", line: 9, move: "draft 4", message: "Würfel" });
holds("moves before the line", stopped.moves.length === 3);
holds("explained in French", game.explain("draft 4", "fr").message.includes("tirer"));
for (const [language, meant] of [["en", "Probably meant: “improve”. Here a word is misspelt."], ["de", "Gemeint ist wohl „improve“."]]) {
  holds(`meant in ${language}`, next.explain("imporve", language).meant.includes(meant));
}
attempt("meant by a move that was made", () => next.apply("imporve"), { name: "ParseError", column: 1, input: "imporve", meant: "Probably meant: “improve”. Here a word is misspelt." });
holds("legal", next.explain(next.moves().at(0)) === null);
console.log(JSON.stringify(faults));
