// What belongs to the player: tables, the personal link, records, name, and letters.

import { saveFile } from "../app/browser.js";
import { $, button, make, span } from "../app/dom.js";
import { latest } from "../core/latest.js";
import { say, titles } from "../i18n/text.js";
import { remember, settings } from "../settings/settings.js";
import { dayOf, momentOf } from "./company.js";
import { newKey, type Operations } from "./client.js";
import { ask, become, field, insist, linkTo, me, named, personalLink, reason, tellAtHome } from "./server.js";

type Listed = Operations["mine"]["answer"]["tables"][number];

const asks = ({ seat, turn, over }: Listed): boolean => !over && seat !== 0 && seat === turn;

const nameOf = (names: string[], seat: number): string => names[seat - 1] || `P${seat}`;

/** The rest of the line of a table that goes on. */
function going(one: Listed) {
  const { turn, names, due } = one;
  const other = turn ? say("turn-of", { name: nameOf(names, turn) }) : "";
  const whose = asks(one) ? make("em", {}, say("your-turn")) : other;
  const until = due ? [" ", span("due", say("due", { when: momentOf(due) }))] : [];
  return { ways: [make("a", { className: "button main", href: linkTo(one.table) }, say("resume"))],
    whose: [whose, ...until] };
}

/** The rest of the line of a table that is over. */
function finished({ table, game, names, seat, opened, changed, points, winners }: Listed) {
  const record = async () => saveFile(game, await ask("GET", `tables/${table}/record`, { key: me() }));
  const again = async () => {
    const next: Operations["rematch"]["answer"] = await ask("POST", `tables/${table}/rematch`, { key: me() });
    location.hash = new URL(linkTo(next.table)).hash;
  };
  const way = (key: string, at?: number) => make("a", { className: "button", href: linkTo(table, { at }) }, say(key));
  const ways: HTMLElement[] = [
    way("look-at"), way("replay", 0), button("download", () => record().catch(tellAtHome),
    { data: { record: table } })];
  if (seat || opened) ways.push(button("rematch", () => again().catch(tellAtHome), { data: { again: table } }));
  const won = (winners ?? []).map((seat) => nameOf(names, seat)).join(", ");
  const when = changed ? span("due", dayOf(changed)) : "";
  return { ways, whose: [...(won ? [make("em", {}, won), ` (${points.join(" – ")}) `] : []), when] };
}

function line(one: Listed) {
  const { ways, whose } = one.over ? finished(one) : going(one);
  return make("li", { data: { table: one.table } },
    make("span", {}, make("b", {}, titles[one.game] ?? one.game), " ", one.names.map((_, i) => nameOf(one.names, i + 1))
      .join(", "), " ", ...whose),
    span("row", ...ways));
}

const list = { pages: 1, asking: latest() };

/** So many pages of tables as are shown, and how many more there are. */
async function listed() {
  const all: Listed[] = [];
  for (let page = 1; ; page++) {
    const query = { from: all.length };
    const { tables, total }: Operations["mine"]["answer"] = await insist("GET", "mine", { key: me(), query });
    all.push(...tables);
    const rest = tables.length ? total - all.length : 0;
    if (rest <= 0 || page === list.pages) return { all, rest };
  }
}

/** Lists them, those that wait for the player first. */
export async function showTables(): Promise<void> {
  const isLatest = list.asking();
  const { all, rest } = await listed();
  if (!isLatest()) return;
  const sorted = all.sort((one, other) => Number(asks(other)) - Number(asks(one)));
  const now = sorted.filter(({ over }) => !over), then = sorted.filter(({ over }) => over);
  $("games-title").textContent = say("tables-here");
  $("games-title").hidden = now.length === 0;
  $("games").replaceChildren(...now.map(line));
  $("finished").hidden = then.length === 0;
  $("finished-games").replaceChildren(...then.map(line));
  $("more-games").hidden = rest === 0;
  $("more-games").textContent = say("more-games", { count: rest });
}

const often = 30_000; // milliseconds between two looks

/** Makes the first screen work; done() is called when the player is forgotten. */
export function prepareMine(done: () => void): void {
  $("more-games").addEventListener("click", () => {
    list.pages++;
    showTables();
  });
  const again = () => { if (!document.hidden && !$("home").hidden) showTables(); };
  document.addEventListener("visibilitychange", again);
  setInterval(again, often);
  const forget = async () => {
    if (!confirm(say("own-forget-surely"))) return;
    await insist("DELETE", "mine", { key: me() });
    become("");
    remember({ linkShown: false });
    done();
  };
  for (const [id, act] of Object.entries({ show: () => showLink(), renew, records: saveRecords, forget })) {
    $(`own-${id}`).addEventListener("click", () => act().catch(tellAtHome));
  }
  $("mail").querySelector("form")?.addEventListener("submit", (event) => {
    event.preventDefault();
    const body = { address: $("mail-address").value };
    letters(ask("PUT", "mine/mail", { key: me(), body, query: { language: settings.language } }), say("mail-sent"));
  });
  $("mail-drop").addEventListener("click", () => letters(insist("DELETE", "mine/mail", { key: me() })));
}

export const hideLink = (): void => $("own-link").replaceChildren();

/** Shows the personal link in a place, to read, to copy, and as a code. */
async function showLink(place: HTMLElement = $("own-link")) {
  const link = personalLink(me());
  const code = make("div", { className: "own-code", role: "img", ariaLabel: say("own-show") });
  place.replaceChildren(field(link), code);
  code.innerHTML = await ask("POST", "qr", { body: { text: link } });
}

/**
 * Shows the personal link to a player who sits down for the first time: the seat would go with the memory of this
 * browser.
 */
export async function showLinkOnce(): Promise<void> {
  if (settings.linkShown) return;
  remember({ linkShown: true });
  $("own-first").showModal();
  await showLink($("own-first-link"));
}

const saveRecords = async () => saveFile("railhex.zip", await ask("GET", "mine/records", { key: me() }));

/**
 * Takes over the seats of a personal link, if the player wants that, and says what came of it. Whoever has sent a
 * link sees what the player sees with it, so nobody is given a key unasked, nor one that holds nothing.
 */
export async function takeOver(key: string): Promise<string> {
  if (key === me()) return say("own-adopted");
  const totalOf = async (key: string): Promise<number> => (await insist("GET", "mine", { key })).total;
  const [count, own] = await Promise.all([totalOf(key), totalOf(me())]);
  if (!count) return say("own-empty");
  if (!confirm(say(own ? "own-replace" : "own-adopt", { count }))) return "";
  become(key);
  return say("own-adopted");
}

/** Gives all that the player has to a new key: every link to the old one is void. */
async function renew() {
  if (!confirm(say("own-renew-surely"))) return;
  const key = newKey();
  await insist("PUT", "mine/key", { key: me(), body: { key } });
  become(key);
  await showLink();
}

// Letters by which the server tells of the turn, where it sends any.

const mail = { known: "", asking: latest() }; // where letters go: while it stays, so does what was typed and said

/** Says what came of a change. */
async function letters(change: Promise<unknown>, said = ""): Promise<void> {
  try {
    await change;
    await showMail();
    if (said) $("mail-said").textContent = said;
  } catch (error) {
    $("mail-said").textContent = reason(error);
  }
}

/** Shows where letters go, and the way to change that. */
export async function showMail(): Promise<void> {
  const isLatest = mail.asking();
  const { offered, address, confirmed }: Operations["mail"]["answer"] =
    await insist("GET", "mine/mail", { key: me() });
  if (!isLatest()) return;
  $("mail").hidden = !offered;
  $("mail-state").hidden = !address;
  $("mail-state").firstElementChild!.textContent = say(confirmed ? "mail-confirmed" : "mail-waits", { address });
  const known = `${address} ${confirmed}`;
  if (mail.known === known) return;
  mail.known = known;
  $("mail-address").value = address;
  $("mail-said").textContent = "";
}

/** Answers the letter whose code the address of the page has, and returns what there is to say. */
export async function answerLetter(): Promise<string> {
  const parts = named(), wants = parts.has("mail");
  await insist("POST", "mail", { body: { code: parts.get("mail") ?? parts.get("no-mail"), wants } });
  return say(wants ? "mail-on" : "mail-off");
}
