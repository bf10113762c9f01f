// Plays two games by entries of their own and one by that of all, and prints what they say.
import * as railhex from "railhex";
import * as steam from "railhex/steam";
import * as rollers from "railhex/steamrollers";

const told = {};
await Promise.all([railhex.init(), steam.init({ languages: ["nl"] }), rollers.init()]);
const starts = [rollers.newGame({ game: "steamrollers", players: 2 }), steam.newGame({ game: "steam", players: 3 }), railhex.newGame({ game: "steampower", players: 2 })];
told.games = starts.map((game) => {
  while (game.chance) game = game.apply(game.sample());
  return game.apply(game.moves().at(0)).game;
});
told.dutch = starts[1].prompt("nl");
told.choices = [railhex, steam, rollers].map(({ choices }) => choices().games.length);
told.same = steam.fromText(starts[1].text()).text() === railhex.fromText(starts[1].text()).text();
const thrown = (action) => {
  try {
    return String(action());
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
const asked = starts[0].apply(starts[0].sample());
told.thrown = [
  () => steam.newGame({ game: "steampower", players: 2 }),
  () => railhex.bot("greedy").choose(asked),
  () => starts[2].prompt("nl"),
].map(thrown);
const { rules, notation } = await steam.books("steam");
told.books = [rules, notation].map((text) => text.split("\n", 1)[0]);
told.noBook = await steam.books("steampower").catch((error) => `${error.name}: ${error.message}`);
console.log(JSON.stringify(told));
