// What happened, the latest first, and what the others have done since the player's last turn.

import { ruleLink } from "../app/dialogs.js";
import { $, breathe, make } from "../app/dom.js";
import { clear, draw } from "../board/overlay.js";
import { face } from "../board/pieces.js";
import { sinceTurn } from "../core/turns.js";
import { roundHeading, say, signed, written } from "../i18n/text.js";
import { closeCard } from "./cards.js";
import { person } from "./seats.js";

const some = 4; // moves that are told before the page breathes

let told = null; // { table, tale, cuts, to }: whose story stands in the log, and how far

/** Prepares the log: show(at) goes to a position, linkOf(at) gives its address. */
export function prepareStory(show, linkOf) {
  $("log").addEventListener("click", (event) => {
    const line = event.target.closest("a[data-at]");
    if (!line || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(Number(line.dataset.at));
  });
  prepareArrows();
  for (const [event, on] of Object.entries({ pointerover: true, focusin: true, pointerout: false, focusout: false })) {
    $("log").addEventListener(event, ({ target }) => {
      const hex = target.closest("[data-hex]")?.dataset.hex;
      if (hex) light(hex, on);
    });
  }
  for (const event of ["pointerover", "focusin"]) { // the address is made when it could be asked for
    $("log").addEventListener(event, async ({ target }) => {
      const line = target.closest("a[data-at]");
      if (line) line.href = await linkOf(Number(line.dataset.at));
    });
  }
}

/** Makes the arrow keys go through the log, which the tabulator steps over: it is long, and what can be done next lies behind it. */
function prepareArrows() {
  const log = $("log").parentElement;
  log.addEventListener("keydown", (event) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const links = [...log.querySelectorAll("a")];
    const next = links[links.indexOf(document.activeElement) + by] ?? (by < 0 ? log : null);
    if (!next) return;
    event.preventDefault(); // it would be scrolled otherwise
    next.focus();
  });
}

/** The seat that made the last move of a table, 0 for chance or where there is none; undefined until that is told. */
export const lastSeat = (table, { last }) => (told?.table === table && told.to === last ? Number($("log").firstChild?.dataset.seat ?? 0) : undefined);

/** Shows what happened; what is told already stays. It gives the steps that were not. */
export async function showStory(table, view) {
  const news = [];
  closeCard(); // what it says of now is so no more
  const same = told?.table === table && told.tale === view.tale;
  if (same && told.cuts === view.cuts.count - 1) {
    for (; told.to > view.cuts.at; told.to--) $("log").firstChild.remove();
    told = { ...told, cuts: view.cuts.count };
  } else if (!same || told.cuts !== view.cuts.count) {
    told = { table, tale: view.tale, cuts: view.cuts.count, to: 0 };
    $("log").replaceChildren();
  }
  const mine = told;
  while (mine.to < view.last) {
    const from = mine.to;
    const to = Math.min(from + some, view.last);
    const steps = await table.story(from, to);
    if (told !== mine || mine.to !== from) return news; // another one tells by now
    mine.to += steps.length;
    news.push(...steps);
    $("log").prepend(...steps.map((step) => entry(view, step)).reverse());
    headRounds(steps.length + 1);
    if (mine.to < to) return news; // the others were taken back, and the view that says so follows
    await breathe();
    if (table.view !== view) return news;
  }
  for (const line of $("log").querySelectorAll("[aria-current]")) line.removeAttribute("aria-current");
  if (view.at < view.last) $("log").querySelector(`[data-at="${view.at}"]`)?.setAttribute("aria-current", "true");
  await showSince(table, view);
  return news;
}

/** Shows the heading of a round above its latest line, among so many lines at the top. */
function headRounds(count) {
  for (const line of [...$("log").children].slice(0, count)) {
    const above = line.previousElementSibling?.dataset.round;
    line.classList.toggle("heads", Boolean(line.dataset.round) && line.dataset.round !== above);
  }
}

/** The seat whose moves are the player's own, 0 where several share the screen. */
const ownOf = ({ seats, seat, company }) => (company || seats.filter(({ player }) => player === person).length === 1 ? seat : 0);

function entry(view, step) {
  const { at, seat, round } = step, { game, seats } = view, own = ownOf(view), lines = linesOf(step, seats);
  const line = make("li", { value: at, hidden: !lines.length, data: { seat, ...(round ? { round } : {}) } },
    ...(round ? [make("h3", {}, roundHeading(game, round))] : []), ...lines.toReversed().map(({ kind, text, short, rule, seat: by, points, hex }) =>
      make("div", { className: kind?.startsWith("Olive") ? "olive" : "", data: hex ? { hex } : {} },
        make("span", { className: by ? `face c${by}${by === own ? " own" : ""}` : "face none", ariaHidden: "true" }, by ? seats[by - 1]?.name[0] ?? "" : ""),
        make("span", {}, make("a", { href: "#", title: short ? text : "", data: { at } }, short ?? text), ...(by && by === own ? [make("span", { className: "hidden-word" }, ` (${say("you")})`)] : []), " ", ...(rule ? [make("span", { className: "rule" }, ruleLink(game, rule))] : [])),
        ...(points > 0 ? [make("b", { className: "gain" }, `+${written(points)}`)] : []))));
  for (const link of line.querySelectorAll("a")) link.tabIndex = -1; // the arrow keys go there
  return line;
}

// What the others have done since the player's last turn: a line for each seat, with
// what it has gained, and rings about its hexes.

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
  clear("since", "hint", "own");
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
  if (!since.acted) draw("since", { rings: lines.filter(({ seat, hex }) => hex && seat && seat !== view.seat) });
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
  clear("lit");
  if (on) draw("lit", { rings: [{ hex, seat: 0 }] });
}
