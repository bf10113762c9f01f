import { game, look } from "./game.js";

console.log(game.prompt(look));
for (const { title, options = [] } of game.options(look)) {
  for (const { move, text, effects = [] } of options) console.log(`${title} | ${move} | ${text}: ${effects.join("; ")}`);
}

for (const move of game.moves()) {
  if (move.kind === "draft") console.log(move.die, game.apply(move).moves().length);
}
