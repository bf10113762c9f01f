// Plays on one of the systems that JavaScript runs on, and prints what it found.
import { bot, books, init, loadLanguage, newGame, replay, RuleError } from "railhex";
import * as steam from "railhex/steam";

const told = [];
await init({ progress: (loaded, total) => told.push(loaded / total) });
await Promise.all([loadLanguage("de"), steam.init()]);
let game = newGame({ game: "steamrollers", players: 2 });
const greedy = bot("greedy", { seed: 1 });
while (!game.over) game = game.apply(game.chance ? game.sample() : greedy.choose(game));
let refused = "";
try {
  game.apply("pass");
} catch (error) {
  refused = error instanceof RuleError ? error.rule : `${error}`;
}
console.log(JSON.stringify({
  progress: told.at(-1),
  replayed: replay(game.record()).game.text() === game.text(),
  refused,
  german: game.result("de") !== game.result("en"),
  book: (await books("steam")).rules.split("\n", 1)[0],
  drawn: game.picture(game.pictures()[0]).startsWith("<svg"),
  alone: steam.newGame({ game: "steam", players: 3 }).game,
}));
