// What the others have done since the player's last turn: a line for each seat, with
// what it has gained, and rings about its hexes.

import { $, make } from "./dom.js";
import { face } from "./pieces.js";
import { mark, unmark } from "./rings.js";
import { say, signed } from "./text.js";

// What is told of a seat that has done several things: the first of these that it did.
const telling = ["good delivered", "contract fulfilled", "link completed", "factory built", "track drawn", "track placed", "tile laid", "tile taken", "box ticked",
  "locomotive improved", "action taken", "place won", "die drafted"];

/** Shows it for who looks at a table, where that is a person who has made a move. */
export async function showSince(table, view) {
  const since = view.seat && !view.over && view.at === view.last ? table.sinceOwn?.() : null;
  $("since").hidden = !since;
  unmark("since-ring", "hint-ring", "own-ring");
  if (!since) return;
  const lines = (await table.story(since.from, since.to)).flatMap((step) => step.lines);
  if (table.view !== view) return;
  const own = view.seats[view.seat - 1].points - table.pointsAt(since.from, view.seat);
  const others = view.seats.map((seat, i) => ({ ...seat, seat: i + 1 })).filter(({ seat }) => seat !== view.seat);
  $("since").replaceChildren(
    make("h3", {}, make("span", {}, say("since")), ...(own ? [make("span", {}, say("since-own", { points: signed(own) }))] : [])),
    make("ul", {}, ...others.map((seat) => line(view, seat, lines, table.pointsAt(since.from, seat.seat)))));
  for (const { seat, hex } of lines) if (hex && seat && seat !== view.seat) mark("since-ring", hex, seat);
}

function line(view, { name, points, seat }, lines, before) {
  const done = lines.filter((one) => one.seat === seat && telling.includes(one.kind));
  const [first] = done.sort((one, other) => telling.indexOf(one.kind) - telling.indexOf(other.kind));
  return make("li", { className: first ? "" : "none", data: { seat } }, face(view, seat),
    make("span", {}, first?.text ?? say("since-none", { name })), make("b", { className: "gain" }, points === before ? "" : signed(points - before)));
}

/** Lights the hexes that a line of the log is about, or leaves them. */
export function light(hex, on) {
  unmark("lit-ring");
  if (on) mark("lit-ring", hex, 0);
}
