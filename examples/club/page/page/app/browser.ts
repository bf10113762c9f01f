// What the page asks of the browser: to save a file, to copy a text, and to keep the page.

/** Lets the browser save a text as a file of the day, or a Blob as it is. */
export function saveFile(name: string, content: string | Blob): void {
  const text = typeof content === "string", blob = text ? new Blob([content], { type: "text/plain" }) : content;
  const address = URL.createObjectURL(blob);
  const download = text ? `${name}-${new Date().toISOString().slice(0, 10)}.txt` : name;
  Object.assign(document.createElement("a"), { href: address, download }).click();
  setTimeout(() => URL.revokeObjectURL(address));
}

/** Bytes as they stand in addresses. */
export const base64url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_")
    .replaceAll("=", "");

// Copying, also where a page without TLS has no clipboard.

/** Copies a text. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const before = document.activeElement as HTMLElement | null;
    const field = Object.assign(document.createElement("textarea"), { value: text, className: "hidden" });
    (before?.closest("dialog") ?? document.body).append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
    before?.focus({ preventScroll: true });
  }
}

// The page is kept for visits without a network, where a browser can keep it.

/** Lets the browser keep the page. */
export function keepPage(): void {
  const kept = navigator.serviceWorker?.register(new URL("./sw.js", document.baseURI));
  kept?.catch(console.warn); // the page is played all the same
}
