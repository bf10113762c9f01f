// The screens before one plays: links to the seats of a new table, and to sit down.

import { $, button, make, span } from "../app/dom.js";
import { say, titles } from "../i18n/text.js";
import { banner, inviteIn, seatRow, type Sitter, waitingFor } from "./company.js";
import type { Operations, View } from "./client.js";
import { copying, field, type Link, linkTo, me, server } from "./server.js";

/** The screens, of which one is shown at a time. */
const screens = ["home", "playing", "inviting", "sitting", "operator"];

const links = { heard: new AbortController() }; // of the table whose links are shown

export function show(screen: string): void {
  if (screen !== "inviting") links.heard.abort();
  for (const id of screens) $(id).hidden = id !== screen;
}

/** Seats that all have names. */
const called = <Seat extends { name?: string }>(seats: Seat[]) =>
  seats.map((seat, i) => ({ ...seat, name: seat.name || `P${i + 1}` }));

/** A list of seats. */
const seatsCard = (title: string, id: string, rows: Node[]) =>
  make("section", { className: "card seats" }, make("h3", {}, say(title)), make("ol", { id }, ...rows));

const missing = (seats: { taken: boolean }[]): string => waitingFor(seats.filter(({ taken }) => !taken).length);

/** Shows the links of a new table, which are told once, and who has sat down. */
export function showInvitations(
  { table, game, invites }: Operations["open"]["answer"], names: string[], bots: string[], rules: string[]): void {
  show("inviting");
  const alone = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  const linkOf = (i: number) => linkTo(table, { seat: invites[i] }), place = make("div");
  const invite = (i: number, { name }: Sitter) => inviteIn(place, linkOf(i), i + 1, name);
  const ways = (seat: Sitter, i: number) => {
    if (seat.taken && !seat.bot) return [];
    const code = button("show-code", () => invite(i, seat).scrollIntoView({ block: "nearest" }));
    const sit = make("a", { className: "button", href: linkOf(i), target: "_blank" }, say("sit-down"));
    return [copying(linkOf(i)), ...(seat.bot ? [] : [code]), sit];
  };
  const rows = (seats: Sitter[]) => seats.map(
    (seat, i) => seatRow({ game, seats, turn: 0 }, i + 1, { ...seat, ways: ways(seat, i) }));
  const first = called(invites.map((_, i) => ({ name: names[i], bot: bots[i] ?? "", taken: Boolean(bots[i]) })));
  const facts = [say("seat-count", { count: invites.length }), ...rules].map((fact) => span("chip", fact));
  $("inviting").replaceChildren(
    banner(game, missing(first), make("p", { className: "facts" }, ...facts), make("p", {}, say("invitations-once"))),
    ...(alone ? [make("p", { id: "alone", className: "note hint" }, say("invitations-alone"))] : []),
    seatsCard("invitations", "links", rows(first)), place,
    make("section", { className: "card watching" }, make("p", {}, say("watching")), field(linkTo(table))));
  const free = bots.findIndex((bot, i) => i > 0 && !bot);
  if (first[free] && free > 0) invite(free, first[free]);
  links.heard.abort();
  links.heard = new AbortController();
  let told = JSON.stringify(first.map(({ name, taken, bot }) => [name, taken, bot]));
  server.follow(table, (view) => {
    const seats = called(view.seats), now = JSON.stringify(seats.map(({ name, taken, bot }) => [name, taken, bot]));
    if ($("inviting").hidden || now === told) return;
    told = now;
    $("links").replaceChildren(...rows(seats));
    document.querySelector("#inviting .banner h2")!.textContent = missing(seats);
  }, { key: me(), stop: links.heard.signal }).catch(() => {}); // the links hold all the same
}

/** Asks for a name to sit down by; the form is given the view of the table. */
export function showSitting(view: View, link: Link, name: string, sit: (name: string) => unknown): void {
  show("sitting");
  const table = { ...view, seats: called(view.seats) };
  $("sitting-table").replaceChildren(
    banner(view.game, `${titles[view.game]}: ${say("sit-down")}`, make("p", {}, missing(view.seats))),
    seatsCard("seats", "sitters", table.seats.map((seat, i) => seatRow(table, i + 1, seat))));
  $("sitting-error").textContent = "";
  $("only-look").href = linkTo(link.id);
  $("own-name").value = name;
  $("sitting-form").onsubmit = (event) => {
    event.preventDefault();
    sit($("own-name").value);
  };
  $("own-name").focus();
}
