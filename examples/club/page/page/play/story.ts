// What happened, the latest first, and what the others have done since the player's last turn.

import { ruleLink } from "../app/dialogs.js";
import { $, breathe, every, make, onKeys, span } from "../app/dom.js";
import { clear, draw } from "../board/overlay.js";
import { face } from "../board/pieces.js";
import { sinceTurn } from "../core/turns.js";
import type { Line, Step, Table, View } from "../core/types.js";
import { roundHeading, say, signed, written } from "../i18n/text.js";
import { closeCard } from "./cards.js";
import { person } from "./seats.js";

const some = 4; // moves that are told before the page breathes

/** Whose story stands in the log, and how far. */
type Told = { table: Table; tale: string; cuts: number; to: number };

const log: { told: Told | null } = { told: null };

/** Prepares the log: show(at) goes to a position, linkOf(at) gives its address. */
export function prepareStory(show: (at: number) => void, linkOf: (at: number) => Promise<string> | string): void {
  $("log").addEventListener("click", (event) => {
    const line = (event.target as Element).closest<HTMLElement>("a[data-at]");
    if (!line || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(Number(line.dataset.at));
  });
  for (const event of ["pointerover", "focusin", "pointerout", "focusout"]) {
    $("log").addEventListener(event, async (event) => {
      const target = event.target as Element, line = target.closest<HTMLAnchorElement>("a[data-at]");
      const hex = target.closest<HTMLElement>("[data-hex]")?.dataset.hex;
      clear("lit"); // the hex that a line is about is lit while it is pointed at
      if (event.type.endsWith("out")) return;
      if (hex) draw("lit", { rings: [{ hex, seat: 0 }] });
      if (line) line.href = await linkOf(Number(line.dataset.at)); // it is made when it could be asked for
    });
  }
  // The arrow keys go through the log, which the tabulator steps over: it is long, and what can be done next lies
  // behind.
  const place = $("log").parentElement!;
  onKeys({ ArrowUp: -1, ArrowDown: 1 }, (by) => {
    const links = every("a", place);
    const next = links[links.indexOf(document.activeElement) + by] ?? (by < 0 ? place : null);
    next?.focus();
    return next;
  }, place);
}

/** The seat that made the last move of a table, 0 for chance or where there is none; undefined until that is told. */
export const lastSeat = (table: Table, { last }: View): number | undefined =>
  (log.told?.table === table && log.told.to === last
    ? Number($("log").querySelector<HTMLElement>("li")?.dataset.seat ?? 0) : undefined);

/** Shows what happened; what is told already stays. It gives the steps that were not. */
export async function showStory(table: Table, view: View): Promise<Step[]> {
  const news: Step[] = [], { tale, cuts, last, at } = view, same = log.told?.table === table && log.told.tale === tale;
  closeCard(); // what it says of now is so no more
  if (same && log.told?.cuts === cuts.count - 1) {
    for (; log.told.to > cuts.at; log.told.to--) $("log").firstChild?.remove();
    log.told = { ...log.told, cuts: cuts.count };
  } else if (!same || log.told?.cuts !== cuts.count) {
    log.told = { table, tale, cuts: cuts.count, to: 0 };
    $("log").replaceChildren();
  }
  const mine = log.told!;
  while (mine.to < last) {
    const from = mine.to, to = Math.min(from + some, last), steps = await table.story(from, to);
    if (log.told !== mine || mine.to !== from) return news; // another one tells by now
    mine.to += steps.length;
    news.push(...steps);
    $("log").prepend(...steps.map((step) => entry(view, step)).reverse());
    headRounds(steps.length + 1);
    if (mine.to < to) return news; // the others were taken back, and the view that says so follows
    await breathe();
    if (table.view !== view) return news;
  }
  for (const line of $("log").querySelectorAll("[aria-current]")) line.removeAttribute("aria-current");
  if (at < last) $("log").querySelector(`[data-at="${at}"]`)?.setAttribute("aria-current", "true");
  await showSince(table, view);
  return news;
}

/** Shows the heading of a round above its latest line, among so many lines at the top. */
function headRounds(count: number): void {
  const lines: HTMLElement[] = every(":scope > li", $("log"));
  for (const [i, line] of lines.slice(0, count).entries()) {
    const above = lines[i - 1]?.dataset.round;
    line.classList.toggle("heads", Boolean(line.dataset.round) && line.dataset.round !== above);
  }
}

/** The seat whose moves are the player's own, 0 where several share the screen. */
const ownOf = ({ seats, seat, company }: View): number =>
  (company || seats.filter(({ player }) => player === person).length === 1 ? seat : 0);

/** The line of a step in the log. The tabulator passes its links over: the arrow keys go there. */
function entry(view: View, step: Step): HTMLElement {
  const { at, seat, round } = step, { game, seats } = view, own = ownOf(view), lines = linesOf(step, seats);
  const hidden = (text: string) => span("hidden-word", text);
  const event = ({ kind, text, short, rule, seat: by, points = 0, hex }: Line) => {
    const className = by ? `face c${by}${by === own ? " own" : ""}` : "face none";
    const link = make("a", { href: "#", title: short ? text : "", tabIndex: -1, data: { at } }, short ?? text);
    const more = [...(by && by === own ? [hidden(` (${say("you")})`)] : []), " "];
    const ruled = rule ? Object.assign(ruleLink(game, rule), { tabIndex: -1 }) : "";
    return make("div", { className: kind.startsWith("Olive") ? "olive" : "", data: hex ? { hex } : {} },
      make("span", { className, ariaHidden: "true" }, by ? seats[by - 1]?.name[0] ?? "" : ""),
      make("span", {}, link, ...more, ...(ruled ? [span("rule", ruled)] : [])),
      ...(points > 0 ? [make("b", { className: "gain" }, `+${written(points)}`)] : []));
  };
  return make("li", { value: at, hidden: !lines.length, data: { seat, ...(round && { round }) } },
    ...(round ? [make("h3", {}, roundHeading(game, round))] : []), ...lines.toReversed().map(event));
}

// What the others have done since the player's last turn: a line for each seat, with
// what it has gained, and rings about its hexes.

// What is told of a seat that has done several things, in a word: the first of these that it did. What scores comes
// first.
const telling = new Map(Object.entries({
  "good delivered": "did-deliver", "contract fulfilled": "did-contract", "link completed": "did-link",
  "factory built": "did-factory", "tile taken": "did-tile", "box ticked": "did-engine", "track drawn": "did-build",
  "track placed": "did-build", "tile laid": "did-build", "locomotive improved": "did-engine",
  "action taken": "did-action", "place won": "did-place", "die drafted": "did-die",
}));
const ranks = [...telling.keys()];

/** The lines of a step; a bid or a pass that changes nothing else has one too. */
function linesOf({ move, seat, lines }: Step, seats: View["seats"]): Line[] {
  const [, kind, bid] = lines.some((one) => one.seat === seat) ? [] : /^(bid|pass)\b ?(\d*)/.exec(move) ?? [];
  if (!kind) return lines;
  const few = kind === "bid" ? say("bid-of", { bid }) : say("did-pass");
  return [{ kind, seat, text: say(`story-${kind}`, { name: seats[seat - 1]!.name, bid }), few }, ...lines];
}

/** Shows it for who looks at a table, where that is a person who has had a turn. */
export async function showSince(table: Table, view: View): Promise<void> {
  const { seat: own, seats } = view;
  const since = own && !view.over && view.at === view.last ? sinceTurn(table.movers, own, view.turn) : null;
  $("since").hidden = !since || seats.length === 1;
  clear("since", "hint", "own");
  tell({});
  if (!since) return;
  const [steps, before] = await Promise.all([table.story(since.from, since.to), table.pointsAt(since.from)]);
  if (table.view !== view) return;
  const lines = steps.flatMap((step) => linesOf(step, seats)), moved = new Set(steps.map(({ seat }) => seat));
  const all = seats.map(
    (seat, i) => ({ ...seat, seat: i + 1, gain: seat.points - before[i]!, moved: moved.has(i + 1) }));
  const { gain } = all[own - 1]!, gained = gain ? say("since-own", { points: signed(gain) }) : "";
  const did = Object.fromEntries(all.map((one) => [one.seat, one.seat === own ? [gained] : inFewWords(one, lines)]));
  $("since").replaceChildren(
    make("h3", {}, span("full", say("since")),
      make("span", { className: "short", ariaHidden: "true" }, say("since-short")),
        ...(gained ? [make("span", {}, gained)] : [])),
    make("ul", {}, ...all.filter(({ seat }) => seat !== own)
      .map((one) => line(view, one, lines, did[one.seat] ?? []))));
  fold();
  tell(did);
  const rings = lines.flatMap(({ seat, hex }) => (hex && seat && seat !== own ? [{ hex, seat }] : []));
  if (!since.acted) draw("since", { rings });
}

type Words = (Node | string)[];

/** Tells in the list of players what each has done. */
function tell(did: Record<string, Words>): void {
  for (const place of document.querySelectorAll<HTMLElement>(".did[data-did]")) {
    place.replaceChildren(...(did[place.dataset.did!] ?? []).map(
      (word) => (word instanceof Node ? word.cloneNode(true) : word)));
    place.title = place.textContent;
  }
}

/** Tells each seat in a few words where the whole lines do not fit. */
function fold(): void {
  const place = $("since");
  place.classList.remove("brief");
  const hides = () => place.scrollHeight > place.clientHeight + 1 || place.scrollWidth > place.clientWidth + 1;
  place.classList.toggle("brief", hides());
  if (hides()) place.tabIndex = 0; // what is scrolled is reached by keys
  else place.removeAttribute("tabindex");
}
addEventListener("resize", fold);

/**
 * What of the lines of a seat is told first: best of what it did, or else what befell it: its tile or die was taken, or
 * it was paid.
 */
function firstOf(seat: number, lines: Line[]): Line | undefined {
  const done = lines.filter((one) => one.seat === seat && telling.has(one.kind));
  const [best] = done.sort((one, other) => ranks.indexOf(one.kind) - ranks.indexOf(other.kind));
  const befell = ({ kind, loser, to }: Line) => loser === seat || (kind === "money paid" && to === seat);
  return best ?? lines.findLast(({ kind, seat: by }) => by === seat && kind !== "turn begun") ?? lines.findLast(befell);
}

type Done = { name: string; seat: number; gain: number; moved: boolean };

/** What a seat has gained and done, in few words. */
function inFewWords({ seat, gain, moved }: Done, lines: Line[]): Words {
  const first = firstOf(seat, lines), key = first?.seat === seat ? telling.get(first.kind) : undefined;
  const gained = gain ? [make("b", {}, signed(gain)), " "] : [];
  const few = key ? say(key) : first?.few;
  if (few) return [...gained, few];
  return gain || (first && !moved) ? gained : [say(moved ? "did-idle" : "did-nothing")];
}

function line(view: View, { name, seat, gain, moved }: Done, lines: Line[], few: Words): HTMLElement {
  const first = firstOf(seat, lines), without = say(moved ? "since-idle" : gain ? "since-changed" : "since-none",
    { name });
  return make("li", { className: first || moved ? "" : "none", data: { seat } }, face(view, seat),
    span("full", first ? first.short ?? first.text : without),
    make("b", { className: "gain" }, gain ? signed(gain) : ""),
    make("span", { className: "short", ariaHidden: "true" }, make("b", {}, name, " "), span("few", ...few)));
}
