// The tables of the player: those that go on, with whose turn it is, and those that are over, with
// the record and a replay.

import { $, make } from "../app/dom.js";
import { saveFile } from "../app/file.js";
import { say, titles } from "../i18n/text.js";
import { dayOf, momentOf } from "./clock.js";
import { linkTo } from "./links.js";
import { tellAtHome } from "./reason.js";
import { me } from "./seats.js";
import { ask, insist } from "./server.js";

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
