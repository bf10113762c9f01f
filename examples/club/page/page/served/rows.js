// Seats as rows: who sits there, and what can be done about it; and the way to invite
// somebody, as a link and as a code.

import { drawing, hasCover } from "../home/covers.js";
import { make } from "../app/dom.js";
import { face, icon } from "../board/pieces.js";
import { botName, say } from "../i18n/text.js";
import { copying } from "./links.js";
import { ask } from "./server.js";

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
