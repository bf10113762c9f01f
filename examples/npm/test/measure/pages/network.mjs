import { init, newGame } from "./railhex/GAME.js";

await init();
let game = newGame({ game: "GAME", players: 3 });
while (game.chance) game = game.apply(game.sample());
document.querySelector("main").innerHTML = game.pictures().map((name) => game.picture(name, { marks: true })).join("");
const choices = game.choices();
requestAnimationFrame(() => setTimeout(() => (window.playable = choices.length > 0)));
