// Puts objects of the package where programs keep theirs, and prints what came of it.
import * as railhex from "railhex";

const { bot, fromJSON, init, newGame, replay, speak } = railhex;
await init();
let game = newGame({ game: "steampower", players: 2 });
while (game.chance) game = game.apply(game.sample(() => 0.5));
const told = {};
const attempt = (what, action) => {
  try {
    told[what] = action();
  } catch (error) {
    told[what] = `${error.name}: ${error.message}`;
  }
};
const vue = await import("vue").catch(() => undefined);
if (vue) {
  const { ref, reactive } = vue;
  attempt("a game", () => ref(game).value.moves().length > 0);
  attempt("a move", () => reactive({ move: game.moves().at(0) }).move.text !== "");
  attempt("a record", () => ref(replay(game.record())).value.game.text() === game.text());
  attempt("moves", () => ref(game.moves()).value.at(0).text !== "");
  attempt("a bot", () => ref(bot("random")).value.choose(game).text !== "");
}
attempt("saved", () => fromJSON(JSON.stringify({ game }).slice(8, -1)).text() === game.text());
for (const [what, object] of Object.entries({ game, move: game.moves().at(0), moves: game.moves(), bot: bot("random") })) {
  attempt(`a clone of a ${what}`, () => structuredClone({ object }));
}
const refusal = () => {
  try {
    return game.apply("deliver");
  } catch ({ message }) {
    return message;
  }
};
const english = refusal();
const record = `${game.record()}nonsense\n`;
const wrong = replay(record).error.message;
await speak("de");
told.languages = {
  refusal: refusal() !== english && refusal() === game.explain("deliver", "de").message,
  record: replay(record).error.message !== wrong && replay(record).error.message === replay(record, "de").error.message,
  prompt: game.prompt() === game.prompt("de") && game.prompt("en") !== game.prompt("de"),
  unknown: game.prompt("it") === game.prompt("en"),
};
console.log(JSON.stringify(told));
