// The rules of the game, which are served beside the page.

import { make } from "./dom.js";

/** A link from the identifier of a rule to what the rules say of it; it opens apart from the game. */
export function ruleLink(rule) {
  return make("a", { href: `rules.html#${rule.toLowerCase()}`, target: "_blank", className: "rule-link" }, rule);
}
