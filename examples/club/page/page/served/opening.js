// The screens before one plays: links to the seats of a new table, and to sit down.

import { $, make } from "../app/dom.js";
import { say, titles } from "../i18n/text.js";
import { copying, linkTo } from "./links.js";
import { banner, field, inviteIn, seatRow, waitingFor } from "./rows.js";
import { me } from "./seats.js";
import { onBusy, server } from "./server.js";

/** The screens, of which one is shown at a time. */
const screens = ["home", "playing", "inviting", "sitting", "operator"];

let heard = new AbortController(); // of the table whose links are shown

export function show(screen) {
  if (screen !== "inviting") heard.abort();
  for (const id of screens) $(id).hidden = id !== screen;
}

/** Makes the screens. */
export function prepareOpening() {
  $("home").before(make("p", { id: "busy", role: "status", className: "now", hidden: true, data: { text: "refused-too-many" } }, say("refused-too-many")));
  onBusy((busy) => { $("busy").hidden = !busy; });
  $("playing").after(
    make("main", { id: "inviting", hidden: true }),
    make("main", { id: "sitting", hidden: true }),
    make("main", { id: "operator", hidden: true }));
}

/** Shows the links of a new table, which are told once, and who has sat down. */
export function showInvitations({ table, game, invites }, names, bots, rules) {
  show("inviting");
  const alone = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  let seats = invites.map((_, i) => ({ name: names[i] || `P${i + 1}`, bot: bots[i], taken: Boolean(bots[i]) }));
  const links = invites.map((seat) => linkTo(table, { seat }));
  const place = make("div", {}), invite = (i) => inviteIn(place, links[i], i + 1, seats[i].name);
  const way = (i) => {
    if (seats[i].taken && !seats[i].bot) return [];
    const code = make("button", { type: "button" }, say("show-code"));
    code.addEventListener("click", () => invite(i).scrollIntoView({ block: "nearest" }));
    return [copying(links[i]), ...(seats[i].bot ? [] : [code]), make("a", { className: "button", href: links[i], target: "_blank" }, say("sit-down"))];
  };
  const rows = () => seats.map((seat, i) => seatRow({ game, seats, turn: 0 }, i + 1, { ...seat, ways: way(i) }));
  const missing = () => waitingFor(seats.filter(({ taken }) => !taken).length);
  const first = bots.findIndex((bot, i) => i > 0 && !bot);
  $("inviting").replaceChildren(
    banner(game, missing(),
      make("p", { className: "facts" }, ...[say("seat-count", { count: invites.length }), ...rules].map((fact) => make("span", { className: "chip" }, fact))),
      make("p", {}, say("invitations-once"))),
    ...(alone ? [make("p", { id: "alone", className: "note hint" }, say("invitations-alone"))] : []),
    make("section", { className: "card seats" }, make("h3", {}, say("invitations")),
      make("ol", { id: "links" }, ...rows())),
    place,
    make("section", { className: "card watching" }, make("p", {}, say("watching")), field(linkTo(table))));
  if (first > 0) invite(first);
  heard.abort();
  heard = new AbortController();
  const { signal } = heard;
  server.follow(table, (view) => {
    if ($("inviting").hidden) return;
    const now = called(view).seats;
    if (now.every(({ name, taken, bot }, i) => name === seats[i].name && taken === seats[i].taken && bot === (seats[i].bot ?? ""))) return;
    seats = now;
    $("links").replaceChildren(...rows());
    document.querySelector("#inviting .banner h2").textContent = missing();
  }, { key: me(), stop: signal }).catch(() => {}); // the links hold all the same
}

/** A view whose seats all have names. */
const called = (view) => ({ ...view, seats: view.seats.map((seat, i) => ({ ...seat, name: seat.name || `P${i + 1}` })) });

/** Asks for a name to sit down by; the form is given the view of the table. */
export function showSitting(view, link, name, sit) {
  show("sitting");
  const typed = make("input", { id: "own-name", maxLength: 1000, value: name, autocomplete: /** @type {AutoFill} */ ("nickname") });
  const form = make("form", { className: "card" },
    make("p", { className: "row" }, make("label", { htmlFor: "own-name" }, say("own-name")), typed),
    make("p", { className: "row" }, make("button", { id: "sit", className: "main" }, say("sit-down")), " ", make("a", { id: "only-look", href: linkTo(link.id) }, say("look-on"))));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    sit(typed.value);
  });
  const table = called(view), free = view.seats.filter(({ taken }) => !taken).length;
  $("sitting").replaceChildren(
    banner(view.game, `${titles[view.game]}: ${say("sit-down")}`, make("p", {}, waitingFor(free))),
    make("section", { className: "card seats" }, make("h3", {}, say("seats")), make("ol", { id: "sitters" }, ...table.seats.map((seat, i) => seatRow(table, i + 1, seat)))),
    form, make("p", { id: "sitting-error", role: "alert", className: "error" }));
  typed.focus();
}
