import { call } from "./railhex.js";
import { look, play, position, undo } from "./game.js";

const { supply, sheets } = call("position.pictures", { position, colourBlind: true, ...look });
console.log(supply.slice(0, 4), sheets.length);

const die = call("position.click", { position, part: "supply/die-1", ...look }).options[0].move;
console.log(play(die)[0]);
const built = call("position.click", { position, part: "P1/hex-a1", ...look });
console.log(built.refused?.message ?? `${built.options.length} moves`);
const box = call("position.click", { position, part: "P2/box-1", ...look });
console.log(box.elsewhere);
undo();
