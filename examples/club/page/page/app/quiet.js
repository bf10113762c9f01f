// What the player did not cause may slip under a press that was meant for something else:
// for a moment after such a change the pointer presses nothing.

import { $ } from "./dom.js";

const moment = 300; // milliseconds

let timer = 0;

/** Something has changed that the player did not cause. */
export function hush() {
  clearTimeout(timer);
  $("playing").dataset.quiet = "";
  timer = setTimeout(() => delete $("playing").dataset.quiet, moment);
}

/** Keeps presses from what has just come under the pointer. Keys go where the focus is, which stays. */
export function prepareQuiet() {
  document.addEventListener("click", (event) => {
    if (event.detail === 0 || !("quiet" in $("playing").dataset) || !event.target.closest("#playing")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
}
