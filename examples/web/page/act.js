// The dark button: it says the whole move that is chosen, with what it costs, and makes it.

import { $, make } from "./dom.js";
import { markChosen } from "./marks.js";
import { keepRoute } from "./routes.js";
import { whoActs } from "./status.js";
import { say } from "./text.js";

let chosen = null; // the option that the button makes

/** The move that is chosen, "" if none is. */
export const chosenMove = () => (chosen ? String(chosen.move) : "");

/** Chooses an option: it is marked, drawn on the board, and made by the dark button. */
export function choose(option) {
  chosen = option;
  const button = $("act");
  button.ariaDisabled = String(!option);
  for (const card of document.querySelectorAll(".opt.on")) card.classList.remove("on");
  markChosen(option?.hexes ?? []);
  if (!option) return keepRoute(null);
  const { text, effects } = option;
  button.replaceChildren(make("span", {}, text), ...(effects?.length ? [make("small", {}, effects.join("; "))] : []));
  let last = null;
  for (const card of document.querySelectorAll(`.opt[data-move="${CSS.escape(chosenMove())}"]`)) {
    card.classList.add("on");
    if (card.checkVisibility()) last = card;
  }
  keepRoute(last?.parentElement ?? null);
}

/** Lets go of what is chosen; the button says what there is to do instead. */
export function letGo(view) {
  choose(null);
  $("act").textContent = view.asks ? say("choose-action") : whoActs(view);
}

/** Makes the button work: make(move) makes what is chosen. */
export function prepareAct(play) {
  $("act").addEventListener("click", () => { if (chosen) play(chosenMove()); });
}
