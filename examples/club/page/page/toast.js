// A sentence about what has just been done: it stays until the next press, for as long
// as it takes to read at least.

import { make } from "./dom.js";

const least = 1500; // milliseconds

const place = make("div", { id: "toast", role: "status", hidden: true });
let since = 0;

/** Says it. */
export function toast(text) {
  if (!place.isConnected) document.body.append(place);
  place.textContent = text;
  place.hidden = false;
  since = performance.now();
}

export function forgetToast() {
  place.hidden = true;
}

for (const event of ["pointerdown", "keydown"]) {
  addEventListener(event, () => { if (performance.now() - since > least) forgetToast(); }, true);
}
