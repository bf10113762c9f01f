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
