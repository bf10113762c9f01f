// Does what cannot be done, and prints for each what was thrown.
import { readFile } from "node:fs/promises";
import * as railhex from "railhex";

const { bot, fromJSON, fromText, init, newGame, replay } = railhex;
const thrown = {};

function attempt(what, action) {
  try {
    action();
    thrown[what] = { name: "nothing" };
  } catch (error) {
    const { name, message, rule, ruleText, move, line, column, input, field, faults } = error;
    const is = ["RuleError", "ParseError", "SetupError", "FetchError", "VersionError", "RailhexError"].filter((c) => error instanceof railhex[c]);
    thrown[what] = { name, message, rule, ruleText, move, line, column, input, field, faults: faults?.length, is, error: error instanceof Error };
  }
}

attempt("before init", () => newGame({ game: "steam", players: 3 }));
for (const [what, options] of Object.entries({
  "type: options": 3,
  "type: progress": { progress: "yes" },
  "type: wasm": { wasm: 3 },
  "no server": { wasm: "http://127.0.0.1:9/railhex.wasm" },
  "no file": { wasm: new URL("./nothing.wasm", import.meta.url) },
  "no engine": { wasm: new URL("./errors.mjs", import.meta.url) },
  "another program": { wasm: new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]) },
  "another version": { wasm: new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 0, 11, 7, ...new TextEncoder().encode("railhexold")]) },
  "not there": { wasm: new Response("", { status: 404, statusText: "Not Found" }) },
})) {
  let problem;
  await init(options).catch((error) => (problem = error));
  attempt(what, () => {
    if (problem) throw problem;
  });
}
// As from a server that does not know what it hands out.
const told = [];
const bytes = await readFile(new URL("./node_modules/railhex/railhex.wasm", import.meta.url));
await init({ wasm: Promise.resolve(new Response(bytes, { headers: { "content-type": "text/plain" } })), progress: (loaded, total) => told.push([loaded, total]) });
thrown["progress"] = { line: told.length, name: told.every(([loaded, total]) => loaded <= total && total === railhex.size) && told.at(-1)[0] === railhex.size ? "" : "wrong" };
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

attempt("unknown method", () => game.dance());
attempt("freed: moves", () => freed.moves());
attempt("freed: apply", () => freed.apply("bid 3"));
attempt("freed: picture", () => freed.picture("map"));
attempt("freed: game", () => freed.game);
attempt("freed: bot", () => tired.choose(asked));
attempt("type: setup", () => newGame("steam"));
attempt("type: players", () => newGame({ game: "steam", players: "three" }));
attempt("type: move", () => game.apply(42));
attempt("type: no move", () => game.apply());
attempt("type: move of an object", () => game.apply({ kind: "draft" }));
attempt("type: move of another game", () => game.apply(other.sample()));
attempt("type: random", () => game.sample(7));
attempt("type: random numbers", () => game.sample(() => 7));
attempt("type: sample where nobody draws", () => asked.sample());
attempt("type: index", () => asked.moves().at("first"));
attempt("type: seat", () => game.points(9));
attempt("type: seat of a story", () => game.story("en", -2));
attempt("type: redealt for nobody", () => game.redealt());
attempt("freed: redealt", () => freed.redealt(1));
attempt("type: manner", () => game.prompt(3));
attempt("type: language", () => game.prompt({ language: 3 }));
attempt("type: names", () => game.prompt({ names: "Anna" }));
attempt("type: part", () => game.click(3));
attempt("type: look", () => game.click("P1/hex-a1", { night: "yes" }));
attempt("type: record", () => replay(3));
attempt("type: line", () => fromText(3));
attempt("type: JSON", () => fromJSON({}));
attempt("type: bot", () => bot(3));
attempt("type: iterations", () => bot("search", { iterations: -1 }));
attempt("type: unknown option of a bot", () => bot("search", { iteration: 5 }));
attempt("type: unknown way to choose", () => asked.choices({ language: "en" }));
attempt("type: unknown kind of moves", () => asked.choices({ kind: "drafts" }));
attempt("type: unknown kind that is not there", () => asked.whyNot({ kind: "drafts" }));
attempt("type: game of a bot", () => bot("greedy").choose("steam"));
attempt("type: constructor", () => new railhex.Game());
attempt("type: constructor of moves", () => new railhex.Move());
attempt("no bot", () => bot("hal"));
attempt("no picture", () => game.picture("moon"));
attempt("no choice", () => bot("greedy").choose(game));
attempt("rule", () => game.apply("draft 4"));
attempt("rule: text", () => asked.apply("draft 4x"));
attempt("setup", () => newGame({ game: "steam", players: 9 }));
attempt("setup: no game", () => newGame({ game: "chess", players: 2 }));
attempt("setup: field", () => newGame({ game: "steam", players: 3, modules: ["coal"] }));
attempt("setup: word", () => newGame({ game: "steamrollers", players: 2, modules: ["coals"] }));
attempt("setup: newline", () => newGame({ game: "steamrollers", players: 2, board: "standard\nwall hard" }));
attempt("record", () => replay("game steam\nplayers three\n"));
attempt("position", () => fromText("c578b11791bd7000.goods"));
attempt("JSON", () => fromJSON("{}"));

// Long texts are refused like short ones, and the game continues where it was.
const mega = 10 << 20;
attempt("long: move", () => asked.apply("draft ".repeat(mega / 6)));
attempt("long: record of one line", () => replay("game steam".padEnd(mega, "m")));
attempt("long: record of many lines", () => replay(`game steam\nplayers 3\n${"bid 3\n".repeat(mega / 6)}`).error && replay(`game steam\nplayers 3\nplayers 3\n${"bid 3\n".repeat(mega / 6)}`));
attempt("long: game", () => newGame({ game: "s".repeat(mega), players: 3 }));
attempt("long: position", () => fromText("c578b11791bd7000.".padEnd(mega, "1.")));
attempt("long: JSON", () => fromJSON("[".repeat(mega)));
const [old] = asked.moves().filter((move) => move.kind === "draft");
const past = asked.apply(old);
attempt("old move", () => past.apply(old));
attempt("no move", () => past.apply("please"));
attempt("empty move", () => past.apply(""));
thrown["the game continues"] = { name: past.moves().length > 0 && replay(past.record()).game.text() === past.text() ? "" : "wrong" };

const listed = [...asked.moves()];
const next = asked.apply(listed[0]);
asked.free();
thrown["moves outlive their game"] = { name: listed.every((move) => move.kind && move.text === move.toJSON().text) ? "" : "wrong" };
thrown["and so do later games"] = { name: next.events.length > 0 && next.history.length > 0 && next.story("de").length === next.events.length ? "" : "wrong" };

const stopped = replay(`${game.record()}goods YRBE GGRB YYRB REGB YGBE RRYG\nsides a a a a a a\nroll 1 3 5 straight/gentle\ndraft 4\n`, "de");
thrown["line of a record"] = { name: stopped.error.name, rule: stopped.error.rule, line: stopped.error.line, move: stopped.error.move, message: stopped.error.message, moves: stopped.moves.length };
thrown["explained"] = { message: game.explain("draft 4", "fr").message, name: game.explain("draft 4").name };
for (const [what, refused] of [["meant", next.explain("imporve")], ["meant in German", next.explain("imporve", "de")]]) thrown[what] = { name: refused.name, message: refused.meant };
attempt("meant by a move that was made", () => {
  try {
    next.apply("imporve");
  } catch (error) {
    error.message = error.meant;
    throw error;
  }
});
thrown["legal"] = { name: next.explain(next.moves().at(0)) };
console.log(JSON.stringify(thrown));
