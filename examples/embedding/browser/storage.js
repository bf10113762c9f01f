import { call } from "./railhex.js";
import { look, position } from "./game.js";

const stored = JSON.stringify(position);
console.log(call("position.moves", { position: JSON.parse(stored) }).moves.length > 0);

const record = `game steamrollers
players 2
board standard
components standard

goods YRBE GGRB YYRB REGB YGBE RRYG
sides a a a a a a
roll 1 3 5 straight/gentle
draft 5
build d1 E-W
draft 5
`;
try {
  call("position.replay", { record, ...look });
} catch ({ message, line, move }) {
  console.log(message, `(${move})`); // and line is 11
}
