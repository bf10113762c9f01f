// The rules of the games, which are served beside the page.

import { make } from "./dom.js";

/** A link from the identifier of a rule to what the rules of a game say of it; it opens apart from the game. */
export function ruleLink(game, rule) {
  return make("a", { href: `${bookOf(game, "rules")}#${rule.toLowerCase()}`, target: "_blank", className: "rule-link" }, rule);
}

/** The address of a game's rules or notation. */
export const bookOf = (game, book) => `${game}-${book}.html`;
