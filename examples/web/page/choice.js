// The choice between the moves that a click on a picture could mean.

import { $ } from "./dom.js";
import { item } from "./options.js";
import { hideRoute } from "./routes.js";

let opener = ""; // the part that was clicked for the choice

export const choosing = () => !$("choice").hidden;

/** Offers options, with a picture of tracks if there is one. */
export function openChoice(part, options, tracks) {
  opener = part;
  $("tracks").innerHTML = tracks ?? "";
  $("choice-options").replaceChildren(...options.map(item));
  $("choice-options").classList.toggle("drawn", Boolean(tracks));
  $("choice").hidden = false;
  $("choice").querySelector("[data-move]").focus();
}

export function closeChoice() {
  hideRoute();
  $("choice").hidden = true;
  $("tracks").replaceChildren();
  $("choice-options").replaceChildren();
}

/** Closes it without a choice: who used the keyboard is back where she was. */
export function dismissChoice() {
  if (!choosing()) return;
  closeChoice();
  document.querySelector(`[data-part="${opener}"]`)?.focus({ preventScroll: true });
}
