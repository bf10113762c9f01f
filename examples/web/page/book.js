// The rules of the game, which are served beside the page.

import { make } from "./dom.js";

/** For each part of the help the rules that say the same in full: the first of their section, and others. */
export const helpRules = [
  ["SCORE-6"], ["ROUND-2", "ROUND-3"], ["BUILD-1"], ["ENGINE-1"], ["DELIVER-1"], ["TAKE-1", "TILE-0"], ["END-1", "SCORE-1"], ["SOLO-1"],
];

/** A link from the identifier of a rule to what the rules say of it; it opens apart from the game. */
export function ruleLink(rule) {
  return make("a", { href: `rules.html#${rule.toLowerCase()}`, target: "_blank", className: "rule-link" }, rule);
}
