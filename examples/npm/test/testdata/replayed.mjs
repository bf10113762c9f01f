// Reads a record of a whole game, and prints what its positions say, asked for from the end.
import { fromJSON, init, newGame, replay } from "railhex";
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
let rollers = newGame({ game: "steamrollers", players: 2 });
while (rollers.chance) {
  rollers = rollers.apply(rollers.sample(random));
}
told.plain = fromJSON(rollers.json()).notes().length;
const edited = fromJSON(rollers.json().replace(/"bag":\{"Y":\d+/, '"bag":{"Y":0'));
told.edited = { notes: edited.notes("de").length > 0, asked: !edited.chance };
try {
  fromJSON("no position");
} catch (error) {
  told.error = error.name;
}
console.log(JSON.stringify(told));
