import { bot } from "railhex";
import { game } from "./game.js";

const search = bot("search", { iterations: 20, seed: 1 });
let played = game;
while (played.round < 2) played = played.apply(played.chance ? played.sample() : search.choose(played));
console.log(played.phase, search.evaluate(played).length);
search.free();
