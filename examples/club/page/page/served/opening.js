// The screens before one plays: links to the seats of a new table, and to sit down.

import { $, make } from "../dom.js";
import { say, titles } from "../text.js";
import { copying, linkTo } from "./links.js";
import { banner, field, inviteIn, seatRow, waitingFor } from "./rows.js";
import { onBusy } from "./server.js";

/** The screens, of which one is shown at a time. */
const screens = ["home", "playing", "inviting", "sitting"];

export function show(screen) {
  for (const id of screens) $(id).hidden = id !== screen;
}

/** Makes the screens. */
export function prepareOpening() {
  $("home").before(make("p", { id: "busy", role: "status", className: "now", hidden: true, data: { text: "refused-too-many" } }, say("refused-too-many")));
  onBusy((busy) => { $("busy").hidden = !busy; });
  $("playing").after(
    make("main", { id: "inviting", hidden: true }),
    make("main", { id: "sitting", hidden: true }));
}

/** Shows the links of a new table, which are told once. */
export function showInvitations({ table, game, invites }, names, bots, rules) {
  show("inviting");
  const alone = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  const seats = invites.map((_, i) => ({ name: names[i] || `P${i + 1}` }));
  const links = invites.map((seat) => linkTo(table, { seat }));
  const place = make("div", {}), invite = (i) => inviteIn(place, links[i], i + 1, seats[i].name);
  const way = (i) => {
    const code = make("button", { type: "button" }, say("show-code"));
    code.addEventListener("click", () => invite(i).scrollIntoView({ block: "nearest" }));
    return [copying(links[i]), ...(bots[i] ? [] : [code]), make("a", { className: "button", href: links[i], target: "_blank" }, say("sit-down"))];
  };
  const first = bots.findIndex((bot, i) => i > 0 && !bot);
  $("inviting").replaceChildren(
    banner(game, waitingFor(bots.filter((bot) => !bot).length),
      make("p", { className: "facts" }, ...[say("seat-count", { count: invites.length }), ...rules].map((fact) => make("span", { className: "chip" }, fact))),
      make("p", {}, say("invitations-once"))),
    ...(alone ? [make("p", { id: "alone", className: "note hint" }, say("invitations-alone"))] : []),
    make("section", { className: "card seats" }, make("h3", {}, say("invitations")),
      make("ol", { id: "links" }, ...invites.map((_, i) => seatRow({ game, seats, turn: 0 }, i + 1, { taken: Boolean(bots[i]), bot: bots[i], ways: way(i) })))),
    place,
    make("section", { className: "card watching" }, make("p", {}, say("watching")), field(linkTo(table))));
  if (first > 0) invite(first);
}

/** A view whose seats all have names. */
const called = (view) => ({ ...view, seats: view.seats.map((seat, i) => ({ ...seat, name: seat.name || `P${i + 1}` })) });

/** Asks for a name to sit down by; the form is given the view of the table. */
export function showSitting(view, link, name, sit) {
  show("sitting");
  const typed = make("input", { id: "own-name", maxLength: 1000, value: name, autocomplete: "nickname" });
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
