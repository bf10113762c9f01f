// How to play: the page's own words, with links to the rules that say the same in full.

import { bookOf, ruleLink } from "./book.js";
import { $, make } from "./dom.js";
import { paragraphs, say, titles } from "./text.js";

/** For each part of a game's help the rules that say the same in full: the first of their section, and others. */
export const helpRules = {
  steamrollers: [["SCORE-6"], ["ROUND-2", "ROUND-3"], ["BUILD-1"], ["ENGINE-1"], ["DELIVER-1"], ["TAKE-1", "TILE-0"], ["END-1", "SCORE-1"], ["SOLO-1"]],
};

/** Opens the help for a game, at its top; now is what is to be done. */
export function openHelp(game, now) {
  $("help-title").textContent = `${say("how-to")}: ${titles[game]}`;
  $("help-now").hidden = !now;
  $("help-now").textContent = now;
  $("help-text").replaceChildren(...(paragraphs(`help-${game}`) ?? []).map(([head, ...texts], part) =>
    make("section", {}, make("h3", {}, head), ...texts.map((text) => make("p", {}, text)),
      make("p", { className: "rule" }, ...helpRules[game][part].flatMap((rule) => [ruleLink(game, rule), " "])))));
  $("all-rules").href = bookOf(game, "rules");
  $("help").showModal();
  $("help").scrollTop = 0;
  $("help-title").focus({ preventScroll: true });
}
