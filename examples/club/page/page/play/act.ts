// The dark button, which makes the move that is chosen, the choice between the moves that a press on the board could
// mean, and taking back.

import { signal } from "@preact/signals";
import { $, make, span } from "../app/dom.js";
import { command } from "../board/names.js";
import { startTurning, stopTurning } from "../board/overlay.js";
import type { Offer, Table, View } from "../core/types.js";
import { say } from "../i18n/text.js";
import { notice } from "./advice.js";
import { showItems, sum } from "./options.js";
import { whoActs } from "./status.js";
import { lastSeat } from "./story.js";

/** The option that the button makes, undefined for none. */
export const chosen = signal<Offer | undefined>(undefined);
const meant = signal(false); // the player has chosen it

/** The move that the player has chosen, "" if there is none. */
export const chosenMove = (): string => (meant.value && chosen.value ? chosen.value.move : "");

/**
 * Chooses an option, undefined for none: it is marked, drawn on the board, and made by the dark button. What the page
 * offers so is not meant yet: no key but that of the button makes it.
 */
export function choose(option: Offer | undefined, own = true): void {
  meant.value = own && Boolean(option);
  chosen.value = option;
  $("act").ariaDisabled = String(!option);
  for (const card of document.querySelectorAll<HTMLElement>("#pass, #tracks [data-move]")) {
    card.classList.toggle("on", card.dataset.move === option?.move);
  }
  if (option) labelAct(option);
}

/** Says the move on the button, with what it costs first, as far as there is room; of goods over links, who gains. */
function labelAct(option: Offer): void {
  const button = $("act"), { text, effects: all = [], owners = [], others } = option,
    counts = (effect: string) => Number(/\d/.test(effect));
  const effects = owners.length ? (others ? [others] : []) : [...all].sort((one, other) => counts(other) - counts(one));
  button.title = text;
  button.replaceChildren(
    span("hidden-word", owners.length ? [text, ...all].join("; ") : text),
    make("span", { ariaHidden: "true" }, command($("playing").dataset.game!, option)),
    ...(meant.value ? [make("kbd", { ariaHidden: "true" }, say("key-enter"))] : []),
    ...(effects.length
      ? [make("small", {}, ...effects.map((effect, i) => make("span", {}, i ? `; ${effect}` : effect)))] : []));
  // the words lie in the middle, also where they are too many
  const { top } = button.children[1]!.getBoundingClientRect();
  for (const effect of button.querySelectorAll("small > span")) {
    if (effect.getBoundingClientRect().bottom - top > button.clientHeight + 2) effect.className = "hidden-word";
  }
}

/**
 * Lets go of what is chosen; the button says what there is to do instead, or offers the sum that stands there still.
 */
export function letGo(view: View): void {
  choose(sum(), false);
  if (chosen.value) return;
  $("act").title = "";
  $("act").textContent = view.asks ? say("choose-action") : whoActs(view);
}

/** Makes the button work: make(move) makes what is chosen. */
export function prepareAct(play: (move: string) => unknown): void {
  $("act").addEventListener("click", () => { if (chosen.value) play(chosen.value.move); });
}

// The choice between the moves that a click on a picture could mean. It stands where the
// options stand.

const choice = { part: "" }; // that was clicked for the choice

/**
 * Offers options, with a picture of tracks if there is one, and their tracks on the hex. What is shown at first is
 * chosen.
 */
export function openChoice(part: string, options: Offer[], tracks = "", ghosts = ""): void {
  choice.part = part;
  $("tracks").innerHTML = tracks;
  showItems($("choice-options"), options);
  $("choice-options").classList.toggle("drawn", Boolean(tracks));
  $("choice").hidden = false;
  $("choose").classList.add("choosing");
  const turning = startTurning(part, options, ghosts);
  if (!turning && options.length === 1) choose(options[0]);
  const first = turning || options.length === 1 ? $("act") : $("choice").querySelector<HTMLElement>("[data-move]");
  first?.focus({ preventScroll: true });
}

/** Closes it, and returns the part that was clicked for it, "" if it was not open. */
export function closeChoice(): string {
  const { part } = choice;
  choice.part = "";
  stopTurning();
  $("choice").hidden = true;
  $("choose").classList.remove("choosing");
  $("tracks").replaceChildren();
  showItems($("choice-options"), []);
  return part;
}

// Taking back, and why that cannot be done.

/**
 * Why nothing can be taken back, as a key of the page's texts; "" where something can. What chance has decided stands
 * at every table.
 */
const noUndo = (table: Table): string => table.view.noUndo || (lastSeat(table, table.view) === 0 ? "refused-undo" : "");

/** Shows whether something can be taken back. */
export function showUndo(table: Table): void {
  const why = noUndo(table);
  $("undo").ariaDisabled = String(Boolean(why));
  $("undo").title = why && say(why);
}

/**
 * Makes the button take back at the table on the screen; pressing() gives that table once the player changes something
 * there.
 */
export function prepareUndo(playing: () => Table | null, pressing: () => Table | null): void {
  $("undo").addEventListener("click", () => {
    const table = playing(), why = table && noUndo(table);
    if (why) notice(say(why));
    else pressing()?.undo();
  });
}
