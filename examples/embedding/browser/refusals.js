import { play } from "./game.js";

play("draft 1");
try {
  play("draft 6");
} catch ({ message, rule, text }) {
  console.log(message);
  console.log(rule, text);
}
