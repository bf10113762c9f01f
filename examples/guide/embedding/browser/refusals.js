import { RuleError } from "railhex";
import { play } from "./game.js";

play("draft 1");
try {
  play("draft 6");
} catch (error) {
  if (!(error instanceof RuleError)) throw error;
  console.log(error.message);
  console.log(error.rule, error.ruleText);
}
