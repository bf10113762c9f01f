// Why something cannot be done: a sentence, and the rule that forbids it.

import { ruleLink } from "./book.js";
import { $, make } from "./dom.js";
import { icon } from "./pieces.js";
import { say } from "./text.js";

/** Says it; without a refusal there is nothing to say. */
export function refuse(game, refused) {
  if (!refused) return $("notice").replaceChildren();
  const { message, rule, text } = refused;
  tell("refuse", "warn", make("b", {}, message), ...(rule ? [make("small", {}, make("b", {}, ruleLink(game, rule)), ` ${text ?? ""}`)] : []));
}

/** A sentence of the page where a refusal stands otherwise: a calm one, with a sign. */
export function notice(text, sign = "ask") {
  if (text) tell("hint", sign, text);
  else $("notice").replaceChildren();
}

function tell(kind, sign, ...words) {
  const close = make("button", { className: "close", ariaLabel: say("close") }, "×");
  close.addEventListener("click", () => $("notice").replaceChildren());
  $("notice").className = kind;
  $("notice").replaceChildren(icon(sign, 20), close, ...words);
}
