import { game, look, play, undo } from "./game.js";

console.log(game.pictures(), game.picture("supply", { ...look, colourBlind: true }).slice(0, 4));

const [die] = game.click("supply/die-1", look).options;
if (die) console.log(play(die.move)[0]);
const built = game.click("P1/hex-a1", look);
console.log(built.refused?.message ?? `${built.options.length} moves`);
console.log(game.click("P2/box-1", look).elsewhere);
undo();
