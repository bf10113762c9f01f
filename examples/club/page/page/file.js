// Files that the page hands to the player.

import { make } from "./dom.js";

/** Lets the browser save a text as a file. */
export function saveFile(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  make("a", { href: address, download: `${name}-${new Date().toISOString().slice(0, 10)}.txt` }).click();
  setTimeout(() => URL.revokeObjectURL(address));
}
