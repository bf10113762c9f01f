// The choice between the moves that a click on a picture could mean. It stands where the
// options stand.

import { choose } from "./act.js";
import { $ } from "./dom.js";
import { hideGhosts, showGhosts } from "./ghosts.js";
import { item } from "./options.js";

let opener = ""; // the part that was clicked for the choice

export const choosing = () => !$("choice").hidden;

/** Offers options, with a picture of tracks if there is one, and their ghosts on the hex. What is shown at first is chosen. */
export function openChoice(part, options, tracks, ghosts) {
  opener = part;
  $("tracks").innerHTML = tracks ?? "";
  $("choice-options").replaceChildren(...options.map(item));
  $("choice-options").classList.toggle("drawn", Boolean(tracks));
  $("choice").hidden = false;
  $("choose").classList.add("choosing");
  const turning = showGhosts(part, options, ghosts);
  if (!turning && options.length === 1) choose(options[0]);
  const first = turning || options.length === 1 ? $("act") : $("choice").querySelector("[data-move]");
  first?.focus({ preventScroll: true });
}

export function closeChoice() {
  hideGhosts();
  $("choice").hidden = true;
  $("choose").classList.remove("choosing");
  $("tracks").replaceChildren();
  $("choice-options").replaceChildren();
}

/** Closes it without a choice: the player who used the keyboard is back where they were. */
export function dismissChoice() {
  if (!choosing()) return;
  closeChoice();
  document.querySelector(`[data-part="${CSS.escape(opener)}"]`)?.focus({ preventScroll: true });
}
