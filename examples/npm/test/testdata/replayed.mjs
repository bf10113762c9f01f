// Reads a record of a whole game, and prints what its positions say, asked for from the end.
import { init, newGame, replay, study } from "railhex";
import { generator } from "./random.mjs";

await init({ languages: ["de"] });
const random = generator(3);
const texts = [];
const events = [];
let game = newGame({ game: "steampower", players: 2 });
while (!game.over) {
  texts.push(game.text());
  events.push(game.events.length);
  game = game.apply(game.chance ? game.sample(random) : game.moves().at(Math.floor(random() * game.moves().length)));
}
texts.push(game.text());
events.push(game.events.length);
const lines = game.record().split("\n");
const read = replay(lines.map((line, i) => (i === lines.length - 3 ? `${line} # near the end` : line)).join("\n"));
const told = { moves: read.moves.length === texts.length - 1 };
told.texts = texts.map((_, i) => read.at(texts.length - 1 - i).text()).reverse().every((text, i) => text === texts[i]);
told.events = events.every((count, i) => read.at(i).events.length === count);
told.same = read.at(7) === read.at(7) && read.at(0) === read.start && read.game === read.at(texts.length - 1);
told.comments = read.comments.map(({ text }) => text);
const position = newGame({ game: "steam", players: 3 }).json();
told.plain = study(position).notes.length;
const studied = study(position.replace('"grown":false', '"grown":true'), "de");
told.study = { notes: studied.notes.length > 0, begins: studied.game.chance };
try {
  study("no position");
} catch (error) {
  told.error = error.name;
}
console.log(JSON.stringify(told));
