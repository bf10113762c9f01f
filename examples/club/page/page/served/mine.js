// What belongs to the player: tables, the personal link, records, name, and letters.

import { saveFile } from "../app/browser.js";
import { $, make } from "../app/dom.js";
import { say, titles } from "../i18n/text.js";
import { remember, settings } from "../settings/settings.js";
import { dayOf, field, momentOf } from "./company.js";
import { ask, become, insist, linkTo, me, personalLink, reason, tellAtHome } from "./server.js";

const asks = ({ seat, turn, over }) => !over && seat !== 0 && seat === turn;

const nameOf = (names, seat) => names[seat - 1] || `P${seat}`;

/** The rest of the line of a table that goes on. */
function going(one) {
  const { turn, names, due } = one;
  const whose = asks(one) ? make("em", {}, say("your-turn")) : turn ? say("turn-of", { name: nameOf(names, turn) }) : "";
  const until = due ? [" ", make("span", { className: "due" }, say("due", { when: momentOf(due) }))] : [];
  return { ways: [make("a", { className: "button main", href: linkTo(one.table) }, say("resume"))], whose: [whose, ...until] };
}

/** The rest of the line of a table that is over. */
function finished({ table, game, names, seat, opened, changed, points, winners }) {
  const button = (key, data, act) => make("button", { type: "button", data, onclick: () => act().catch(tellAtHome) }, say(key));
  const record = button("download", { record: table }, async () => saveFile(game, await ask("GET", `tables/${table}/record`, { token: me() })));
  const again = button("rematch", { again: table }, async () => {
    location.hash = linkTo((await ask("POST", `tables/${table}/rematch`, { token: me() })).table).replace(/^[^#]*/, "");
  });
  const way = (key, at) => make("a", { className: "button", href: linkTo(table, { at }) }, say(key));
  const when = changed ? make("span", { className: "due" }, dayOf(changed)) : "";
  const result = winners?.length ? [make("em", {}, winners.map((seat) => nameOf(names, seat)).join(", ")), ` (${points.join(" – ")}) `] : [];
  return { ways: [way("look-at"), way("replay", 0), record, ...(seat || opened ? [again] : [])], whose: [...result, when] };
}

function line(one) {
  const { ways, whose } = one.over ? finished(one) : going(one);
  return make("li", { data: { table: one.table } },
    make("span", {}, make("b", {}, titles[one.game] ?? one.game), " ", one.names.map((name, i) => name || `P${i + 1}`).join(", "), " ", ...whose),
    make("span", { className: "row" }, ...ways));
}

let asked = 0; // an answer that comes late shows nothing
let pages = 1; // that are shown

/** So many pages of them as are shown, and how many there are in all. */
async function listed() {
  const list = [];
  for (let page = 0; page < pages; page += 1) {
    const { tables, total } = await insist("GET", "mine", { token: me(), query: { from: list.length } });
    list.push(...tables);
    if (!tables.length || list.length >= total) return { list, rest: 0 };
    if (page + 1 === pages) return { list, rest: total - list.length };
  }
}

/** Lists them, those that wait for the player first. */
export async function showTables() {
  const mine = ++asked;
  const { list, rest } = await listed();
  if (mine !== asked) return;
  const all = list.sort((one, other) => Number(asks(other)) - Number(asks(one)));
  const now = all.filter(({ over }) => !over), then = all.filter(({ over }) => over);
  $("games-title").textContent = say("tables-here");
  $("games-title").hidden = now.length === 0;
  $("games").replaceChildren(...now.map(line));
  $("finished").hidden = then.length === 0;
  $("finished-games").replaceChildren(...then.map(line));
  $("more-games").hidden = rest === 0;
  $("more-games").textContent = say("more-games", { count: rest });
}

const often = 30_000; // milliseconds between two looks

/** Adds the place for those that are over, and looks again from time to time while the list is shown. */
export function prepareTables() {
  $("all-games").after(make("section", { id: "finished", hidden: true },
    make("h2", { data: { text: "games-finished" } }, say("games-finished")), make("ul", { id: "finished-games" })),
  make("button", { id: "more-games", type: "button", hidden: true }));
  $("more-games").addEventListener("click", () => { pages += 1; showTables(); });
  const again = () => { if (!document.hidden && !$("home").hidden) showTables(); };
  document.addEventListener("visibilitychange", again);
  setInterval(again, often);
}

// What belongs to the player: tables, the personal link, records and name.

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

// Letters by which the server tells of the turn, where it sends any.

/** Adds the place for it to the first screen. */
export function prepareMail() {
  const text = (tag, key, more = {}) => make(tag, { ...more, data: { text: key } }, say(key));
  const doing = (act) => act().catch((error) => { $("mail-said").textContent = reason(error); });
  const typed = make("input", { id: "mail-address", type: "email", required: true, autocomplete: "email" });
  const form = make("form", { className: "row" }, text("label", "mail-address", { htmlFor: typed.id }), typed, text("button", "mail-send", { id: "mail-send" }));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    doing(async () => {
      await ask("PUT", "mine/mail", { token: me(), body: { address: typed.value }, query: { language: settings.language } });
      await showMail();
      $("mail-said").textContent = say("mail-sent");
    });
  });
  const drop = text("button", "mail-drop", { type: "button", id: "mail-drop" });
  drop.addEventListener("click", () => doing(async () => {
    await insist("DELETE", "mine/mail", { token: me() });
    await showMail();
  }));
  $("own").after(make("section", { id: "mail", hidden: true }, text("h2", "mail-title"), text("p", "mail-about"),
    make("p", { id: "mail-state", hidden: true }, make("span", {}), " ", drop), form, make("p", { id: "mail-said", role: "status" })));
}

let mailAsked = 0; // an answer that comes late shows nothing
let known = ""; // where letters go, and whether that is confirmed: while it stays, so does what was typed and said

/** Shows where letters go, and the way to change that. */
export async function showMail() {
  const mine = ++mailAsked;
  const { offered, address, confirmed } = await insist("GET", "mine/mail", { token: me() });
  if (mine !== mailAsked) return;
  $("mail").hidden = !offered;
  $("mail-state").hidden = !address;
  $("mail-state").firstChild.textContent = say(confirmed ? "mail-confirmed" : "mail-waits", { address });
  const now = JSON.stringify({ address, confirmed });
  if (now === known) return;
  known = now;
  $("mail-address").value = address;
  $("mail-said").textContent = "";
}

/** The code of a letter in the address of the page, and whether it asks for more: { code, wants }, null in another address. */
export function answering(hash = location.hash) {
  const parts = new URLSearchParams(hash.slice(1));
  const wants = parts.has("mail"), code = parts.get("mail") ?? parts.get("no-mail");
  return code ? { code, wants } : null;
}

/** Answers a letter, and returns what there is to say. */
export async function answer({ code, wants }) {
  await insist("POST", "mail", { body: { code, wants } });
  return say(wants ? "mail-on" : "mail-off");
}
