// The server, as the page speaks with it: by the client of the npm package, which lies beside this file.

import { effect, signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { addressOf, named } from "../app/address.js";
import { copy } from "../app/browser.js";
import { $ } from "../app/dom.js";
import { has, say } from "../i18n/text.js";
import { remember, settings } from "../settings/settings.js";
import { newKey, Refused, Server } from "./client.js";

// The player in this browser: one key, which holds the seats of the player at all tables.

const own = "railhex me";

/** The key of the player. With another one the page is that of another player from now on. */
export const me = signal(localStorage.getItem(own) || newKey());

/** The server, for who has a key. */
export const serverFor = (key: string) => new Server(document.baseURI,
  { key, language: settings.language, onBusy: (busy) => { $("busy").hidden = !busy; }, tries: Infinity });

export const server = serverFor(me.value);

effect(() => {
  localStorage.setItem(own, me.value);
  server.key = me.value;
});

addEventListener("storage", ({ key, newValue }) => { // it was changed in another tab
  if (key === own && newValue) me.value = newValue;
});

/** What an error says to people, in the page's words. */
export function reason(error: unknown): string {
  if (!(error instanceof Refused)) return say("away");
  const key = `refused-${error.code}`;
  return has(key) ? say(key) : error.message;
}

/** Whether the server has refused something for a reason. */
export const isRefused = (error: unknown, code: string) => error instanceof Refused && error.code === code;

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

// Links to tables and seats, and how they are shown.

/** A table by a link, with an invitation, "" for none, and the number of moves of a position, if it says one. */
export type Link = { id: string; seat: string; at?: number | undefined };

/** The address of a table, with an invitation or the number of moves of a position. */
export const linkTo = (table: string, { seat, at }: Partial<Link> = {}) => addressOf({ table, seat, at });

/** The table that the address of the page names, null where that is none. */
export function linked(): Link | null {
  const { table: id, seat = "", at } = named();
  return id ? { id, seat, at: at === undefined ? at : Number(at) } : null;
}

/** A button that copies a link. */
export function Copying({ link }: { link: string }) {
  const [copied, tell] = useState(false);
  const press = () => copy(link).then(() => tell(true));
  return <button type="button" onClick={press}>{say(copied ? "copied" : "copy")}</button>;
}

/** A link that can be read, opened and copied. */
export const Field = ({ link }: { link: string }) => (
  <span class="field"><a href={link} target="_blank" rel="noopener">{link}</a><Copying link={link} /></span>
);

/** A link as a code for a camera. */
export const Code = ({ link, ...place }: { link: string; class: string; "aria-label": string }) => (
  <Art key={link} role="img" {...place} from={() => server.ask("POST", "qr", { body: { text: link } })} />
);

/** A place for a drawing that is on its way; it is hidden where none comes. */
export function Art({ from, ...place }: { from: () => Promise<string>; class: string; role?: "img" }) {
  const [svg, draw] = useState<string | null>("");
  useEffect(() => { from().then(draw, () => draw(null)); }, []);
  return <div {...place} hidden={svg === null} ref={(here) => { if (here && svg) here.innerHTML = svg; }} />;
}
