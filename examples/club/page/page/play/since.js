// What the others have done since the player's last turn: a line for each seat, with
// what it has gained, and rings about its hexes.

import { sinceTurn } from "../core/turns.js";
import { $, make } from "../app/dom.js";
import { face } from "../board/pieces.js";
import { clearOverlay, ring } from "../board/overlay.js";
import { say, signed } from "../i18n/text.js";

// What is told of a seat that has done several things, in words and in a word: the first of these that it did. What scores comes first.
const telling = new Map(Object.entries({
  "good delivered": "did-deliver", "contract fulfilled": "did-contract", "link completed": "did-link", "factory built": "did-factory", "tile taken": "did-tile", "box ticked": "did-engine",
  "track drawn": "did-build", "track placed": "did-build", "tile laid": "did-build", "locomotive improved": "did-engine", "action taken": "did-action", "place won": "did-place", "die drafted": "did-die",
}));
const ranks = [...telling.keys()];

/** The lines of a step; a bid or a pass that changes nothing else has one too. */
export function linesOf({ move, seat, lines }, seats) {
  const [, kind, bid] = lines.some((one) => one.seat === seat) ? [] : /^(bid|pass)\b ?(\d*)/.exec(move) ?? [];
  return kind ? [{ kind, seat, text: say(`story-${kind}`, { name: seats[seat - 1].name, bid }), few: kind === "bid" ? say("bid-of", { bid }) : say("did-pass") }, ...lines] : lines;
}

/** Shows it for who looks at a table, where that is a person who has had a turn. */
export async function showSince(table, view) {
  const since = view.seat && !view.over && view.at === view.last ? sinceTurn(table.movers, view.seat, view.turn) : null;
  $("since").hidden = !since || view.seats.length === 1;
  clearOverlay("since", "hint", "own");
  tell(new Map());
  if (!since) return;
  const [steps, before] = await Promise.all([table.story(since.from, since.to), table.pointsAt(since.from)]);
  if (table.view !== view) return;
  const lines = steps.flatMap((step) => linesOf(step, view.seats)), moved = new Set(steps.map(({ seat }) => seat));
  const own = view.seats[view.seat - 1].points - before[view.seat - 1];
  const others = view.seats.map((seat, i) => ({ ...seat, seat: i + 1 })).filter(({ seat }) => seat !== view.seat);
  $("since").replaceChildren(
    make("h3", {}, make("span", { className: "full" }, say("since")), make("span", { className: "short", ariaHidden: "true" }, say("since-short")), ...(own ? [make("span", {}, say("since-own", { points: signed(own) }))] : [])),
    make("ul", {}, ...others.map((seat) => line(view, seat, lines, before[seat.seat - 1], moved.has(seat.seat)))));
  fold();
  tell(new Map([...$("since").querySelectorAll("li")].map((one) => [one.dataset.seat, [...one.querySelector(".few").childNodes]])).set(String(view.seat), own ? [say("since-own", { points: signed(own) })] : []));
  if (!since.acted) for (const { seat, hex } of lines) if (hex && seat && seat !== view.seat) ring("since", hex, seat);
}

/** Tells in the list of players what each has done, by seats: nodes of text. */
function tell(done) {
  for (const place of document.querySelectorAll(".did[data-did]")) {
    place.replaceChildren(...(done.get(place.dataset.did) ?? []).map((node) => node.cloneNode?.(true) ?? node));
    place.title = place.textContent;
  }
}

/** Whether others did something to a seat: they took its tile or die, or paid it. */
const befell = ({ kind, loser, to }, seat) => loser === seat || (kind === "money paid" && to === seat);

/** Tells each seat in a few words where the whole lines do not fit. */
function fold() {
  const place = $("since");
  place.classList.remove("brief");
  const hides = () => place.scrollHeight > place.clientHeight + 1 || place.scrollWidth > place.clientWidth + 1;
  place.classList.toggle("brief", hides());
  if (hides()) place.tabIndex = 0; // what is scrolled is reached by keys
  else place.removeAttribute("tabindex");
}
addEventListener("resize", fold);

function line(view, { name, points, seat }, lines, before, moved) {
  const done = lines.filter((one) => one.seat === seat && telling.has(one.kind));
  const [best] = done.sort((one, other) => ranks.indexOf(one.kind) - ranks.indexOf(other.kind));
  const gain = points === before ? "" : signed(points - before), first = best ?? lines.findLast(({ kind, seat: by }) => by === seat && kind !== "turn begun") ?? lines.findLast((one) => befell(one, seat));
  const without = say(moved ? "since-idle" : gain ? "since-changed" : "since-none", { name });
  const few = best ? [say(telling.get(best.kind))] : first?.few ? [first.few] : gain || (first && !moved) ? [] : [say(moved ? "did-idle" : "did-nothing")];
  return make("li", { className: first || moved ? "" : "none", data: { seat } }, face(view, seat),
    make("span", { className: "full" }, first ? first.short ?? first.text : without), make("b", { className: "gain" }, gain),
    make("span", { className: "short", ariaHidden: "true" }, make("b", {}, name, " "), make("span", { className: "few" }, ...(gain ? [make("b", {}, gain), " "] : []), ...few)));
}

/** Lights the hexes that a line of the log is about, or leaves them. */
export function light(hex, on) {
  clearOverlay("lit");
  if (on) ring("lit", hex, 0);
}
