// Who sits at a table, as rows, what they ask of each other, and the bots and the clock there.

import { $, button, fill, make, span } from "../app/dom.js";
import { face, icon } from "../board/pieces.js";
import { drawing, hasCover } from "../home/page.js";
import { botName, say } from "../i18n/text.js";
import { usualBot } from "../play/seats.js";
import type { RemoteTable, RemoteView as Shown } from "./remote.js";
import { ask, field, linkTo } from "./server.js";

/** How a seat is called, with the bot that plays there. */
export const withBot = (name: string, bot = ""): string => (bot ? `${name} (${botName(bot)})` : name);

/** What stands above the seats of a table: its cover, a headline and what else is said. */
export function banner(game: string, headline: string, ...told: (Node | string)[]): HTMLElement {
  const art = make("div", { className: "art" }), words = make(
    "div", { className: "in" }, make("h2", {}, headline), ...told);
  if (hasCover(game)) drawing(game).then((svg) => { art.innerHTML = svg; });
  return make("section", { className: "card banner", data: { cover: game } }, art, words);
}

/** How many seats are still waited for. */
export const waitingFor = (count: number): string =>
  say(count === 0 ? "all-seated" : count === 1 ? "waiting-one" : "waiting-for", { count });

/** Who sits at a seat: bot is "" for a person. */
export type Sitter = { name: string; taken: boolean; bot: string };

/** What a row says of a seat; here is whether its player is, undefined where that is unknown. */
type Row = Omit<Sitter, "name"> & { here?: boolean; words?: string[]; ways?: HTMLElement[]; className?: string };

/** A seat as a row: table has its game, its seats by name and whose turn it is. */
export function seatRow(table: { game: string; turn: number; seats: { name: string }[] }, seat: number, of: Row) {
  const { taken, bot, here, words = [], ways = [], className = "" } = of;
  const away = taken && !bot && here === false, person = here === undefined ? "seat-taken" : here ? "seat-here"
    : "seat-away";
  const sits = say(!taken ? "seat-waits" : bot ? "seat-bot-sits" : person);
  return make("li", { className: ["seat", className, away ? "away" : ""].filter(Boolean).join(" ") },
    taken ? face(table, seat) : make("span", { className: "face free", ariaHidden: "true" }, String(seat)),
    make("span", {}, make("b", {}, withBot(table.seats[seat - 1]!.name, bot), ...words),
      make("small", {}, seat === table.turn ? `${sits} · ${say("seat-turn")}` : sits)),
    span("row", ...ways, ...(taken && !ways.length ? [icon("check", 20)!] : [])));
}

/**
 * Invites somebody to a seat in a place for that, which it returns: a code for a camera, and the link, to be copied or
 * sent on.
 */
export function inviteIn(place: HTMLElement, link: string, seat: number, name: string): HTMLElement {
  const code = make("div", { className: "qr", role: "img", ariaLabel: say("code-of-link") });
  ask("POST", "qr", { body: { text: link } }).then((svg) => { code.innerHTML = svg; }, () => code.remove());
  const send = () => navigator.share({ url: link }).catch(() => {}); // they have thought better of it
  const sending = button("send-link", send, { className: "main" });
  place.replaceChildren(
    make("section", { className: "card invitation" }, make("h3", {}, say("invite-to", { seat, name })),
    make("div", {}, make("p", {}, say("invite-how")), field(link),
      ...("share" in navigator ? [make("p", { className: "row" }, sending)] : [])), code));
  return place;
}

// kinds by game; and the game and the language for which they are offered
const bots = { of: new Map<string, string[]>(), offered: "" };

/**
 * Makes the dialog work, which opens from the bar; games are the choices of the server, and seatBots(bot) lets one
 * play at all free seats.
 */
export function prepareCompany(
  games: { game: string; bots: string[] }[], seatBots: (bot: string) => unknown, leave: () => unknown): void {
  for (const { game, bots: kinds } of games) bots.of.set(game, kinds);
  $("begin-bots").addEventListener("click", () => seatBots($("bot-kind").value));
  for (const id of ["open-company", "menu-company", "open-free"]) $(id)
    .addEventListener("click", () => $("company").showModal());
  $("give-up").addEventListener("click", () => {
    if (!confirm(say("leave-surely"))) return;
    $("company").close();
    leave();
  });
  $("clock-days").addEventListener("change", () => { $("clock-then").hidden = !$("clock-days").value; });
}

/** Shows the bots to who may let them play, where seats are free. */
function showBots({ game, company: { seats, opened }, seat, over }: Shown): void {
  $("bots").hidden = over || !(opened || seat) || seats.every(({ taken }) => taken);
  const now = `${game} ${document.documentElement.lang}`;
  if (bots.offered === now) return; // a list that is open stays open
  bots.offered = now;
  fill($("bot-kind"), (bots.of.get(game) ?? []).map((kind) => [kind, botName(kind)]), usualBot);
}

/** The button by which the player who opened the table frees a seat, or makes a new link to it. */
function freeing(table: RemoteTable, seat: number, taken: boolean, name: string): HTMLElement {
  return button(taken ? "free-seat" : "new-link", async () => {
    if (taken && !confirm(say("free-surely", { name }))) return;
    const invite = await table.free(seat);
    if (invite) inviteIn($("freed"), linkTo(table.id, { seat: invite }), seat, name)
      .scrollIntoView({ block: "nearest" });
  }, { data: { free: seat } });
}

/** Shows whether the table rests and whether others may look on, and the ways to change both. */
function showRest(table: RemoteTable, { company: { pause, closed, opened }, seat, over }: Shown): void {
  const doing = (key: string, act: () => unknown) => button(key, act, { data: { do: key } });
  const agreed = pause?.rests || pause?.consent.includes(seat);
  const rests = over || !seat ? [] : [
    ...(pause ? [say(pause.rests ? "pause-rests" : "pause-wish"), " ", doing("resume-table", () => table.pause(false)),
      " "] : []),
    ...(agreed ? [] : [doing(pause ? "pause-agree" : "pause", () => table.pause(true)), " "]),
  ];
  $("rest").replaceChildren(
    ...rests, ...(opened ? [doing(closed ? "open-watchers" : "close-watchers", () => table.openTo(closed))] : []));
}

/** The seats of a table, with the ways to fill and to free them. */
function rows(table: RemoteTable, { company: { seats, opened, here }, game, seat, turn, seats: called }: Shown) {
  return seats.map(({ taken, bot }, i) => {
    const words = [...(taken ? [] : [` (${say("free")})`]), ...(i + 1 === seat ? [` (${say("you")})`] : [])];
    const ways = opened && i + 1 !== seat ? [freeing(table, i + 1, taken, called[i]!.name)] : [];
    const seating = () => table.seatBots($("bot-kind").value, [i + 1]);
    if (!taken && (opened || seat)) ways.push(button("let-bot", seating, { data: { bot: i + 1 } }));
    const className = i + 1 === turn ? "asked" : "";
    return seatRow(
      { game, seats: called, turn }, i + 1, { taken, bot, here: here?.includes(i + 1), className, words, ways });
  });
}

/** Shows it. */
export function showCompany(table: RemoteTable, view: Shown): void {
  const { company, seat, turn, over, seats: called } = view, { seats, notes, away, here } = company;
  $("connection").hidden = !away;
  $("give-up").hidden = !seat;
  const free = seats.filter(({ taken }) => !taken).length;
  $("waiting").textContent = waitingFor(free);
  const late = turn && turn !== seat && here && !seats[turn - 1]?.bot && !here.includes(turn);
  $("open-free").hidden = !(free || late) || over;
  $("open-free").textContent = free ? waitingFor(free) : late ? say("player-away", called[turn - 1]) : "";
  $("company-seats").replaceChildren(...rows(table, view));
  $("notes").replaceChildren(...notes.slice(-3).map(({ kind, seat }) => make("li", {}, say(`note-${kind}`, { seat }))));
  showRest(table, view);
  showWish(table, view);
  showBots(view);
  showClock(view);
}

/** Shows that somebody wants to take back a move. */
function showWish(table: RemoteTable, { company: { wish }, seat, seats }: Shown): void {
  $("wish").hidden = !wish || !seat;
  if (!wish || !seat) return;
  const agreed = wish.consent.includes(seat), agree = button("agree", () => table.agree(), { id: "agree" });
  $("wish").replaceChildren(
    make("p", {}, agreed ? say("wish-waiting") : say("wish", { name: seats[wish.by - 1]?.name })),
    make("p", { className: "row" }, ...(agreed ? [] : [agree]),
      button("insist", () => table.insist(), { id: "insist" })));
}

// How long a move may take: chosen when a table is opened, and told at the table.

const days = [1, 2, 3, 7, 14];

/** Says the words of the choice, in the language of the page. */
export function labelClock(): void {
  const named = ["", ...days].map((count): [string | number, string] =>
    [count, say(count === "" ? "clock-none" : count === 1 ? "clock-day" : "clock-days", { count })]);
  fill($("clock-days"), named, $("clock-days").value);
  fill($("clock-late"), ["pass", "bot"].map((late) => [late, say(`clock-${late}`)]), $("clock-late").value || "pass");
}

/** What is chosen, as the server wants it; undefined for no clock. */
export const chosenClock = (): { days: number; late: string } | undefined => (
  $("clock-days").value ? { days: Number($("clock-days").value), late: $("clock-late").value } : undefined);

const told = (seconds: number, how: Intl.DateTimeFormatOptions) =>
  new Date(seconds * 1000).toLocaleString(document.documentElement.lang, how);

/** A moment, in seconds since 1970, as the player reads it. */
export const momentOf = (seconds: number): string =>
  told(seconds, { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });

/** The day of a moment. */
export const dayOf = (seconds: number): string => told(seconds, { dateStyle: "medium" });

/** Tells until when a move has to be made. */
function showClock({ company: { clock }, over, turn, seats }: Shown): void {
  $("clock").hidden = !clock || over;
  if (!clock || over) return;
  const until = clock.due && say("clock-until", { name: seats[turn - 1]?.name, when: momentOf(clock.due) });
  $("clock").textContent = until || say("clock-each", { count: clock.days });
}
