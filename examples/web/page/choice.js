// The choice between the moves that a click on a picture could mean.

import { $ } from "./dom.js";
import { hideGhosts, showGhosts } from "./ghosts.js";
import { item } from "./options.js";
import { hideRoute } from "./routes.js";

let opener = ""; // the part that was clicked for the choice

export const choosing = () => !$("choice").hidden;

/** Offers options, with a picture of tracks if there is one, and their ghosts on the hex. */
export function openChoice(part, options, tracks, ghosts) {
  opener = part;
  $("tracks").innerHTML = tracks ?? "";
  $("choice-options").replaceChildren(...options.map(item));
  $("choice-options").classList.toggle("drawn", Boolean(tracks));
  $("choice").hidden = false;
  $("choice").classList.toggle("turning", Boolean(ghosts));
  showGhosts(part, options, ghosts);
  const first = [...$("choice").querySelectorAll("[data-move]")].find((one) => !one.closest("[hidden]"));
  first.focus({ preventScroll: true });
}

export function closeChoice() {
  hideGhosts();
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
