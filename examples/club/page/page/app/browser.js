// What the page asks of the browser: to save a file, to copy a text, and to keep the page.

import { make } from "./dom.js";

/** Lets the browser save a text as a file. */
export function saveFile(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  make("a", { href: address, download: `${name}-${new Date().toISOString().slice(0, 10)}.txt` }).click();
  setTimeout(() => URL.revokeObjectURL(address));
}

// Copying, also where a page without TLS has no clipboard.

/** Copies a text. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const before = /** @type {HTMLElement} */ (document.activeElement);
    const field = Object.assign(document.createElement("textarea"), { value: text, className: "hidden" });
    (before?.closest?.("dialog") ?? document.body).append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
    before?.focus({ preventScroll: true });
  }
}

// The page is kept for visits without a network, where a browser can keep it.

/** Lets the browser keep the page. */
export async function keepPage() {
  try {
    await navigator.serviceWorker?.register(new URL("./sw.js", document.baseURI));
  } catch (error) {
    console.warn(error); // the page is played all the same
  }
}
