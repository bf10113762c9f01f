// After a move the focus goes to what is asked next: a key that is pressed once more makes
// no other move.

import { $ } from "./dom.js";

let moved = false; // the player has made a move since the focus was set

/** Notes that a move is made, or a choice opened. */
export function noteFocus() {
  moved = true;
}

/** Gives the focus to what is asked after a move, once nobody else plays and the next person has the screen; reports whether it does. */
export function keepFocus({ waits, cover }) {
  if (!moved || !waits || cover) return false;
  moved = false;
  $("prompt").focus({ preventScroll: true });
  return true;
}
