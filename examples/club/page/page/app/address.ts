// The address of the page names what is on the screen. Each screen is one step in the browser's history, the first
// screen the lowest: Back leads to it from every other.

import { $ } from "./dom.js";

/** What the address of the page names behind #, where no server and no log sees it. */
export const named = (): Partial<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(location.hash.slice(1)));

/** The address of the page that names something. */
export function addressOf(parts: Record<string, string | number | undefined>): string {
  const link = new URL("./", document.baseURI), told = Object.entries(parts).filter(([, part]) => part !== undefined);
  link.hash = new URLSearchParams(told.map(([name, part]) => [name, String(part)])).toString();
  return link.href;
}

/** Puts an address without # in place of that which is shown. */
export const leave = () => history.replaceState(null, "", "./");

/**
 * Names what is on the screen by what stands behind #, "" for the first screen; a step where that is another screen
 * than before.
 */
export function name(to: string, isStep = false): void {
  if (to === location.hash) return;
  if (isStep) history.pushState({ above: true }, "", to || "./");
  else history.replaceState(history.state, "", to || "./");
}

/** Puts the first screen below what the page was opened with. */
export function putHomeBelow(): void {
  const to = location.hash;
  if (!to || history.state?.above) return;
  leave();
  name(to, true);
}

addEventListener("hashchange", () => {
  for (const over of document.querySelectorAll<HTMLDialogElement>("dialog[open]:not(#handover)")) over.close();
  $("menu").hidePopover();
  // a link of the page, which the first screen lies below
  if (location.hash && !history.state) history.replaceState({ above: true }, "");
});
