import { fromJSON, replay } from "railhex";
import { game, look } from "./game.js";

const stored = game.json();
console.log(fromJSON(stored).text() === game.text(), game.record(look).split("\n").length);

const { error, moves, game: reached } = replay(
  `game steamrollers
players 2
board standard
components standard

goods YRBE GGRB YYRB REGB YGBE RRYG
sides a a a a a a
roll 1 3 5 straight/gentle
draft 5
build d1 E-W
draft 5
`,
  look,
);
console.log(`${error?.message} (${error?.move})`, error?.line, moves.length, reached.turn);
