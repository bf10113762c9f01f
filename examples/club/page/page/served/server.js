// The server, as the page speaks with it: by the client of the npm package, which lies beside this file.

import { copy } from "../app/browser.js";
import { $, button, make, span } from "../app/dom.js";
import { has, say } from "../i18n/text.js";
import { remember, settings } from "../settings/settings.js";
import { newKey, Server } from "./client.js";

export const server = new Server(
  document.baseURI, { onBusy: (busy) => { $("busy").hidden = !busy; }, tries: Infinity });

/** @typedef {(method: string, path: string, request?: object) => Promise<any>} Ask */

/** Asks once. What cannot be reached throws another error than Refused. */
export const ask = /** @type {Ask} */ (server.ask.bind(server));

/**
 * Asks again, in the same words, until there is an answer or it is told to stop: nothing is done twice, however often
 * it is asked for.
 */
export const insist = /** @type {Ask} */ (server.insist.bind(server));

/** What an error says to people, in the page's words. */
export function reason({ code, message }) {
  if (code === undefined) return say("away");
  return has(`refused-${code}`) ? say(`refused-${code}`) : message;
}

/** Says it on the first screen. */
export const tellAtHome = (error) => { $("home-notice").textContent = reason(error); };

// The player in this browser: one key, which holds the seats of the player at all tables.

const own = "railhex me";

/** The key of the player, made when it is first asked for. */
export const me = () => localStorage.getItem(own) ?? become(newKey());

/** Is another player from now on, by the key of a personal link; without one, a new player. */
export function become(key) {
  if (key) localStorage.setItem(own, key);
  else localStorage.removeItem(own);
  return key;
}

/** Asks for the secret word of the operator, and says why where one was wrong; "" if the player has none. */
function askSecret(wrong) {
  const dialog = /** @type {any} */ ($("secret"));
  $("secret-word").value = dialog.returnValue = "";
  $("secret-error").textContent = wrong ? say("secret-wrong") : "";
  dialog.showModal();
  return new Promise((done) => {
    dialog.addEventListener("close", () => done(dialog.returnValue && $("secret-word").value), { once: true });
  });
}

/**
 * Calls act(secret) with the word that is remembered, and again with one that the player gives where the server wants
 * another.
 */
export async function withSecret(act) {
  for (let wrong = false; ; wrong = true) {
    try {
      return await act(settings.secret ?? "");
    } catch (error) {
      const secret = error.code === "secret" ? await askSecret(wrong) : "";
      if (!secret) throw error;
      remember({ secret });
    }
  }
}

// Links to tables and seats, and how they are shown. What they name stands behind #, where no server and no log sees
// it.

function addressOf(parts) {
  const link = new URL("./", document.baseURI);
  link.hash = new URLSearchParams(parts).toString();
  return link.href;
}

/** The address of a table, with an invitation or the number of moves of a position. */
export const linkTo = (table, { seat = "", at = undefined } = {}) =>
  addressOf({ table, ...(seat && { seat }), ...(at !== undefined && { at }) });

/** The address that holds all seats of a player. */
export const personalLink = (key) => addressOf({ me: key });

/** What the address of the page names. */
export const named = () => new URLSearchParams(location.hash.slice(1));

/** The table that it names: { id, seat, at }, null where that is none. */
export function linked() {
  const parts = named();
  if (!parts.get("table")) return null;
  return { id: parts.get("table"), seat: parts.get("seat") ?? "", at: parts.has("at") ? Number(parts.get("at"))
    : undefined };
}

/** A button that copies a link. */
export const copying = (link) => button("copy", async ({ currentTarget }) => {
  await copy(link);
  currentTarget.textContent = say("copied");
});

/** A link as a field, from which it is copied. */
export const field = (link) => make("p", { className: "field" }, make("a", { href: link, target: "_blank" }, link),
  copying(link));

/** A link that can be read, opened and copied. */
export const shown = (link, text) =>
  span("row link", make("a", { href: link, target: "_blank" }, text), make("code", {}, link), copying(link));
