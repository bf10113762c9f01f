// The dark button, which makes the move that is chosen, the choice between the moves that a press on the board could
// mean, and taking back.

import { $, make } from "../app/dom.js";
import { command } from "../board/names.js";
import { keepRoute, markChosen, startTurning, stopTurning } from "../board/overlay.js";
import { offersOf } from "../core/offers.js";
import { say } from "../i18n/text.js";
import { notice } from "./advice.js";
import { othersGain } from "./links.js";
import { showItems } from "./options.js";
import { whoActs } from "./status.js";
import { lastSeat } from "./story.js";

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
  if (!option) return keepRoute("");
  const { text, effects: all = [] } = option, gain = othersGain(option);
  const [told, effects] = gain === null ? [text, all] : [[text, ...all].join("; "), gain ? [gain] : []]; // the words show what it brings oneself
  button.title = text;
  button.replaceChildren(make("span", { className: "hidden-word" }, told), make("span", { ariaHidden: "true" }, command($("playing").dataset.game, option)), make("kbd", { ariaHidden: "true" }, say("key-enter")),
    ...(effects.length ? [make("small", {}, ...[...effects].sort((one, other) => counts(other) - counts(one)).map((effect, i) => make("span", {}, i ? `; ${effect}` : effect)))] : [])); // what it costs comes first
  const { top } = button.children[1].getBoundingClientRect(); // the words lie in the middle, also where they are too many
  for (const effect of [...button.querySelectorAll("small > span")].filter((one) => one.getBoundingClientRect().bottom - top > button.clientHeight + 2)) effect.className = "hidden-word";
  for (const card of document.querySelectorAll(`:is(.opt, #pass)[data-move="${CSS.escape(option.move)}"]`)) card.classList.add("on");
  keepRoute(option.move);
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

// The choice between the moves that a click on a picture could mean. It stands where the
// options stand.

let opener = ""; // the part that was clicked for the choice

export const choosing = () => !$("choice").hidden;

/** Offers options, with a picture of tracks if there is one, and their ghosts on the hex. What is shown at first is chosen. */
export function openChoice(part, options, tracks, ghosts) {
  opener = part;
  $("tracks").innerHTML = tracks ?? "";
  showItems($("choice-options"), options);
  $("choice-options").classList.toggle("drawn", Boolean(tracks));
  $("choice").hidden = false;
  $("choose").classList.add("choosing");
  const turning = startTurning(part, options, ghosts);
  if (!turning && options.length === 1) choose(options[0]);
  const first = turning || options.length === 1 ? $("act") : $("choice").querySelector("[data-move]");
  first?.focus({ preventScroll: true });
}

export function closeChoice() {
  stopTurning();
  $("choice").hidden = true;
  $("choose").classList.remove("choosing");
  $("tracks").replaceChildren();
  showItems($("choice-options"), []);
}

/** Closes it without a choice: the player who used the keyboard is back where they were. */
export function dismissChoice() {
  if (!choosing()) return;
  closeChoice();
  document.querySelector(`[data-part="${CSS.escape(opener)}"]`)?.focus({ preventScroll: true });
}

// Taking back, and why that cannot be done.

/** Why nothing can be taken back, as a key of the page's texts; "" where something can. What chance has decided stands at every table. */
const noUndo = (table) => table.view.noUndo || (lastSeat(table, table.view) === 0 ? "refused-undo" : "");

/** Shows whether something can be taken back. */
export function showUndo(table) {
  const why = noUndo(table);
  $("undo").ariaDisabled = String(Boolean(why));
  $("undo").title = why && say(why);
}

/** Makes the button take back at the table on the screen; pressing() gives that table once the player changes something there. */
export function prepareUndo(playing, pressing) {
  $("undo").addEventListener("click", () => {
    const why = noUndo(playing());
    if (why) notice(say(why));
    else pressing().undo();
  });
}
