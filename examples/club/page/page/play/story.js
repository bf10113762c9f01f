// What happened, the latest first; each line leads to its position.

import { ruleLink } from "../app/book.js";
import { $, breathe, make } from "../app/dom.js";
import { closeCard } from "./cards.js";
import { light, linesOf, showSince } from "./since.js";
import { person } from "./seats.js";
import { roundHeading, say, written } from "../i18n/text.js";

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
