// Why something cannot be done: a sentence, and the rule that forbids it.

import { ruleLink } from "./book.js";
import { $, make } from "./dom.js";

/** Says it; without a refusal there is nothing to say. */
export function refuse(game, refused) {
  if (!refused) return $("notice").replaceChildren();
  const { message, rule, text } = refused;
  $("notice").replaceChildren(message, ...(rule ? [make("small", {}, make("b", {}, ruleLink(game, rule)), ` ${text ?? ""}`)] : []));
}

/** A sentence of the page where a refusal stands otherwise. */
export function notice(text) {
  $("notice").textContent = text;
}
