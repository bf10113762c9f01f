// The screens before one plays: links to the seats of a new table, and to sit down.

import { $, make } from "../dom.js";
import { say, titles } from "../text.js";
import { linkTo, shown } from "./links.js";
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
export function showInvitations({ table, game, invites }, names, bots) {
  show("inviting");
  const alone = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  $("inviting").replaceChildren(
    make("h2", {}, `${titles[game]}: ${say("invitations")}`),
    make("p", {}, say("invitations-once")),
    ...(alone ? [make("p", { id: "alone" }, say("invitations-alone"))] : []),
    make("ol", { id: "links" }, ...invites.map((seat, i) => make("li", {}, shown(linkTo(table, { seat }), withBot(names[i] || `P${i + 1}`, bots[i]))))),
    make("p", {}, say("watching"), " ", shown(linkTo(table), say("look-on"))));
}

/** How a seat is called, with the bot that plays there. */
export const withBot = (name, bot) => (bot ? `${name} (${say(`player-${bot}`)})` : name);

/** Asks for a name to sit down by; the form is given the view of the table. */
export function showSitting(view, link, name, sit) {
  show("sitting");
  const field = make("input", { id: "own-name", maxLength: 40, value: name, autocomplete: "nickname" });
  const form = make("form", {},
    make("h2", {}, `${titles[view.game]}: ${say("sit-down")}`),
    make("p", { id: "sitters" }, view.seats.map((seat, i) => withBot(seat.name || `P${i + 1}`, seat.bot) + (seat.taken ? "" : ` (${say("free")})`)).join(", ")),
    make("p", { className: "row" }, make("label", { htmlFor: "own-name" }, say("own-name")), field),
    make("p", { className: "row" }, make("button", { id: "sit", className: "main" }, say("sit-down")), " ", make("a", { id: "only-look", href: linkTo(link.id) }, say("look-on"))));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    sit(field.value);
  });
  $("sitting").replaceChildren(form, make("p", { id: "sitting-error", role: "alert", className: "error" }));
  field.focus();
}
