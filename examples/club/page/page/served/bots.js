// Bots that sit down at a table: where a seat is free, or somebody has left.

import { $, fill, make } from "../dom.js";
import { usualBot } from "../seats.js";
import { botName, say } from "../text.js";

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
