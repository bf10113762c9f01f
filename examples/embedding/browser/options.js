import { call } from "./railhex.js";
import { look, position } from "./game.js";

const { prompt, groups } = call("position.options", { position, ...look });
console.log(prompt);
for (const { title, options } of groups) {
  for (const { move, text, effects } of options) console.log(`${title} | ${move} | ${text}: ${effects.join("; ")}`);
}
