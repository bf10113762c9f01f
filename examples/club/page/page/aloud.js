// What is said aloud to who hears the page: each thing that others do once, and what is
// asked unless the focus goes there. Refusals are said where they stand.

import { $ } from "./dom.js";

let heard = 0; // the moves that were told
let lines = []; // what is still to be said

/** Says nothing of the moves that a table has already. */
export function beginAloud(view) {
  heard = view.last;
  lines = [];
}

/** Says what some steps did, once a position waits for somebody; focused says that its prompt has the focus. */
export function sayAloud(view, steps, focused) {
  lines.push(...steps.filter(({ at, seat }) => at > heard && seat && seat !== view.seat).flatMap((step) => step.lines.map(({ text }) => text)));
  heard = view.last;
  if (!view.waits) return;
  $("aloud").textContent = [...lines, ...(focused ? [] : [view.prompt])].join(" ");
  lines = [];
}
