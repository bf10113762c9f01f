// Links to tables and seats, and how they are shown.

import { copy } from "../app/copying.js";
import { make } from "../app/dom.js";
import { say } from "../i18n/text.js";

/** The address of a table, with an invitation or the number of moves of a position behind # where no server and no log sees it. */
export function linkTo(id, { seat = undefined, at = undefined } = {}) {
  const link = new URL("./", document.baseURI);
  const parts = new URLSearchParams({ table: id, ...(seat ? { seat } : {}), ...(at === undefined ? {} : { at }) });
  link.hash = parts.toString();
  return link.href;
}

/** The address that holds all seats of a player. */
export function personalLink(key) {
  const link = new URL("./", document.baseURI);
  link.hash = new URLSearchParams({ me: key }).toString();
  return link.href;
}

/** The key in a personal link, "" in another address. */
export const keyIn = (hash = location.hash) => new URLSearchParams(hash.slice(1)).get("me") ?? "";

/** What the address of the page names: { id, seat, at }, null where that is no table. */
export function linked(hash = location.hash) {
  const parts = new URLSearchParams(hash.slice(1));
  if (!parts.get("table")) return null;
  return { id: parts.get("table"), seat: parts.get("seat") ?? "", at: parts.has("at") ? Number(parts.get("at")) : undefined };
}

/** A button that copies a link. */
export function copying(link) {
  const button = make("button", { type: "button" }, say("copy"));
  button.addEventListener("click", async () => {
    await copy(link);
    button.textContent = say("copied");
  });
  return button;
}

/** A link that can be read, opened and copied. */
export const shown = (link, text) => make("span", { className: "row link" }, make("a", { href: link, target: "_blank" }, text), make("code", {}, link), copying(link));
