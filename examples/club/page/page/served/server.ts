// The server, as the page speaks with it: by the client of the npm package, which lies beside this file.

import { copy } from "../app/browser.js";
import { $, button, make, span } from "../app/dom.js";
import { has, say } from "../i18n/text.js";
import { remember, settings } from "../settings/settings.js";
import { newKey, Refused, Server } from "./client.js";

export const server = new Server(
  document.baseURI, { onBusy: (busy) => { $("busy").hidden = !busy; }, tries: Infinity });

/** Asks once. What cannot be reached throws another error than Refused. */
export const ask: Server["ask"] = server.ask.bind(server);

/**
 * Asks again, in the same words, until there is an answer or it is told to stop: nothing is done twice, however often
 * it is asked for.
 */
export const insist: Server["ask"] = server.insist.bind(server);

/** What an error says to people, in the page's words. */
export function reason(error: unknown): string {
  if (!(error instanceof Refused)) return say("away");
  const { code, message } = error;
  return has(`refused-${code}`) ? say(`refused-${code}`) : message;
}

/** Whether the server has refused something for a reason. */
export const isRefused = (error: unknown, code: string): boolean => error instanceof Refused && error.code === code;

/** Says it on the first screen. */
export const tellAtHome = (error: unknown): void => { $("home-notice").textContent = reason(error); };

// The player in this browser: one key, which holds the seats of the player at all tables.

const own = "railhex me";

/** The key of the player, made when it is first asked for. */
export const me = (): string => localStorage.getItem(own) ?? become(newKey());

/** Is another player from now on, by the key of a personal link; without one, a new player. */
export function become(key: string): string {
  if (key) localStorage.setItem(own, key);
  else localStorage.removeItem(own);
  return key;
}

/** Asks for the secret word of the operator, and says why where one was wrong; "" if the player has none. */
function askSecret(wrong: boolean): Promise<string> {
  const dialog = document.querySelector<HTMLDialogElement>("dialog#secret")!;
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
export async function withSecret<Answer>(act: (secret: string) => Promise<Answer>): Promise<Answer> {
  for (let wrong = false; ; wrong = true) {
    try {
      return await act(settings.secret ?? "");
    } catch (error) {
      const secret = isRefused(error, "secret") ? await askSecret(wrong) : "";
      if (!secret) throw error;
      remember({ secret });
    }
  }
}

// Links to tables and seats, and how they are shown. What they name stands behind #, where no server and no log sees
// it.

function addressOf(parts: Record<string, string>): string {
  const link = new URL("./", document.baseURI);
  link.hash = new URLSearchParams(parts).toString();
  return link.href;
}

/** The address of a table, with an invitation or the number of moves of a position. */
export const linkTo = (table: string, { seat = "", at }: { seat?: string; at?: number } = {}): string =>
  addressOf({ table, ...(seat && { seat }), ...(at !== undefined && { at: String(at) }) });

/** The address that holds all seats of a player. */
export const personalLink = (key: string): string => addressOf({ me: key });

/** What the address of the page names. */
export const named = (): URLSearchParams => new URLSearchParams(location.hash.slice(1));

/** A table by a link, with an invitation, "" for none, and the number of moves of a position, if it says one. */
export interface Link {
  id: string;
  seat: string;
  at?: number;
}

/** The table that it names, null where that is none. */
export function linked(): Link | null {
  const parts = named(), id = parts.get("table"), at = parts.get("at");
  return id ? { id, seat: parts.get("seat") ?? "", ...(at !== null && { at: Number(at) }) } : null;
}

/** A button that copies a link. */
export const copying = (link: string): HTMLElement => button("copy", async ({ currentTarget }) => {
  await copy(link);
  currentTarget.textContent = say("copied");
});

/** A link as a field, from which it is copied. */
export const field = (link: string): HTMLElement =>
  make("p", { className: "field" }, make("a", { href: link, target: "_blank" }, link), copying(link));

/** A link that can be read, opened and copied. */
export const shown = (link: string, text: string): HTMLElement =>
  span("row link", make("a", { href: link, target: "_blank" }, text), make("code", {}, link), copying(link));
