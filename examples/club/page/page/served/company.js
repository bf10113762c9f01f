// Who sits at a table, as rows, what they ask of each other, and the bots and the clock there.

import { $, fill, make } from "../app/dom.js";
import { face, icon } from "../board/pieces.js";
import { drawing, hasCover } from "../home/page.js";
import { botName, say } from "../i18n/text.js";
import { usualBot } from "../play/seats.js";
import { ask, copying, linkTo } from "./server.js";

/** Adds the place for it: a dialog, which opens from the bar, and what concerns everybody at once, beside what is to be done. */
export function prepareCompany(leave) {
  const button = make("button", { id: "give-up", data: { text: "leave-seat" } }, say("leave-seat"));
  button.addEventListener("click", () => {
    if (!confirm(say("leave-surely"))) return;
    $("company").close();
    leave();
  });
  const close = make("button", { data: { text: "close" }, onclick: () => $("company").close() }, say("close"));
  $("look").after(make("dialog", { id: "company" },
    make("h2", { id: "company-title", data: { text: "table" } }, say("table")), make("p", { id: "waiting" }),
    make("ul", { id: "company-seats" }), make("div", { id: "freed" }), make("ul", { id: "notes" }), make("p", { id: "rest", role: "status" }), make("p", { className: "row" }, close, button)));
  $("company").setAttribute("aria-labelledby", "company-title");
  $("says").prepend(make("p", { id: "connection", role: "status", hidden: true, className: "note refuse" }),
    make("div", { id: "wish", hidden: true, role: "status", className: "note hint" }));
  const opener = (id, className, ...sign) => {
    const one = make("button", { id, className }, ...sign, make("span", { data: { text: "table" } }, say("table")));
    one.addEventListener("click", () => $("company").showModal());
    return one;
  };
  $("open-help").before(opener("open-company", "in-play wide-only", icon("people", 18)));
  $("open-games").before(opener("menu-company", "in-play"));
  $("now").append(opener("open-free", "quiet"));
}

/** The button by which the player who opened the table frees a seat, or makes a new link to it. */
function freeing(table, seat, taken, name) {
  const button = make("button", { data: { free: seat } }, say(taken ? "free-seat" : "new-link"));
  button.addEventListener("click", async () => {
    if (taken && !confirm(say("free-surely", { name }))) return;
    const invite = await table.free(seat);
    if (invite) inviteIn($("freed"), linkTo(table.id, { seat: invite }), seat, name).scrollIntoView({ block: "nearest" });
  });
  return button;
}

/** Shows whether the table rests and whether others may look on, and the ways to change both. */
function showRest(table, { pause, closed, opened }, { seat, over }) {
  const button = (key, act) => make("button", { type: "button", data: { do: key }, onclick: act }, say(key));
  const agreed = pause?.rests || pause?.consent.includes(seat);
  const rests = over || !seat ? [] : [
    ...(pause ? [say(pause.rests ? "pause-rests" : "pause-wish"), " ", button("resume-table", () => table.pause(false)), " "] : []),
    ...(agreed ? [] : [button(pause ? "pause-agree" : "pause", () => table.pause(true)), " "]),
  ];
  $("rest").replaceChildren(...rests, ...(opened ? [button(closed ? "open-watchers" : "close-watchers", () => table.openTo(closed))] : []));
}

/** Shows it. */
export function showCompany(table, { company, game, seat, turn, over, seats: called }) {
  const { seats, wish, opened, notes, away, here } = company;
  $("connection").hidden = !away;
  $("connection").textContent = say("away");
  $("give-up").hidden = !seat;
  const free = seats.filter(({ taken }) => !taken).length;
  $("waiting").textContent = waitingFor(free);
  const late = turn && turn !== seat && here && !seats[turn - 1].bot && !here.includes(turn);
  $("open-free").hidden = !(free || late) || over;
  $("open-free").textContent = free ? waitingFor(free) : late ? say("player-away", called[turn - 1]) : "";
  $("company-seats").replaceChildren(...seats.map(({ taken, bot }, i) => seatRow({ game, seats: called, turn }, i + 1, {
    taken, bot, here: here?.includes(i + 1), className: i + 1 === turn ? "asked" : "",
    words: [...(taken ? [] : [` (${say("free")})`]), ...(i + 1 === seat ? [` (${say("you")})`] : [])],
    ways: [...(opened && i + 1 !== seat ? [freeing(table, i + 1, taken, called[i].name)] : []), ...(taken || !(opened || seat) ? [] : [seating(table, i + 1)])],
  })));
  $("notes").replaceChildren(...notes.slice(-3).map(({ kind, seat }) => make("li", {}, say(`note-${kind}`, { seat }))));
  showRest(table, company, { seat, over });
  $("wish").hidden = !wish || !seat;
  if ($("wish").hidden) return;
  const button = (key, act) => make("button", { id: key, onclick: act }, say(key));
  const agreed = wish.consent.includes(seat);
  $("wish").replaceChildren(
    make("p", {}, agreed ? say("wish-waiting") : say("wish", { name: called[wish.by - 1].name })),
    make("p", { className: "row" }, ...(agreed ? [] : [button("agree", () => table.agree())]), button("insist", () => table.insist())));
}

// Seats as rows: who sits there, and what can be done about it; and the way to invite
// somebody, as a link and as a code.

/** How a seat is called, with the bot that plays there. */
export const withBot = (name, bot) => (bot ? `${name} (${botName(bot)})` : name);

/** What stands above the seats of a table: its cover, a headline and what else is said. */
export function banner(game, headline, ...told) {
  const art = make("div", { className: "art" });
  if (hasCover(game)) drawing(game).then((svg) => { art.innerHTML = svg; });
  return make("section", { className: "card banner", data: { cover: game } }, art, make("div", { className: "in" }, make("h2", {}, headline), ...told));
}

/** How many seats are still waited for. */
export const waitingFor = (count) => (count === 0 ? say("all-seated") : say(count === 1 ? "waiting-one" : "waiting-for", { count }));

/** A seat as a row: table has its game, its seats by name and whose turn it is. */
export function seatRow(table, seat, { taken, bot, here = undefined, words = [], ways = [], className = "" }) {
  const away = taken && !bot && here === false;
  const { name } = table.seats[seat - 1];
  return make("li", { className: ["seat", className, away ? "away" : ""].filter(Boolean).join(" ") },
    taken ? face(table, seat) : make("span", { className: "face free", ariaHidden: "true" }, String(seat)),
    make("span", {}, make("b", {}, withBot(name, bot), ...words), make("small", {}, state(table, seat, { taken, bot, here }))),
    make("span", { className: "row" }, ...ways, ...(taken && !ways.length ? [icon("check", 20)] : [])));
}

/** What is said of a seat; here is whether its player is, undefined where that is unknown. */
function state({ turn }, seat, { taken, bot, here }) {
  const person = here === undefined ? "seat-taken" : here ? "seat-here" : "seat-away";
  const sits = say(!taken ? "seat-waits" : bot ? "seat-bot-sits" : person);
  return seat === turn ? `${sits} · ${say("seat-turn")}` : sits;
}

/** A link as a field, from which it is copied. */
export const field = (link) => make("p", { className: "field" }, make("a", { href: link, target: "_blank" }, link), copying(link));

/** Invites somebody to a seat in a place for that, which it returns: a code for a camera, and the link, to be copied or sent on. */
export function inviteIn(place, link, seat, name) {
  place.replaceChildren(invitation(link, say("invite-to", { seat, name })));
  return place;
}

function invitation(link, title) {
  const code = make("div", { className: "qr", role: "img", ariaLabel: say("code-of-link") });
  ask("POST", "qr", { body: { text: link } }).then((svg) => { code.innerHTML = svg; }, () => code.remove());
  const send = make("button", { type: "button", className: "main" }, say("send-link"));
  send.addEventListener("click", () => navigator.share({ url: link }).catch(() => {})); // they have thought better of it
  return make("section", { className: "card invitation" }, make("h3", {}, title),
    make("div", {}, make("p", {}, say("invite-how")),
      field(link),
      ...(navigator.share ? [make("p", { className: "row" }, send)] : [])), code);
}

// Bots that sit down at a table: where a seat is free, or somebody has left.

const kinds = new Map(); // of bots, by game
let shown = ""; // the game and the language for which they are offered

/** Adds the place for them to the panel; games are the choices of the server. */
export function prepareBots(games) {
  for (const { game, bots } of games) kinds.set(game, bots);
  const all = make("button", { id: "begin-bots", data: { text: "begin-bots" } }, say("begin-bots"));
  all.addEventListener("click", () => offered.seatBots($("bot-kind").value));
  $("company-seats").after(make("p", { id: "bots", className: "row", hidden: true },
    make("label", { htmlFor: "bot-kind", data: { text: "bot-kind" } }, say("bot-kind")), make("select", { id: "bot-kind" }), all));
}

let offered; // the table that is shown

/** Shows them to who may let bots play, where seats are free. */
export function showBots(table, { game, company: { seats, opened }, seat, over }) {
  offered = table;
  $("bots").hidden = over || !(opened || seat) || seats.every(({ taken }) => taken);
  const now = `${game} ${document.documentElement.lang}`;
  if (shown === now) return; // a list that is open stays open
  shown = now;
  fill($("bot-kind"), kinds.get(game).map((kind) => [kind, botName(kind)]), usualBot);
}

/** The button that lets a bot play at one free seat. */
export function seating(table, seat) {
  const button = make("button", { data: { bot: seat } }, say("let-bot"));
  button.addEventListener("click", () => table.seatBots($("bot-kind").value, [seat]));
  return button;
}

// How long a move may take: chosen when a table is opened, and told at the table.

const days = [1, 2, 3, 7, 14];

/** Adds the choice to the form for a new table, and the place where it is told to the panel. */
export function prepareClock() {
  $("setup").after(
    make("p", { className: "row" }, make("label", { htmlFor: "clock-days", data: { text: "clock" } }), make("select", { id: "clock-days" })),
    make("p", { className: "row", id: "clock-then", hidden: true }, make("label", { htmlFor: "clock-late", data: { text: "clock-late" } }), make("select", { id: "clock-late" })));
  $("company-seats").before(make("p", { id: "clock", hidden: true }));
  $("clock-days").addEventListener("change", () => { $("clock-then").hidden = !$("clock-days").value; });
}

/** Says the words of the choice, in the language of the page. */
export function labelClock() {
  fill($("clock-days"), /** @type {[string, string][]} */ ([["", say("clock-none")], ...days.map((count) => [count, say(count === 1 ? "clock-day" : "clock-days", { count })])]), $("clock-days").value);
  fill($("clock-late"), ["pass", "bot"].map((late) => [late, say(`clock-${late}`)]), $("clock-late").value || "pass");
}

/** What is chosen, as the server wants it; undefined for no clock. */
export const chosenClock = () => ($("clock-days").value ? { days: Number($("clock-days").value), late: $("clock-late").value } : undefined);

/** A moment, in seconds since 1970, as the player reads it. */
export const momentOf = (seconds) => new Date(seconds * 1000).toLocaleString(document.documentElement.lang, { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });

/** The day of a moment. */
export const dayOf = (seconds) => new Date(seconds * 1000).toLocaleDateString(document.documentElement.lang, { dateStyle: "medium" });

/** Tells until when a move has to be made. */
export function showClock({ company: { clock }, over, turn, seats }) {
  $("clock").hidden = !clock || over;
  if ($("clock").hidden) return;
  $("clock").textContent = clock.due ? say("clock-until", { name: seats[turn - 1].name, when: momentOf(clock.due) }) : say("clock-each", { count: clock.days });
}
