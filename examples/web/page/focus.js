// The focus stays where the player acts, though what had it is drawn anew.

import { $ } from "./dom.js";

let acted = null; // where the last move was made: { within, id }

/** Notes from where a move is made, just before it is. */
export function noteFocus() {
  const place = document.activeElement;
  if ($("choice").contains(place)) return; // it was opened from where she acts
  const within = place?.closest("figure, #options");
  acted = within ? { within: within.id, id: place.id } : null;
}

/** Gives the focus back to the place, or to what can be done next near it, where it was lost. */
export function keepFocus({ asks }) {
  const lost = !document.activeElement || document.activeElement === document.body;
  if (!lost || !acted) return;
  const within = $(acted.within);
  const next = [acted.id && $(acted.id), asks && within?.querySelector(".choice[tabindex], button[data-move]"),
    asks && document.querySelector("#pictures .choice[tabindex]"), $("prompt")];
  for (const element of next) {
    if (element) element.focus({ preventScroll: true });
    if (element && element === document.activeElement) return; // what cannot be chosen any more does not take it
  }
}
