// Who sits at a table, and what they ask of each other.

import { $, make } from "../app/dom.js";
import { icon } from "../board/pieces.js";
import { say } from "../i18n/text.js";
import { seating } from "./bots.js";
import { linkTo } from "./links.js";
import { inviteIn, seatRow, waitingFor } from "./rows.js";

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
