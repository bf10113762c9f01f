// Stepping through a game, with buttons and with the arrow keys.

import { $ } from "../app/dom.js";

/** Makes the buttons and keys go through the table that is given. */
export function prepareReplay(table) {
  const go = (where) => {
    const at = table();
    if (at) at.show(where(at.view));
  };
  const steps = {
    first: () => 0,
    previous: ({ at }) => at - 1,
    next: ({ at }) => at + 1,
    last: ({ last }) => last,
  };
  for (const [id, where] of Object.entries(steps)) $(id).addEventListener("click", () => go(where));
  const keys = { Home: "first", ArrowLeft: "previous", ArrowRight: "next", End: "last" };
  document.addEventListener("keydown", (event) => {
    const step = steps[keys[event.key]];
    if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target.closest?.("input, select, textarea, dialog") || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    go(step);
  });
  $("continue").addEventListener("click", () => table()?.playOn());
}

const stride = 700; // milliseconds for a move of a game that is shown again

/** Shows a game again from its first decision on, move by move, until something is pressed or it has been shown. */
export function playThrough(table) {
  const stopped = new AbortController();
  for (const event of ["pointerdown", "keydown"]) addEventListener(event, () => stopped.abort(), { signal: stopped.signal });
  let at = Math.max(0, table.movers.findIndex(Boolean));
  table.show(at);
  const timer = setInterval(() => {
    if ($("playing").ariaBusy === "true") return;
    if (stopped.signal.aborted || table.view.at !== at || at === table.view.last) {
      clearInterval(timer);
      stopped.abort();
    } else table.show(++at);
  }, stride);
}

/** Shows where in the game one is. A button that has the focus keeps it. */
export function showPlace({ at, last }) {
  $("place").textContent = `${at} / ${last}`;
  for (const id of ["first", "previous"]) $(id).ariaDisabled = String(at === 0);
  for (const id of ["next", "last"]) $(id).ariaDisabled = String(at === last);
  $("continue").hidden = at === last;
  $("playing").classList.toggle("past", at < last);
}
