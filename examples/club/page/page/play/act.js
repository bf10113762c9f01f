// The dark button: it says the whole move that is chosen, with what it costs, and makes it.

import { othersGain } from "./links.js";
import { command } from "./brief.js";
import { $, make } from "../app/dom.js";
import { markChosen } from "../board/marks.js";
import { offersOf } from "../core/offers.js";
import { keepRoute } from "./routes.js";
import { whoActs } from "./status.js";
import { say } from "../i18n/text.js";

let chosen = null; // the option that the button makes
let meant = false; // the player has chosen it

/** The move that the player has chosen, "" if there is none. */
export const chosenMove = () => (meant ? String(chosen.move) : "");

const counts = (effect) => Number(/\d/.test(effect));

/** Chooses an option: it is marked, drawn on the board, and made by the dark button. What the page offers so is not meant yet: no key but that of the button makes it. */
export function choose(option, own = true) {
  chosen = option;
  meant = own && Boolean(option);
  const button = $("act");
  button.ariaDisabled = String(!option);
  for (const card of document.querySelectorAll(":is(.opt, #pass).on")) card.classList.remove("on");
  markChosen(option);
  if (!option) return keepRoute(null);
  const { text, effects: all = [] } = option, gain = othersGain(option);
  const [told, effects] = gain === null ? [text, all] : [[text, ...all].join("; "), gain ? [gain] : []]; // the words show what it brings oneself
  button.title = text;
  button.replaceChildren(make("span", { className: "hidden-word" }, told), make("span", { ariaHidden: "true" }, command($("playing").dataset.game, option)), make("kbd", { ariaHidden: "true" }, say("key-enter")),
    ...(effects.length ? [make("small", {}, ...[...effects].sort((one, other) => counts(other) - counts(one)).map((effect, i) => make("span", {}, i ? `; ${effect}` : effect)))] : [])); // what it costs comes first
  const { top } = button.children[1].getBoundingClientRect(); // the words lie in the middle, also where they are too many
  for (const effect of [...button.querySelectorAll("small > span")].filter((one) => one.getBoundingClientRect().bottom - top > button.clientHeight + 2)) effect.className = "hidden-word";
  let last = null;
  for (const card of document.querySelectorAll(`:is(.opt, #pass)[data-move="${CSS.escape(String(option.move))}"]`)) {
    card.classList.add("on");
    if (card.checkVisibility()) last = card;
  }
  keepRoute(last?.closest("li:has(> [data-move])") ?? null);
}

/** Lets go of what is chosen; the button says what there is to do instead, or offers the sum that stands there still. */
export function letGo(view) {
  const sum = document.querySelector("#options .stepper .amount")?.dataset.move;
  choose(offersOf(view).find(({ move }) => String(move) === sum) ?? null, false);
  if (chosen) return;
  $("act").title = "";
  $("act").textContent = view.asks ? say("choose-action") : whoActs(view);
}

/** Makes the button work: make(move) makes what is chosen. */
export function prepareAct(play) {
  $("act").addEventListener("click", () => { if (chosen) play(String(chosen.move)); });
}
