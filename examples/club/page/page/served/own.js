// What belongs to the player: tables, the personal link, records and name.

import { $, make } from "../app/dom.js";
import { remember, settings } from "../settings/settings.js";
import { say } from "../i18n/text.js";
import { personalLink } from "./links.js";
import { tellAtHome } from "./reason.js";
import { field } from "./rows.js";
import { become, me } from "./seats.js";
import { ask, insist } from "./server.js";

const button = (id, act) => make("button", { id, type: "button", data: { text: id }, onclick: () => act().catch(tellAtHome) }, say(id));

/** Adds the player's section to the first screen, and the link that a new player is shown; done() is called when the player is forgotten. */
export function prepareOwn(done) {
  $("home").append(make("section", { id: "own" },
    make("h2", { data: { text: "own-title" } }, say("own-title")),
    make("p", { data: { text: "own-about" } }, say("own-about")),
    make("p", { className: "row" }, button("own-show", () => showLink()), button("own-renew", renew), button("own-records", saveRecords), button("own-forget", async () => {
      if (!confirm(say("own-forget-surely"))) return;
      await insist("DELETE", "mine", { token: me() });
      become("");
      remember({ linkShown: false });
      done();
    })),
    make("div", { id: "own-link" })));
  $("look").after(make("dialog", { id: "own-first" },
    make("h2", { id: "own-first-title", data: { text: "own-title" } }, say("own-title")),
    make("p", { data: { text: "own-about" } }, say("own-about")),
    make("div", { id: "own-first-link" }),
    make("p", { className: "row" }, make("button", { type: "button", data: { text: "close", close: "" } }, say("close")))));
  $("own-first").setAttribute("aria-labelledby", "own-first-title");
}

export const hideLink = () => $("own-link").replaceChildren();

/** Shows the personal link in a place, to read, to copy, and as a code. */
async function showLink(place = $("own-link")) {
  const link = personalLink(me());
  const code = make("div", { className: "own-code", role: "img", ariaLabel: say("own-show") });
  place.replaceChildren(field(link), code);
  code.innerHTML = await ask("POST", "qr", { body: { text: link } });
}

/** Shows the personal link to a player who sits down for the first time: the seat would go with the memory of this browser. */
export async function showLinkOnce() {
  if (settings.linkShown) return;
  remember({ linkShown: true });
  $("own-first").showModal();
  await showLink($("own-first-link"));
}

async function saveRecords() {
  const file = await ask("GET", "mine/records", { token: me() });
  const address = URL.createObjectURL(file);
  make("a", { href: address, download: "railhex.zip" }).click();
  URL.revokeObjectURL(address);
}

/**
 * Takes over the seats of a personal link, if the player wants that, and says what came of it. Whoever has sent a
 * link sees what the player sees with it, so nobody is given a key unasked, nor one that holds nothing.
 */
export async function takeOver(key) {
  if (key === me()) return say("own-adopted");
  const [theirs, own] = await Promise.all([key, me()].map((token) => insist("GET", "mine", { token })));
  if (!theirs.total) return say("own-empty");
  if (!confirm(say(own.total ? "own-replace" : "own-adopt", { count: theirs.total }))) return "";
  become(key);
  return say("own-adopted");
}

/** Gives all that the player has to a new key: every link to the old one is void. */
async function renew() {
  if (!confirm(say("own-renew-surely"))) return;
  const old = me();
  become("");
  const key = me();
  become(old);
  await insist("PUT", "mine/key", { token: old, body: { key } });
  become(key);
  await showLink();
}
