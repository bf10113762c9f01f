// The server, as the page speaks with it: by the client of the npm package, which lies beside this file.

import { copy } from "../app/browser.js";
import { $, make } from "../app/dom.js";
import { fitOf } from "../board/pictures.js";
import { has, say } from "../i18n/text.js";
import { notice } from "../play/advice.js";
import { remember, settings } from "../settings/settings.js";
import { newRequest, Refused, Server } from "./client.js";

export { newRequest, Refused };

/** @type {(busy: boolean) => void} */
let tellBusy = () => {};

/** Calls tell(whether) when requests begin to wait because there were too many, and when none waits any more. */
export const onBusy = (tell) => { tellBusy = tell; };

export const server = new Server(document.baseURI, { onBusy: (busy) => tellBusy(busy), tries: Infinity });

/** @typedef {{ token?: string, body?: object, query?: object, stop?: AbortSignal }} Asked */

/** Asks once. What cannot be reached throws another error than Refused. */
export const ask = (method, path, { token, ...more } = /** @type {Asked} */ ({})) => server.ask(method, path, { key: token, ...more });

/** Asks again, in the same words, until there is an answer or it is told to stop: nothing is done twice, however often it is asked for. */
export const insist = (method, path, { token, ...more } = /** @type {Asked} */ ({})) => server.insist(method, path, { key: token, ...more });

// Why a server would not do something, in the page's words.

/** What an error says to people. */
export function reason({ code, message }) {
  if (code === undefined) return say("away");
  return has(`refused-${code}`) ? say(`refused-${code}`) : message;
}

/** Says it on the first screen. */
export const tellAtHome = (error) => { $("home-notice").textContent = reason(error); };

// The player in this browser: one key, which holds the seats of the player at all tables.

const own = "railhex me";

/** The key of the player, made when it is first asked for. */
export function me() {
  let key = localStorage.getItem(own);
  if (!key) {
    key = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    localStorage.setItem(own, key);
  }
  return key;
}

/** Is another player from now on, by the key of a personal link; without one, a new player. */
export function become(key) {
  if (key) localStorage.setItem(own, key);
  else localStorage.removeItem(own);
}

// The secret word of the operator: asked for by a form, and remembered.

/** Asks for the word, and says why where one was wrong; "" if the player has none. */
function askSecret(wrong) {
  const word = make("input", { id: "secret-word", type: "password", autocomplete: "current-password", required: true });
  const none = make("button", { type: "button" }, say("close"));
  const form = make("form", { method: "dialog" },
    make("p", {}, make("label", { htmlFor: "secret-word" }, say("secret-ask"))), make("p", { className: "row" }, word),
    make("p", { role: "alert", className: "error" }, wrong ? say("secret-wrong") : ""),
    make("p", { className: "row" }, make("button", { className: "main" }, say("secret-send")), none));
  const dialog = make("dialog", { id: "secret", ariaLabel: say("secret-ask") }, form);
  let given = "";
  form.addEventListener("submit", () => { given = word.value; });
  none.addEventListener("click", () => dialog.close());
  $("look").after(dialog);
  dialog.showModal();
  return new Promise((done) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      done(given);
    });
  });
}

/** Calls act(secret) with the word that is remembered, and again with one that the player gives where the server wants another. */
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

// What a player asks a server about one table.

/** Asks for the seat of a token, or to look on without one, in the manner and look of how. */
export class TableRequests {
  token;
  how;
  #path; #pictures;
  #left = new AbortController();

  constructor(id, token, how) {
    this.token = token;
    this.how = how;
    this.#path = `tables/${id}`;
    this.#pictures = server.table(id); // the client keeps and draws them
  }

  /** Ends what is asked when the player leaves. */
  get stop() { return this.#left.signal; }

  leave() { this.#left.abort(); }

  async #unlessLeft(ask) {
    try {
      return await ask();
    } catch (error) {
      if (this.stop.aborted) return new Promise(() => {}); // nobody is there to hear it
      throw error;
    }
  }

  /** Sends one by ask or insist of server.js. */
  send(by, method, path, { query = {}, ...more } = {}) {
    const { token, stop, how } = this;
    return this.#unlessLeft(() => by(method, this.#path + path, { token, stop, query: { language: how.manner.language, ...query }, ...more }));
  }

  /** Sends one, and shows where the player looks why it was refused; a rule of the game is for the caller to show. */
  async attempt(...request) {
    try {
      return await this.send(...request);
    } catch (error) {
      if (error instanceof Refused && error.rule) throw error;
      notice(reason(error));
      return undefined;
    }
  }

  picture(name, at, otherwise) {
    const { token, stop, how } = this;
    return this.#unlessLeft(() => this.#pictures.picture(name, /** @type {any} */ ({ key: token, stop, language: how.manner.language, at, ...this.#lookOf(otherwise) })));
  }

  /** The look of tiles and routes that are laid over the map, as a query. */
  get drawn() { return this.#lookOf({ mapAlone: true, ...fitOf("map") }); }

  #lookOf(otherwise) {
    const { night, colourBlind, narrow, hexNames, mapAlone, thumbnail, codes, scale, labelPixels } = { ...this.how.look, ...otherwise };
    const flag = (on) => (on ? "" : undefined);
    return {
      "night": flag(night), "colour-blind": flag(colourBlind), "narrow": flag(narrow), "hex-names": flag(hexNames),
      "map-alone": flag(mapAlone), "thumbnail": flag(thumbnail), "codes": flag(codes), scale, "label-pixels": labelPixels,
    };
  }
}

// Links to tables and seats, and how they are shown.

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
