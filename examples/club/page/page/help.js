// How to play: how the page is used, and then the game as the library tells it, with
// links to the rules that say the same in full.

import { bookOf, ruleLink } from "./book.js";
import { $, make } from "./dom.js";
import { paragraphs, say, titles } from "./text.js";

/** Opens the help, at its top: for the game of a table, or for a setup. */
export function openHelp(game, told, now) {
  $("help-title").textContent = `${say("how-to")}: ${titles[game]}`;
  $("help-now").hidden = !now;
  $("help-now").textContent = now;
  $("help-text").replaceChildren(
    ...paragraphs("help-page").map(([title, text, keys = []]) => section(game, { title, text, rules: [], parts: keys.map(([title, text]) => ({ title, text })), className: keys.length ? "keys" : "" })),
    ...told.map((paragraph) => section(game, paragraph)));
  $("all-rules").href = bookOf(game, "rules");
  $("help").showModal();
  $("help").scrollTop = 0;
  $("help-title").focus({ preventScroll: true });
}

function section(game, { title, text, rules, parts, className = "" }) {
  const links = rules.flatMap((rule) => [ruleLink(game, rule), " "]);
  return make("section", {}, make("h3", {}, title), ...(text ? [make("p", {}, text)] : []),
    ...(links.length ? [make("p", { className: "rule" }, ...links)] : []),
    ...(parts?.length ? [make("dl", { className }, ...parts.flatMap(({ title, text }) => [make("dt", {}, title), make("dd", {}, text)]))] : []));
}
