import { game, look } from "./game.js";

console.log(game.prompt(look));
for (const { groups, move, text, effects = [] } of game.choices({}, look)) {
  console.log(`${groups.join(", ")} | ${move} | ${text}: ${effects.join("; ")}`);
}

const drafted = game.apply("draft 1");
console.log(drafted.choices().length, "choices for", drafted.moves().length, "legal moves");
for (const { groups, move, text } of drafted.choices({ at: "a1" }, look)) console.log(`${groups.join(", ")} | ${move} | ${text}`);

for (const move of game.moves()) {
  if (move.kind === "draft") console.log(move.die, game.apply(move).moves().length);
}
